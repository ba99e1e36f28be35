export const strings = {
  weight: 'Weight',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  choose: 'Choose a size to see the price.',
  measure: 'Enter weight and size to see the price.',
  from: 'from {price}',
  loading: 'Calculating the price…',
  failed: 'The price can’t be calculated right now. You can carry on; you’ll see the price in the next step.',
} as const;
export default strings;
