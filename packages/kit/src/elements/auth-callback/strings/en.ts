export const strings = {
  processing: 'Logging you in …',
  'outcome.success': 'Login successful!',
  'outcome.refused': 'Authentication failed: {error}',
  'outcome.missing': 'Authentication failed - missing credentials.',
  'outcome.profile': 'Failed to fetch user profile.',
  'outcome.unexpected': 'An unexpected error occurred during authentication.',
  'hint.refused': 'Try again, or log in with email and password.',
  'hint.missing': 'Try again, or log in with email and password.',
  'hint.profile': 'Please log in again.',
  'hint.unexpected': 'Check your connection and try again.',
  'action.login': 'Log in',
};
export default strings;
