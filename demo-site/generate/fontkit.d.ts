/** The few parts of fontkit that `pictures.ts` uses; the library has no types. */
declare module 'fontkit' {
  interface Font {
    unitsPerEm: number;
    layout(text: string): {
      glyphs: { path: { toSVG(): string } }[];
      positions: { xAdvance: number }[];
    };
  }
  export function openSync(file: string): Font;
}
