export const strings = {
  'parcel.label': 'Your saved parcels',
  'parcel.choose': 'Choose a parcel',
  'parcel.save': 'Save this parcel',
  'recipient.save': 'Save in the address book',
  'recipient.update': 'Update the address book',
  saved: 'Saved in your address book',
  failed: 'It could not be saved. Please try again.',
} as const;

export default strings;
