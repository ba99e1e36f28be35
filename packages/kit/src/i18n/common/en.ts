/** Texts that belong to no element in particular. */
export const common = {
  'action.backToHome': 'Back to home',
  'action.cancel': 'Cancel',
  'action.close': 'Close',
  'action.clear': 'Clear',
  'action.next': 'Next',
  'action.previous': 'Previous',
  'action.retry': 'Try again',
  'state.loading': 'Loading …',
  'state.offline': 'You are offline. Check your connection and try again.',
  'error.network': 'Network error. Please check your connection and try again.',
  'error.unexpected': 'Something went wrong here. Your input is kept.',
  'error.server': 'Something went wrong on the server',
  'session.expired': 'Session expired, please login again.',
  'session.signedOut': 'Logged out successfully!',
  'help.phone': 'Need help? Call {phone}',
};
export default common;
