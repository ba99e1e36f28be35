export const strings = {
  locked: 'Given by this page',
  parcel: 'Parcel',
  sides: 'Dimensions (L × W × H)',
  reference: 'Reference (optional)',
  'reference.locked': 'Reference',
  'reference.hint': 'Your own name for the order; it is on its documents',
  'recipient.hidden':
    'The recipient is given by this page. You see the name and phone number once more before you order.',
} as const;
export default strings;
