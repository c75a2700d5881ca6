"""The packs that come with the package, one TOML file each; `nde.rules.pack` reads them."""
