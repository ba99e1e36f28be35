/** The card that asks for the package ID. */
export const strings = {
  'entry.label': 'Package ID',
  'entry.example': 'For example FR7K-2M9P-QX4E',
  'entry.submit': 'Track parcel',
  'error.idMissing': 'Please enter a package ID',
  'error.notFound': 'Package not found',
  'error.failed': 'Error tracking package. Please try again.',
} as const;
export default strings;
