// What this browser remembers.  Where it remembers nothing (a private window), everything works all the same.

/** What was kept under a name; empty where nothing was. */
export function kept(name: string): string {
  try {
    return localStorage.getItem(`nde-${name}`) ?? "";
  } catch {
    return "";
  }
}

/** Keep a text under a name; an empty one is forgotten. */
export function keep(name: string, text: string): void {
  try {
    if (text) localStorage.setItem(`nde-${name}`, text);
    else localStorage.removeItem(`nde-${name}`);
  } catch {
    // nothing is kept here, and nobody need be told
  }
}

/** A draft of this tab: what was typed and not sent survives a reload. */
export function draft(name: string): string {
  try {
    return sessionStorage.getItem(`nde-draft-${name}`) ?? "";
  } catch {
    return "";
  }
}

export function keepDraft(name: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(`nde-draft-${name}`, text);
    else sessionStorage.removeItem(`nde-draft-${name}`);
  } catch {
    // as above
  }
}
