// What our build does besides Vite's own work: fonts with fewer letters, and everything compressed beforehand.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import subset from "subset-font";
import type { Plugin } from "vite";

/** The letters that languages of Europe have beyond Latin-1; fonts.css says the same in its unicode-range. */
const [FIRST, LAST] = [0x100, 0x17f];
const LETTERS = String.fromCodePoint(...Array.from({ length: LAST - FIRST + 1 }, (_, at) => FIRST + at));
const FONTS = ["alegreya", "alegreya-sans", "alegreya-sc"];

/** Part of a font's file name, since its content depends on it: a browser keeps what it once had by its name. */
export const LETTERS_MARK = `${FIRST.toString(16)}-${LAST.toString(16)}-a`;

/** Takes out of the fonts of further letters those we never use, which is more than half; adds their licences. */
export const fewerLetters: Plugin = {
  name: "fewer-letters",
  apply: "build",
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === "asset" && /-latin-ext-.*\.woff2$/.test(file.fileName)) {
        // Headings are large enough to do without hints for coarse screens, which are half of their file.
        const noHinting = file.fileName.includes("-sc-");
        file.source = await subset(Buffer.from(file.source), LETTERS, { targetFormat: "woff2", noHinting });
      }
    }
    const licences = FONTS.map((name) => readFile(`node_modules/@fontsource/${name}/LICENSE`, "utf-8"));
    const source = (await Promise.all(licences)).join("\n\n");
    this.emitFile({ type: "asset", fileName: "fonts-licence.txt", source });
  },
};

/** Writes scripts and styles compressed as well, so that the server never has to do it. */
export const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  async writeBundle({ dir = "" }, bundle) {
    for (const name of Object.keys(bundle).filter((one) => /\.(js|css)$/.test(one))) {
      const text = await readFile(join(dir, name));
      await writeFile(join(dir, `${name}.br`), brotliCompressSync(text));
      await writeFile(join(dir, `${name}.gz`), gzipSync(text, { level: 9 }));
    }
  },
};
