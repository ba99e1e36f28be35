import bwipjs from 'bwip-js/node';

/** A barcode without a size: dark rectangles in modules, from the top left. */
export interface Symbol2d {
  readonly width: number;
  readonly height: number;
  readonly dark: readonly { x: number; y: number; width: number; height: number }[];
}

/** The text as Code 128, one module high, without its quiet zone. */
export function code128(text: string): Symbol2d {
  const [symbol] = bwipjs.raw('code128', text, {});
  if (symbol === undefined || !('sbs' in symbol)) throw new Error('The barcode has no bars');
  const dark: Symbol2d['dark'][number][] = [];
  let x = 0;
  // Bars and spaces take turns, beginning with a bar.
  symbol.sbs.forEach((width, index) => {
    if (index % 2 === 0) dark.push({ x, y: 0, width, height: 1 });
    x += width;
  });
  return { width: x, height: 1, dark };
}

/** The text as a QR code that may be covered by a sixth, without its quiet zone. */
export function qrCode(text: string): Symbol2d {
  const [symbol] = bwipjs.raw('qrcode', text, 'eclevel=M');
  if (symbol === undefined || !('pixs' in symbol)) throw new Error('The QR code has no modules');
  const { pixs, pixx: width, pixy: height } = symbol;
  const dark: Symbol2d['dark'][number][] = [];
  for (let y = 0; y < height; y += 1) {
    let start: number | undefined;
    for (let x = 0; x <= width; x += 1) {
      const isDark = x < width && pixs[y * width + x] === 1;
      if (isDark && start === undefined) start = x;
      if (!isDark && start !== undefined) {
        dark.push({ x: start, y, width: x - start, height: 1 });
        start = undefined;
      }
    }
  }
  return { width, height, dark };
}
