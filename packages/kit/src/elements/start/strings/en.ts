export const strings = {
  'tabs.label': 'What do you want to do?',
  'tab.track': 'Track',
  'tab.send': 'Send',
} as const;
export default strings;
