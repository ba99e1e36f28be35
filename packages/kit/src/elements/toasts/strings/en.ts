export const strings = {
  'list.label': 'Messages',
  'toast.close': 'Close message',
} as const;
export default strings;
