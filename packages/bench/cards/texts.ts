/** The texts of both hand-made cards, the same as the kit's own. */
export const texts = {
  'tab.track': 'Track',
  'tab.send': 'Send',
  'entry.label': 'Package ID',
  'entry.example': 'For example FR7K-2M9P-QX4E',
  'entry.submit': 'Track parcel',
  'entry.missing': 'Please enter a package ID',
  'send.pickup': 'Pickup address',
  'send.dropoff': 'Drop-off address',
  'send.submit': 'Continue',
  'send.missing': 'Please enter both addresses',
  help: 'Need help? Call +46 10 000 00 00',
};
export const helpLink = 'tel:+46100000000';
