declare module "subset-font" {
  /** The font with nothing but the glyphs that a text needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; noHinting: boolean },
  ): Promise<Buffer>;
}
