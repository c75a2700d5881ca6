# Klient pro prohlížeče, dokud nemůže mluvit sám.

client-needs-script = Tahle stránka potřebuje JavaScript; bez něj je tu stůl v terminálu, „nde play“.
client-not-built = Stránka pro prohlížeče ještě není sestavená; spusť „make play“ ve složce projektu a pak tuhle stránku načti znovu.
