import { unclobbered } from '#platform/pageDocument.ts';
import { shared } from '#platform/registry.ts';

declare module '#platform/registry.ts' {
  interface Shared {
    /** By the text of the css. */
    styleSheets: WeakMap<Document, Map<string, CSSStyleSheet>>;
    addedStyles: WeakMap<ShadowRoot, Set<string>>;
  }
}

/**
 * Constructed style sheets, one per piece of css and document, shared by every shadow root.
 * Made only when first needed: `new CSSStyleSheet()` does not exist in Node.
 */
const sheetsOf = () => shared('styleSheets', () => new WeakMap<Document, Map<string, CSSStyleSheet>>());

function sheet(css: string, document: Document): CSSStyleSheet[] {
  const window = unclobbered(document).defaultView;
  if (!window) return [];
  const known = sheetsOf().get(document) ?? new Map<string, CSSStyleSheet>();
  sheetsOf().set(document, known);
  let made = known.get(css);
  if (!made) {
    made = new window.CSSStyleSheet();
    made.replaceSync(css);
    known.set(css, made);
  }
  return [made];
}

/** What lazily loaded parts have added, so that it comes along to another document. */
const added = () => shared('addedStyles', () => new WeakMap<ShadowRoot, Set<string>>());

/** Gives a shadow root its sheets; again after a move to another document. */
export function adoptSheets(root: ShadowRoot, css: readonly string[]): void {
  const texts = [...new Set([...css, ...(added().get(root) ?? [])])];
  root.adoptedStyleSheets = texts.flatMap((text) => sheet(text, root.host.ownerDocument));
}

/** Adds a sheet that came later to those of a shadow root; once is enough. */
export function addSheet(root: ShadowRoot, css: string): void {
  const texts = added().get(root) ?? new Set<string>();
  added().set(root, texts);
  if (texts.has(css)) return;
  texts.add(css);
  const standing = root.adoptedStyleSheets;
  const missing = sheet(css, root.host.ownerDocument).filter((one) => !standing.includes(one));
  root.adoptedStyleSheets = [...standing, ...missing];
}
