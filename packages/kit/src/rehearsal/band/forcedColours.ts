import { kitElements } from './kitElements.ts';

const query = '(forced-colors: active)';
/** The kit's own rules for forced colours, while they apply without them. */
const opened = new Set<CSSMediaRule>();

/** What a browser does to a page in forced colours, as far as a style sheet can. */
const css = `
.root, .root * { background-color: Canvas !important; background-image: none !important; color: CanvasText !important;
  border-color: CanvasText !important; box-shadow: none !important; text-shadow: none !important; }
.root a { color: LinkText !important; }
.root :is(button, input, select, textarea) { border: 1px solid ButtonBorder !important; }
.root :is(:disabled, [aria-disabled="true"]) { color: GrayText !important; }`;
let sheet: CSSStyleSheet | undefined;

function open(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === query) {
      opened.add(rule);
      rule.media.mediaText = 'all';
    }
    if (rule instanceof CSSGroupingRule) open(rule.cssRules);
  }
}

/** Shows the elements in the system's own colours, with the rules they have for it. */
export function forceColours(isOn: boolean): void {
  if (!isOn && !sheet) return;
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(isOn ? css : '');
  if (!isOn) {
    for (const { media } of opened) media.mediaText = query;
    opened.clear();
    return;
  }
  for (const { shadowRoot } of kitElements()) {
    if (!shadowRoot) continue;
    for (const { cssRules } of shadowRoot.adoptedStyleSheets) open(cssRules);
    if (!shadowRoot.adoptedStyleSheets.includes(sheet))
      shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, sheet];
  }
}
