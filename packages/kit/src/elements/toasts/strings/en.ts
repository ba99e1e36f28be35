export const strings = {
  'list.label': 'Messages',
  'toast.close': 'Close message',
};
export default strings;
