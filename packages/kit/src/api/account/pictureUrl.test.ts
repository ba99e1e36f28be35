import { beforeEach, expect, test } from 'vitest';
import { configure } from '#platform/configuration.ts';
import { pictureUrl } from './pictureUrl.ts';

beforeEach(() => configure({ apiUrl: 'https://api.example.com' }));

const blob = `blob:${location.origin}/6d6f6f6e`;

test.each([
  ['https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
  ['/pictures/a.png', 'https://api.example.com/pictures/a.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  [blob, blob],
])('takes %s for a picture [PROFILE-03] [A11]', (url, address) => {
  expect(pictureUrl(url)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/6d6f6f6e',
  'file:///etc/passwd',
  'https://',
  ' ',
])('takes %j for none [A11]', (url) => {
  expect(pictureUrl(url)).toBe('');
});
