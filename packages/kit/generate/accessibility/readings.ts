/** Tags without `freight-` that a screen reader has read, with the heading of `docs/figures/screenReader.md` about them. */
export const readings: Readonly<Record<string, string>> = {
  track: 'freight-track',
  price: 'freight-price',
  send: 'freight-send',
  'sign-in': 'freight-send',
};
