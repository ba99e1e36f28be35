/** The texts for people whom the page's partner signs in. */
export const strings = {
  running: 'Logging you in…',
  failed: 'You could not be logged in. Log in to this website, then try again.',
  managed: 'Your details are kept by the website you are logged in to.',
} as const;
export default strings;
