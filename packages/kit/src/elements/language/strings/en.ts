export const strings = {
  'button.label': 'Language: {code}',
} as const;
export default strings;
