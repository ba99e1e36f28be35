export const strings = {
  count: 'Number of pieces like this',
  countOf: 'Number',
  unit: 'pcs',
  size: 'Other piece {number}',
  description: 'What is in it? (optional)',
  add: 'Add pieces of another size',
  remove: 'Remove',
  removeNamed: 'Remove other piece {number}',
  all: 'In all',
  sum: '{count} pieces, {weight}, {volume}',
  piece: 'Piece',
  line: '{number}. {name}',
  measures: '{count} × {measures}',
} as const;

export default strings;
