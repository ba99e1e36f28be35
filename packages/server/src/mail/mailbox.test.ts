import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';
import { sendersOf } from './senders.ts';

test.each([
  ['bo@example.com', 'bo@example.com'],
  [' Bo+1@Example.com ', 'bo@example.com'],
  ['bo.b@example.com', 'bo.b@example.com'],
  ['bo+a+b@example.com', 'bo@example.com'],
  ['B.o.b+1@gmail.com', 'bob@gmail.com'],
  ['bo.b@googlemail.com', 'bob@gmail.com'],
  ['bo.b@notgmail.com', 'bo.b@notgmail.com'],
])('mail to %s is read at %s [T10]', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test('messages come from the hosts of the own links and from those that are set, each once [T10]', () => {
  const senders = {
    hosts: ['mail.example', 'www.example.com'],
    names: ['Frakt', 'Exempelfrakt'],
    phones: ['+46 10 000 00 00'],
  };
  const company = { name: 'Exempelfrakt', siteUrl: 'https://www.example.com' };
  expect(sendersOf({ senders, apiUrl: 'https://api.example.com:8443/api' }, company)).toEqual({
    hosts: ['www.example.com', 'api.example.com', 'mail.example'],
    names: ['Exempelfrakt', 'Frakt'],
    phones: ['+46 10 000 00 00'],
  });
  expect(sendersOf({ senders, apiUrl: undefined }, company).hosts).toEqual([
    'www.example.com',
    'mail.example',
  ]);
});
