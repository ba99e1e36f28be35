export const strings = {
  verifying: 'Verifying your email address …',
  'outcome.verified': 'Email verified successfully!',
  'outcome.invalid': 'Invalid verification link.',
  'outcome.used': 'This verification link has already been used.',
  'outcome.expired': 'This verification link has expired.',
  'outcome.unknown': 'Email verification failed.',
  'outcome.signIn': 'Your email address is verified, but you could not be logged in.',
  'hint.verified': 'You are logged in.',
  'hint.invalid': 'Open the link just as it is in the email, or create your account again to get a new one.',
  'hint.used': 'Your address is verified, so you can log in as usual.',
  'hint.expired': 'Create your account again and we will send you a new link.',
  'hint.unknown': 'Please try again in a moment.',
  'hint.signIn': 'Log in with your email address and your password.',
  'action.login': 'Log in',
  'action.signUp': 'Get a new link',
};
export default strings;
