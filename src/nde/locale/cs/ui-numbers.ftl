# Co hráči vědí o číslech protivníků.

ui-numbers-agree = Co hráči vědí o protivnících
ui-numbers-agree-shown = zdraví a zbroj v číslech
ui-numbers-agree-words = jen slova: bez zranění, se zraněním, na pokraji sil
ui-numbers-agree-hidden = nic
ui-numbers-known = Hráči vědí
ui-numbers-known-agreed = podle dohody
ui-numbers-known-shown = čísla
ui-numbers-known-words = slova
ui-numbers-known-hidden = nic
