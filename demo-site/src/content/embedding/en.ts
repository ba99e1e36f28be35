import type { EmbeddingTexts } from './sv.ts';

export const embeddingTexts: EmbeddingTexts = {
  heading: 'Add shipping to your site',
  lead: 'Choose what to show, try it out and copy the code.',
  origin: {
    heading: '1. Your page',
    label: 'Address of your page',
    hint: 'For example https://shop.example. Ask us to allow it; until then the kit gets no answer there.',
    wrong: 'Please enter the full address, starting with https://.',
    ask: 'Ask us to allow this address',
  },
  element: {
    heading: '2. What to show',
    label: 'Element',
    attributes: 'Settings',
    unset: 'not set',
    mode: 'How it is shown',
    modes: { page: 'in the page', frame: 'in our own frame (isolated)' },
    modeHints: {
      page: 'The element is part of the page and uses its colours and font.',
      frame:
        'The page’s scripts and styles stay out, and what people type and their login stay in. Colours can’t be changed.',
    },
    summaries: {},
    settings: {},
  },
  looks: {
    heading: '3. Language and colours',
    language: 'Language',
    automatic: 'the visitor’s choice',
    colours: {
      accent: 'Buttons and links',
      onAccent: 'Text on buttons',
      text: 'Text',
      surface: 'Card background',
    },
    contrast: 'Contrast {name}: {ratio} : 1',
    pairs: { button: 'on the button', text: 'of the text', link: 'of links' },
    enough: 'enough',
    low: 'too low, needs 4.5',
    reset: 'Original colours',
  },
  preview: { heading: 'Preview', title: 'Preview' },
  snippet: {
    heading: '4. Your code',
    for: 'For',
    pin: 'Pin the version, with its checksum',
    noRelease: 'This server has no published versions to pin.',
    copy: 'Copy',
    copied: 'Copied',
    height: 'Add this to your styles, and the text below stays still while the page loads',
    policy: 'If your page has a Content-Security-Policy, add these lines to it',
    more: 'More in the documentation',
  },
};
