export const strings = {
  left: '{count} characters left',
  drop: 'You can also drop or paste it here.',
  'drop.several': 'You can also drop or paste them here.',
  add: 'Add a picture',
  'add.several': 'Add pictures',
  one: 'Picture {number}',
  remove: 'Remove picture {number}',
  unreadable: '“{name}” cannot be read. Choose a JPEG or PNG picture.',
  tooMany: 'One picture can be sent. The others were left out.',
  'tooMany.several': 'Up to {count} pictures can be sent. The others were left out.',
  lost: 'Your browser could not keep the pictures. Please add them again.',
  refused: 'A picture was not accepted. Remove it or choose another one.',
  sending: '{sent} of {count} pictures sent',
} as const;
export default strings;
