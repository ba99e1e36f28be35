/** Amounts as the language writes them, with their units in words. */
const inUnit = (
  value: number,
  language: string,
  unit: string,
  unitDisplay: 'short' | 'long',
  decimals: number,
) =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: decimals,
  }).format(value);

export const kilometres = (value: number, language: string): string =>
  inUnit(value, language, 'kilometer', 'short', 1);
export const kilograms = (value: number, language: string): string =>
  inUnit(value, language, 'kilogram', 'short', 3);
export const hours = (value: number, language: string): string => inUnit(value, language, 'hour', 'long', 0);

/** `120 × 80 × 100 cm`: length, width, height [WIZ-51]. */
export function centimetres(
  sides: { length: number; width: number; height: number },
  language: string,
): string {
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  return `${[sides.length, sides.width, sides.height].map((side) => plain.format(side)).join(' × ')} cm`;
}
