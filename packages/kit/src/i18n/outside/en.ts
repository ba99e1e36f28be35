const texts = {
  /** For the visitor of a page that is not set up: it is not their line, and nothing they did. */
  unreachable:
    'This page cannot reach our service right now. You have done nothing wrong. Try again later, or call us.',
  /** What a frame with one of our elements is. */
  frame: 'Freight',
};

export type OutsideTexts = typeof texts;
export default texts;
