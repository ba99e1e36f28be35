import type { SiteTexts } from './sv.ts';

const en: SiteTexts = {
  meta: {
    home: {
      title: 'Send freight and parcels all over Sweden',
      description:
        'Order a transport between two addresses, get the price at once and follow it live all the way.',
    },
    tracking: { title: 'Track your package', description: 'See where your package is, right now.' },
    packageSending: {
      title: 'Send a package',
      description: 'Five steps from address to confirmed transport.',
    },
    orderSuccess: { title: 'Thank you for your order', description: 'Your transport is ordered.' },
    magicLink: {
      title: 'Confirm your e-mail address',
      description: 'We are confirming your e-mail address.',
    },
    terms: { title: 'Terms', description: 'The terms for ordering a transport.' },
    privacy: { title: 'Privacy notice', description: 'How your personal data is processed.' },
    authCallback: { title: 'Log in', description: 'We are logging you in.' },
    notFound: { title: 'Page not found', description: 'This page does not exist.' },
  },
  skipLink: 'Skip to content',
  nav: {
    label: 'Main menu',
    track: 'Track',
    howItWorks: 'How it works',
    login: 'Log in',
    signUp: 'Sign up',
    logOut: 'Log out',
  },
  language: { label: 'Language' },
  theme: { toDark: 'Dark mode', toLight: 'Light mode' },
  hero: {
    title: 'From door to door. You see all of the way.',
    promise:
      'Order a transport in two minutes. You have the price at once, with driver, fuel and insurance included.',
    proof:
      'Swedish trucks drove over 3.2 billion km in 2024, about 19 to 25 percent of it empty. We fill them.',
  },
  steps: {
    title: 'Four stops, one line',
    items: [
      {
        key: 'request',
        title: 'Request',
        text: 'Two addresses, weight and size. That is all a price needs.',
      },
      { key: 'match', title: 'Match', text: 'We find a driver who is already heading your way.' },
      {
        key: 'track',
        title: 'Track',
        text: 'Watch the status change while it rolls, and call the driver when you like.',
      },
      {
        key: 'payment',
        title: 'Payment',
        text: 'The price you saw is the price you pay. The receipt comes by itself.',
      },
    ],
  },
  tracking: { heading: 'Track your package' },
  packageSending: { heading: 'Send a package' },
  orderSuccess: { heading: 'Your order' },
  magicLink: { heading: 'Confirm your e-mail address' },
  authCallback: { heading: 'Log in' },
  notFound: {
    heading: 'The road ends here',
    text: 'The page you are looking for does not exist.',
    countdown: 'You will be taken home in {seconds} s.',
    stop: 'Stay here',
    home: 'Go Home',
  },
  loginRequired: 'Please login to access this page',
  loading: 'Loading …',
  scrollToTop: 'Back to top',
  footer: {
    rights: '© 2025 {name}. A sample company for demonstration.',
    mapCredit: 'Map: Natural Earth',
    help: 'Help',
  },
};
export default en;
