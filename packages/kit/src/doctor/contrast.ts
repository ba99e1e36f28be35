type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Text and its background as they are painted. */
export interface Contrast {
  readonly tag: string;
  readonly text: string;
  /** 1 for none, 21 for black on white. */
  readonly ratio: number;
}

let pen: CanvasRenderingContext2D | null | undefined;
const painted = new Map<string, Rgba>();

/** A computed colour in any of the notations of CSS, as the browser itself paints it. */
function rgbaOf(colour: string): Rgba {
  const known = painted.get(colour);
  if (known) return known;
  pen ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pen) return [0, 0, 0, 0];
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  const rgba: Rgba = [red, green, blue, alpha / 255];
  painted.set(colour, rgba);
  return rgba;
}

const over = ([r, g, b, alpha]: Rgba, [red, green, blue]: Rgba): Rgba => [
  r * alpha + red * (1 - alpha),
  g * alpha + green * (1 - alpha),
  b * alpha + blue * (1 - alpha),
  1,
];

/** The element around another, across the borders of shadow roots. */
const around = (element: Element): Element | null => {
  const { assignedSlot, parentElement } = element;
  const root = element.getRootNode();
  return assignedSlot ?? parentElement ?? (root instanceof ShadowRoot ? root.host : null);
};

/** The background behind an element's text; undefined where a picture is part of it. */
function backgroundOf(element: Element): Rgba | undefined {
  const layers: Rgba[] = [];
  for (let each: Element | null = element; each; each = around(each)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(each);
    if (backgroundImage !== 'none') return undefined;
    layers.unshift(rgbaOf(backgroundColor));
    if (layers[0]?.[3] === 1) break;
  }
  const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark';
  const canvas: Rgba = isDark ? [18, 18, 18, 1] : [255, 255, 255, 1];
  return layers.reduce((below, layer) => over(layer, below), canvas);
}

/** Relative luminance of WCAG 2. */
function luminance([...channels]: Rgba): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const ratioOf = (one: Rgba, other: Rgba): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const ownText = (element: Element): string =>
  [...element.childNodes]
    .flatMap((node) => (node instanceof Text ? (node.data.trim() ? node.data.trim() : []) : []))
    .join(' ');

function contrastOf(element: HTMLElement, tag: string): Contrast | undefined {
  const text = ownText(element);
  if (!text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    return undefined;
  if (element.closest(':disabled, .visually-hidden')) return undefined;
  const background = backgroundOf(element);
  if (!background) return undefined;
  return { tag, text, ratio: ratioOf(over(rgbaOf(getComputedStyle(element).color), background), background) };
}

/** The text of the kit's elements that is hardest to read on this page; undefined while none is shown. */
export function lowestContrast(): Contrast | undefined {
  const found = [...document.querySelectorAll<HTMLElement>('*')]
    .filter(({ localName, shadowRoot }) => localName.startsWith('freight-') && shadowRoot)
    .flatMap((host) =>
      [...(host.shadowRoot?.querySelectorAll<HTMLElement>('.root *') ?? [])].flatMap(
        (element) => contrastOf(element, host.localName) ?? [],
      ),
    );
  return found.sort((one, other) => one.ratio - other.ratio)[0];
}
