# Co gracze wiedzą o liczbach przeciwników.

ui-numbers-agree = Co gracze wiedzą o przeciwnikach
ui-numbers-agree-shown = zdrowie i pancerz w liczbach
ui-numbers-agree-words = tylko słowa: bez ran, z ranami, u kresu sił
ui-numbers-agree-hidden = nic
ui-numbers-known = Gracze wiedzą
ui-numbers-known-agreed = jak ustalono
ui-numbers-known-shown = liczby
ui-numbers-known-words = słowa
ui-numbers-known-hidden = nic
