import { shared } from '#runtime/runtime.ts';

/**
 * Constructed style sheets, one per piece of css and document, shared by every shadow root.
 * Made only when first needed: `new CSSStyleSheet()` does not exist in Node.
 */
const sheetsOf = shared('styleSheets', () => new WeakMap<Document, Map<string, CSSStyleSheet>>());

function sheet(css: string, document: Document): CSSStyleSheet[] {
  const window = document.defaultView;
  if (!window) return [];
  const known = sheetsOf.get(document) ?? new Map<string, CSSStyleSheet>();
  sheetsOf.set(document, known);
  let made = known.get(css);
  if (!made) {
    made = new window.CSSStyleSheet();
    made.replaceSync(css);
    known.set(css, made);
  }
  return [made];
}

/** Gives a shadow root its sheets; again after a move to another document. */
export function adoptSheets(root: ShadowRoot, css: readonly string[]): void {
  root.adoptedStyleSheets = css.flatMap((text) => sheet(text, root.host.ownerDocument));
}
