export const strings = {
  'guest.login': 'Log in',
  'guest.signUp': 'Sign up',
  'button.label': 'Account: {name}',
  'person.online': 'Online',
  'entry.orders': 'My orders',
  'entry.addressBook': 'Address book',
  'entry.orderSheet': 'Orders from a sheet',
  'entry.arrivals': 'Boards of what comes',
  'entry.profile': 'My profile',
  'entry.settings': 'Settings',
  'entry.settings.description': 'Password and emails',
  'entry.logOut': 'Log out',
} as const;
export default strings;
