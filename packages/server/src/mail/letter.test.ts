import { expect, test } from 'vitest';
import { compose } from './letter.ts';

const { html, text } = compose({
  to: 'anna@example.com',
  sender: {
    name: 'Exempelfrakt',
    address: 'Exempelgatan 1, 652 00 Karlstad',
    email: 'info@example.com',
    siteUrl: 'https://www.example.com',
  },
  passages: [
    [
      'sv',
      {
        subject: 'Din beställning',
        heading: 'Tack',
        paragraphs: ['Vi hämtar snart.'],
        facts: [['Hämtas', 'Tingvallagatan 16, 653 40 Karlstad']],
        action: { label: 'Följ paketet', link: 'https://www.example.com/tracking' },
        notes: [],
      },
    ],
  ],
});

test('has the button before the facts, in HTML as in text [L40]', () => {
  for (const mail of [html, text])
    expect(mail.indexOf('Följ paketet')).toBeLessThan(mail.indexOf('Tingvallagatan'));
});

test('breaks no postal code at the end of a line [L40]', () => {
  expect(html).toContain('653\u00a040 Karlstad');
  expect(html).toContain('652\u00a000 Karlstad');
});

test("has the company's mark, and names the page of its address instead of the address [L40]", () => {
  const shown = html.replace(/<[^>]+>/g, '');
  expect(shown).not.toContain('https://');
  expect(shown).toContain('eller gå till kontaktsidan.');
  expect(html.match(/border-radius:50%;background:#(?:1c8a4e|c8322b)/g)).toHaveLength(2);
});

test('renders no text of an order as markup in any part of the mail [T9]', () => {
  const markup = '<img src=x onerror="alert(1)">';
  const link = { label: markup, link: `https://www.example.com/?a=1&b="${markup}` };
  const mail = compose({
    to: 'anna@example.com',
    sender: { name: markup, address: markup, email: 'info@example.com', siteUrl: 'https://www.example.com' },
    passages: [
      [
        'en',
        {
          subject: markup,
          heading: markup,
          paragraphs: [markup],
          facts: [[markup, markup]],
          action: link,
          links: [link],
          notes: [markup],
          why: markup,
          stop: link,
        },
      ],
    ],
  });
  expect(mail.html).not.toContain('<img');
  expect(mail.html).not.toContain('="alert');
  expect(mail.text).toContain(markup);
});

const sender = {
  name: 'Exempelfrakt',
  address: 'Exempelgatan 1, 652 00 Karlstad',
  email: 'info@example.com',
  siteUrl: 'https://www.example.com',
};
const passage = {
  subject: 'Subject',
  heading: 'Heading',
  paragraphs: ['First.', 'Second.'],
  facts: [
    ['One', '1'],
    ['Two', '2'],
  ] as const,
  action: { label: 'Act', link: 'https://www.example.com/act' },
  links: [{ label: 'More', link: 'https://www.example.com/more' }],
  notes: ['Note.'],
  stop: { label: 'Stop', link: 'https://www.example.com/stop' },
};
const shownIn = (mail: { html: string }) =>
  mail.html
    .replace(/<style>.*<\/style>/, '')
    .replace(/<[^>]+>/g, '|')
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

test('writes every part of a passage in its order, as text and as HTML', () => {
  const mail = compose({ to: 'anna@example.com', sender, passages: [['en', passage]] });
  expect(mail).toMatchObject({ to: 'anna@example.com', subject: 'Subject' });
  const foot = 'Exempelfrakt\nExempelgatan 1, 652 00 Karlstad\ninfo@example.com\n';
  expect(mail.text.split('\n\n')).toEqual([
    'Exempelfrakt',
    'Heading',
    'First.',
    'Second.',
    'Act:\nhttps://www.example.com/act',
    'One: 1\nTwo: 2',
    'More:\nhttps://www.example.com/more',
    'Note.',
    'Need help? Write to info@example.com or visit https://www.example.com/contact',
    'Stop:\nhttps://www.example.com/stop',
    '---',
    foot,
  ]);
  expect(shownIn(mail)).toEqual([
    'Subject',
    // What mail programs show beside the subject.
    'First.',
    'Exempelfrakt',
    'Heading',
    'First.',
    'Second.',
    'Act',
    'One',
    '1',
    'Two',
    '2',
    'More',
    'Note.',
    'Need help? Write to',
    'info@example.com',
    'or visit',
    'our contact page',
    '. This email is about your account with Exempelfrakt.',
    'Stop',
    'Exempelfrakt · Exempelgatan 1, 652\u00a000 Karlstad ·',
    'info@example.com',
  ]);
  const links = [...mail.html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, link]) => link);
  expect(links).toEqual([
    'https://www.example.com/act',
    'https://www.example.com/more',
    'mailto:info@example.com',
    'https://www.example.com/contact',
    'https://www.example.com/stop',
    'mailto:info@example.com',
  ]);
});

test('leaves out the parts that a passage lacks', () => {
  const { subject, heading } = passage;
  const mail = compose({
    to: 'anna@example.com',
    sender,
    passages: [['de', { subject, heading, paragraphs: [], notes: [] }]],
  });
  const help = 'Brauchen Sie Hilfe? Schreiben Sie an';
  expect(mail.text.split('\n\n').slice(1, 4)).toEqual([
    'Heading',
    `${help} info@example.com oder besuchen Sie https://www.example.com/contact`,
    '---',
  ]);
  expect(shownIn(mail).slice(1, -2)).toEqual([
    'Exempelfrakt',
    'Heading',
    help,
    'info@example.com',
    'oder besuchen Sie',
    'unsere Kontaktseite',
    '. Diese E-Mail betrifft Ihr Konto bei Exempelfrakt.',
  ]);
});

test('has one passage after the other, each in its language, with the reason of its own', () => {
  const [swedish, english] = [
    { ...passage, subject: 'Ämne', why: 'Mejlet gäller din beställning hos' },
    { ...passage, why: 'This email is about your order with' },
  ];
  const mail = compose({
    to: 'anna@example.com',
    sender,
    passages: [
      ['sv', swedish],
      ['en', english],
    ],
  });
  expect(mail.subject).toBe('Ämne · Subject');
  expect([...mail.html.matchAll(/ lang="(\w+)"/g)].map(([, language]) => language)).toEqual([
    'sv',
    'sv',
    'en',
  ]);
  expect(shownIn(mail)).toContain('. Mejlet gäller din beställning hos Exempelfrakt.');
  expect(shownIn(mail)).toContain('. This email is about your order with Exempelfrakt.');
  expect(shownIn(mail)).toContain('Behöver du hjälp? Skriv till');
  expect(mail.text.match(/^Heading$/gm)).toHaveLength(2);
});
