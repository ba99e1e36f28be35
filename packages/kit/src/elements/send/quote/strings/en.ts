export const strings = {
  weight: 'Weight',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  choose: 'Choose a size to see the price.',
  measure: 'Enter weight and measures to see the price.',
  from: 'from {price}',
  loading: 'Calculating the price …',
  failed: 'The price cannot be calculated right now. You can send all the same: it comes in the next steps.',
} as const;
export default strings;
