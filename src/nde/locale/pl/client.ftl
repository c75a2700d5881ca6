# Klient dla przeglądarek, dopóki sam nie może mówić.

client-needs-script = Ta strona potrzebuje JavaScriptu; bez niego możesz grać w terminalu poleceniem „nde play”.
client-not-built = Klient przeglądarkowy nie jest jeszcze zbudowany; uruchom „make play” w folderze projektu, a potem wczytaj tę stronę ponownie.
