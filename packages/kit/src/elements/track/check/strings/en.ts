/** The texts about a message that was pasted into the tracking field. */
export const strings = {
  reading: 'Reading the message…',
  foreign: 'Not from us. Do not open it, do not pay.',
  'foreign.leads': 'The link leads to an address that is not ours:',
  'foreign.nowhere': 'This link does not lead to us:',
  'foreign.disguised': 'It is written to look like another address.',
  own: 'The link leads to us:',
  open: 'Open the link',
  known: 'We have an order with the number in it.',
  'known.safe': 'You can follow it here without the link.',
  follow: 'Track {number}',
  unknown: 'We have no order with the number {number}.',
  none: 'There is no package ID in this text.',
  'none.own': 'There is no package ID in this text, but the link shows the parcel.',
  'senders.hosts': 'Our links lead to {hosts}.',
  'senders.names': 'Our messages come from {names}.',
  'senders.phones': 'Our calls and texts come from {phones}.',
  private: 'The text stays on this page. Only the package ID is sent to us.',
  failed: 'The message could not be checked. Please try again.',
} as const;
export default strings;
