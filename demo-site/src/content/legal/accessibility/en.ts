import { brand } from '#brand.ts';
import type { LegalDocument } from '#content/legal/document.ts';

const accessibility: LegalDocument = {
  title: 'Accessibility statement',
  updated: '2026-11-26',
  intro: `${brand.name} wants everyone to be able to send and follow parcels. This statement lists what works, what does not yet, and how to reach us if something is in your way. It is a translation; if the texts differ, the Swedish one applies.`,
  sections: [
    {
      id: 'omfattning',
      heading: 'What this statement covers',
      blocks: [
        'It covers this website and those parts of it that other companies show on their websites. It does not cover the rest of those websites.',
        'The background is the Swedish Act (2023:254) on the accessibility of certain products and services. We measure against WCAG 2.2, levels A and AA, and list the corresponding requirements of the European standard EN\u00a0301\u00a0549, version 3.2.1.',
      ],
    },
    {
      id: 'tjansten',
      heading: 'The service and how to use it',
      blocks: [
        {
          list: [
            'Follow a parcel: enter the package ID on the tracking page. The status, the expected arrival and what has happened are shown as text, beside the map.',
            'See a price: enter two addresses and choose a size. The price is shown before you order.',
            'Order a transport: five steps. You can return to each step, and you see everything before you order.',
            'Account: log in, see your orders and change your details.',
          ],
        },
        `An automatic test places a whole order with a keyboard alone, from the start page to the confirmation. You can also call us on ${brand.helpPhone}.`,
      ],
    },
    {
      id: 'status',
      heading: 'Conformance status',
      blocks: [
        'The website partially conforms to WCAG 2.2, level AA. The automatic tests find no errors on the screens that they visit, but they check only some of the requirements. The next section lists what is missing.',
      ],
    },
    {
      id: 'brister',
      heading: 'Known limitations',
      blocks: [
        {
          list: [
            'One screen reader, Orca with Firefox, has read tracking, a price and the first steps of an order. It does not speak that the login opens and closes, or where the focus is after the first address and in a new step. No other assistive technology has been tried, and people who use it every day have not tried the service.',
            'Some requirements have not been tested at all: among them the contrast of icons and field borders, and that the page does not change before you press something.',
            'High contrast that you set in your system is only tested on the tracking card, and zoom to 400% only on the tracking page.',
            'The terms, the cookies page and the PDF files of invoices and waybills are in Swedish only.',
            'The PDF files have not been tested against the requirements.',
          ],
        },
        'If you need any of these in another form, contact us.',
      ],
    },
    {
      id: 'uppfylls',
      heading: 'How the requirements are met',
      blocks: [
        {
          head: ['Principle', 'What we do'],
          rows: [
            [
              'Perceivable',
              'Headings and labels, a light and a dark theme with tested contrast of text, text up to 200% and screens from 320 px without scrolling sideways.',
            ],
            [
              'Operable',
              'You can order with a keyboard, the focus moves to new pages and steps, messages stay while they have the focus or the pointer, and movement is off if you prefer reduced motion.',
            ],
            [
              'Understandable',
              'Swedish, English and German. Errors in an order are beside their fields, with what you can do. What you have typed is kept if you are logged out midway.',
            ],
            [
              'Robust',
              'Controls with name, role and state. New statuses and messages are written to regions that assistive technology announces.',
            ],
          ],
        },
      ],
    },
    {
      id: 'bedomning',
      heading: 'How we assessed it',
      blocks: [
        'We assessed the website ourselves, with automatic tests: axe-core and our own tests in browsers. Each part is tested in Swedish, English and German, light and dark, and whole screens in Swedish and light and in German and dark. What these tests do not cover has not been tested. A report for each part, criterion by criterion, is in the technical documentation. This statement was prepared on 26 November 2026.',
      ],
    },
    {
      id: 'synpunkter',
      heading: 'Tell us if something is in your way',
      blocks: [
        `Write to ${brand.infoMail} or call ${brand.helpPhone}. It helps to know which page it is, what you tried to do and which assistive technology you use. We also help you to do what you came for.`,
      ],
    },
    {
      id: 'tillsyn',
      heading: 'Supervision',
      blocks: [
        'If our answer does not satisfy you, you can contact the Swedish Post and Telecom Authority (Post- och telestyrelsen, PTS), which supervises compliance with the Act: pts.se.',
      ],
    },
  ],
};

export default accessibility;
