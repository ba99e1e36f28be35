export const strings = {
  sizes: 'Size',
  'size.letterbox': 'Letterbox parcel',
  'size.parcel': 'Parcel',
  'size.halfPallet': 'Half pallet',
  'size.pallet': 'EUR pallet',
  'size.own': 'Custom size',
  measures: '{sides}, {weight}',
} as const;
export default strings;
