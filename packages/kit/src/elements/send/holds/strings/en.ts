export const strings = {
  short: 'holds until {until}',
  until: 'Holds until {until}.',
  same: 'Asked for again: it is the same.',
  more: 'Asked for again: {difference} more than before.',
  less: 'Asked for again: {difference} less than before.',
  was: 'was {price}',
} as const;

export default strings;
