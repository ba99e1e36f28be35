/** The price beside goods; most texts continue the sentence of `to`. */
export const strings = {
  label: 'Home to you:',
  example: 'type your town',
  show: 'Show price',
  missing: 'Type your town to see the price.',
  searching: 'Looking for {town}…',
  unknown: 'We can’t find {town}. Check the spelling.',
  to: 'Home to {town}:',
  loading: 'calculating the price…',
  from: 'from {price}',
  send: 'Send it there',
  change: 'Change town',
  tooBig: 'too large or too heavy for us.',
  tooNear: 'too near, we drive {distance} or more.',
  unreachable: 'we don’t drive there.',
  failed: 'no price right now.',
  offline: 'you are offline.',
  later: 'more prices in {minutes} min.',
} as const;
export default strings;
