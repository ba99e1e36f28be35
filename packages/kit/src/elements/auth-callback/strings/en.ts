export const strings = {
  processing: 'Logging you in…',
  'outcome.success': 'Login successful!',
  'outcome.refused': 'Authentication failed: {error}',
  'outcome.unnamed': 'Authentication failed.',
  'outcome.missing': 'Authentication failed - missing credentials.',
  'outcome.profile': 'Failed to fetch user profile.',
  'outcome.unexpected': 'An unexpected error occurred during authentication.',
  'hint.refused': 'Try again, or log in with email and password.',
  'hint.missing': 'Try again, or log in with email and password.',
  'hint.profile': 'Please log in again.',
  'hint.unexpected': 'Check your connection and try again.',
  'asked.title': 'Continue as {name}?',
  'asked.hint': 'You are about to be logged in as {email}. If you did not start this login, cancel.',
  'asked.replaces': 'You are logged in as {email} now and will be logged out.',
  'asked.accept': 'Continue',
  'action.login': 'Log in',
} as const;
export default strings;
