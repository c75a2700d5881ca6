# Klient dla przeglądarek, dopóki sam nie może mówić.

client-needs-script = Ta strona potrzebuje JavaScriptu; bez niego stołem w terminalu jest „nde play”.
client-not-built = Strona dla przeglądarek nie jest jeszcze zbudowana; uruchom „make play” w folderze projektu, a potem wczytaj tę stronę ponownie.
