// Files that are made here and saved by the browser.

/** Let the browser save something as a file. */
export function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser needs the address until it has begun to read.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A document as a JSON file. */
export const asJson = (document: unknown): Blob =>
  new Blob([`${JSON.stringify(document, null, 2)}\n`], { type: "application/json" });
