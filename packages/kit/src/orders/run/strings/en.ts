export const strings = {
  legend: 'When should it be fetched?',
  soonest: 'Soonest',
  empty: 'Empty\u00a0lorry',
  wait: 'I can wait until',
  waitEmpty: 'Choose a day',
  best: 'Best until {until}: {day}, {price}',
  'run.sentence': 'A lorry drives {from} to {to} empty on {day}. Your goods fill it: {less} less.',
  'run.both': '{price} and {emissions}',
} as const;

export default strings;
