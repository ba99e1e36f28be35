export const strings = {
  'banner.title': 'Cookies',
  'banner.text':
    'We store what the site needs to work. If you accept all, an analytics service counts visits as well.',
  'banner.current': 'Your choice so far: {choice}',
  'choice.all': 'Accept all',
  'choice.necessary': 'Only necessary',
  'choice.none': 'Decline',
  'more.link': 'Read more about cookies',
  'more.text':
    'Necessary storage keeps you logged in and remembers your language, the order you follow and this choice. Visits are counted only if you accept all, and you can change your mind at any time.',
} as const;
export default strings;
