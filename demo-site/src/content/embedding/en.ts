import type { EmbeddingTexts } from './sv.ts';

export const embeddingTexts: EmbeddingTexts = {
  heading: 'Put freight on your page',
  lead: 'Choose what to show, see it at work and take the lines with you.',
  origin: {
    heading: '1. Your page',
    label: 'Address of your page',
    hint: 'For example https://shop.example. Ask us to let it in: otherwise we do not answer there.',
    wrong: 'Please write the whole address, beginning with https://.',
    ask: 'Tell us to let in',
  },
  element: {
    heading: '2. What to show',
    label: 'Element',
    attributes: 'Settings',
    unset: 'not set',
    mode: 'How it is shown',
    modes: { page: 'in the page', frame: 'in a frame of ours (isolated)' },
    modeHints: {
      page: 'The element is a part of the page and takes its colours and font.',
      frame:
        "The page's scripts and styles do not reach in, and what is typed and the sign-in do not reach the page. Colours cannot be chosen.",
    },
  },
  looks: {
    heading: '3. Language and colours',
    language: 'Language',
    automatic: 'what the visitor chooses',
    colours: {
      accent: 'Buttons and links',
      onAccent: 'Text on buttons',
      text: 'Text',
      surface: 'Ground of the card',
    },
    contrast: 'Contrast {name}: {ratio} : 1',
    pairs: { button: 'on the button', text: 'of the text', link: 'of links' },
    enough: 'enough',
    low: 'too little, 4.5 is needed',
    reset: 'Original colours',
  },
  preview: { heading: 'This is how it looks', title: 'Preview' },
  snippet: {
    heading: '4. The lines',
    for: 'For',
    pin: 'Pin the version, with its checksum',
    noRelease: 'This server keeps no versions to pin.',
    copy: 'Copy',
    copied: 'Copied',
    policy: 'A page with a Content-Security-Policy needs these lines in it',
    more: 'More in the documentation',
  },
};
