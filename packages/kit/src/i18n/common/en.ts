/** Texts that belong to no element in particular. */
export const common = {
  'action.backToHome': 'Back to home',
  'action.cancel': 'Cancel',
  'action.close': 'Close',
  'action.clear': 'Clear',
  'action.login': 'Log in',
  'action.next': 'Next',
  'action.previous': 'Previous',
  'action.retry': 'Try again',
  'state.loading': 'Loading …',
  'state.offline': 'You are offline. Check your connection and try again.',
  'error.map': 'Error loading map.',
  'error.network': 'Network error. Please check your connection and try again.',
  'error.unexpected': 'Something went wrong here. Your input is kept.',
  'error.server': 'Something went wrong on the server',
  'session.expired': 'Session expired, please login again.',
  'session.signedOut': 'Logged out successfully!',
  'session.notKept':
    "You're signed in until you close this page: your browser does not let us store the sign-in.",
  'help.phone': 'Need help? Call {phone}',
  'live.on': 'Live',
  'live.updated': 'Updated {time}',
  'live.offline': 'You are offline. Showing the status as of {time}; it is updated as soon as you are back.',
  'live.paused': 'Live updates are paused. Showing the status as of {time}.',
  'live.failed': 'The latest could not be fetched. Showing the status as of {time}.',
  'live.refresh': 'Update now',
} as const;
export default common;
