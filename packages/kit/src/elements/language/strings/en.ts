export const strings = {
  'button.label': 'Language: {code}',
};
export default strings;
