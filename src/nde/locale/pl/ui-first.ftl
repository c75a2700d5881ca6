# Pierwsza minuta, wyjaśniona raz.

ui-first-title = Witaj przy stole
ui-first-see-map = Na mapie bohaterowie są okrągli, a przeciwnicy kwadratowi. Kliknij kogokolwiek, by zobaczyć, co można z nim zrobić.
ui-first-see-scene = Scena jest opowiedziana pośrodku, a wszystko, co się wydarzyło, znajdziesz w dzienniku.
ui-first-see-phone = Na górze jest to, co się właśnie stało, pod spodem to, co twój bohater może teraz zrobić. Pasek na dole prowadzi do karty, mapy i dziennika.
ui-first-do = Powiedz własnymi słowami, co robi twój bohater, albo naciśnij przycisk. Zielone kratki są w zasięgu ruchu.
ui-first-lead = Prowadzisz tę grę: narzędzia są nad dziennikiem, a każdy żeton można jednym kliknięciem ukryć, przemianować albo usunąć.
ui-first-odds = Procent na przycisku to dokładna szansa, że uda ci się to, czego chcesz; wskaż go, by zobaczyć, o czym jeszcze decydują kości.
ui-first-odds-phone = Procent na przycisku to dokładna szansa, że uda ci się to, czego chcesz. Dotknij słowa przed nim, by zobaczyć, o czym jeszcze decydują kości.
ui-first-turn = Niebieski znacznik na górze mówi, czyja jest tura. Gdy twój bohater skończy, naciśnij „Gotowe”.
ui-first-close = Jasne
