export const strings = {
  hint: 'One more step: enter the code to log in.',
  'app.label': 'Code from your authenticator app',
  'app.hint': 'Six digits that change every 30 seconds',
  'recovery.label': 'Recovery code',
  'recovery.hint': 'One of the codes that you saved; each works once',
  submit: 'Log in',
  toRecovery: 'Use a recovery code instead',
  toApp: 'Use the app instead',
  back: 'Back to login',
  empty: 'Please enter the code',
  wrong: 'The code is not correct',
  wrongHint:
    'The code is not correct. Wait for the next one and check that the clock of your phone is right.',
  over: 'This login took too long. Please log in again.',
  failed: 'Login failed. Please try again.',
} as const;
export default strings;
