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
