import { expect, test } from 'vitest';
import {
  codesGuessedMail,
  newSignInMail,
  passwordChangedMail,
  recoveryCodesMail,
  recoveryCodeUsedMail,
  resetMail,
  secondFactorOffMail,
  secondFactorOnMail,
  verificationMail,
} from './accountMails.ts';

const sender = {
  name: 'Exempelfrakt',
  address: 'Exempelgatan 1, 652 00 Karlstad',
  email: 'info@example.com',
  siteUrl: 'https://www.example.com',
};
const anna = { email: 'anna@example.com', language: 'en' as const };
const link = 'https://www.example.com/magic-link?token=a';
const forgot = 'https://www.example.com/forgot-password';
const noon = Date.UTC(2026, 10, 22, 11, 5);

test('the mails after signing up and for a new password hold the link that was asked for [T10]', () => {
  const mails = [verificationMail(sender, anna, link), resetMail(sender, anna, link)];
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['anna@example.com', 'Confirm your email address'],
    ['anna@example.com', expect.stringMatching(/password/i)],
  ]);
  for (const { text } of mails) {
    expect(text).toContain(`:\n${link}\n`);
    expect(text).not.toMatch(/[{}]|undefined/);
  }
});

test.each([
  ['a new password', passwordChangedMail, /password/],
  ['codes that are required', secondFactorOnMail, /two-step login/i],
  ['codes that are no longer required', secondFactorOffMail, /two-step login/i],
  ['new recovery codes', recoveryCodesMail, /recovery codes/i],
  ['a person who guesses codes', codesGuessedMail, /code/i],
])(
  'the mail about %s names its moment, and opens nothing but the way to a new password [T10]',
  (_, write, topic) => {
    const { text } = write(sender, anna, noon);
    expect(text).toMatch(topic);
    expect(text).toContain('22 November 2026');
    expect(text).toContain('12:05');
    expect(text).toContain(`:\n${forgot}\n`);
    expect(text).not.toMatch(/[{}]|undefined/);
    expect(write(sender, { ...anna, language: 'de' }, noon).text).toContain('22. November 2026');
  },
);

test('each mail about an account has a subject of its own [T10]', () => {
  const mails = [
    ...[
      passwordChangedMail,
      secondFactorOnMail,
      secondFactorOffMail,
      recoveryCodesMail,
      codesGuessedMail,
    ].map((write) => write(sender, anna, noon)),
    recoveryCodeUsedMail(sender, anna, { now: noon, left: 3 }),
    newSignInMail(sender, anna, 'google'),
    verificationMail(sender, anna, link),
    resetMail(sender, anna, link),
  ];
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length);
});

test('the mail about a used recovery code counts those that are left [T10]', () => {
  const { text } = recoveryCodeUsedMail(sender, anna, { now: noon, left: 3 });
  expect(text).toContain('12:05');
  expect(text).toMatch(/\b3\b/);
  expect(text).toContain(`:\n${forgot}\n`);
});

test('the mail about a new way to log in names it as people know it [T10]', () => {
  const { text } = newSignInMail(sender, anna, 'google');
  expect(text).toContain('Google');
  expect(text).toContain(`:\n${forgot}\n`);
});

test('an account without an address, which a partner signs in, gets no mail [T10]', () => {
  expect(() => resetMail(sender, { ...anna, email: null }, link)).toThrow('The mail reset has no address.');
});
