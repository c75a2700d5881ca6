// Links on their way to somebody else: through the clipboard, or as a picture that a phone reads.

/** Copy what stands in a field; without https there is no clipboard, and the old way still works. */
export async function copied(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy");
  }
}

/** A link as a picture; empty where it cannot be had.  It goes in the body, as a key never stands in an address. */
export async function qrCode(link: string): Promise<string> {
  try {
    const answer = await fetch("/qr", { method: "POST", body: link });
    return answer.ok ? `data:image/svg+xml,${encodeURIComponent(await answer.text())}` : "";
  } catch {
    return "";
  }
}
