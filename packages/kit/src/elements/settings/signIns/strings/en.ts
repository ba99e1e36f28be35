export const strings = {
  title: 'Where you are logged in',
  hint: 'Log out a device that you no longer use or do not recognise. If you do not recognise one, change your password too.',
  device: '{browser} on {system}',
  unknown: 'Unknown device',
  current: 'This device',
  lastUsed: 'Last used {time}',
  since: 'Logged in {time}',
  end: 'Log out',
  'end.label': 'Log out {device}, last used {time}',
  endOthers: 'Log out all other devices',
  ended: 'The device is logged out',
  othersEnded: 'All other devices are logged out',
  failed: 'The device could not be logged out. Please try again.',
  loadFailed: 'The list of devices could not be loaded.',
} as const;
export default strings;
