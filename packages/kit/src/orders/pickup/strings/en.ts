export const strings = {
  title: 'Pickup',
  driver: 'The driver',
  sentence: '{who} fetches it {window}.',
  'sentence.calls': '{who} fetches it {window}, and calls {minutes} minutes before.',
  'ready.title': 'Have this ready',
  'ready.packed': 'The goods, packed and at the door',
  'ready.packed.many': 'All {count} pieces, packed and at the door',
  'ready.number': '{number} on the outside, by hand or on the waybill',
  'ready.number.many': '{number} on each piece, by hand or on the waybill',
  'ready.heavy': 'Someone to help with loading: the heaviest piece weighs {weight}',
  'ready.fragile': 'A note on what is fragile',
  'ready.phone': 'Your phone: {phone}',
  otherDay: 'Have it fetched on another day',
  missed: 'I was not there',
} as const;
export default strings;
