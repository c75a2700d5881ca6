# Klient pro prohlížeče, dokud nemůže mluvit sám.

client-needs-script = Tahle stránka potřebuje JavaScript; bez něj můžeš hrát v terminálu příkazem „nde play“.
client-not-built = Webový klient ještě není sestavený; spusť „make play“ ve složce projektu a pak tuhle stránku načti znovu.
