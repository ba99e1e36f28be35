import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { spokenIn } from '#support/screenReader/spoken.ts';
import { missingForReading, pageOf } from './screenReader.mjs';

it('names the package of each missing command [Q6]', () => {
  const bin = mkdtempSync(join(tmpdir(), 'freight-bin-'));
  try {
    const without = missingForReading({ folders: [bin], firefox: '' });
    expect(without).toEqual(expect.arrayContaining(['orca', 'xvfb', 'xdotool', 'dbus-x11', 'firefox-esr']));
    for (const name of ['orca', 'Xvfb', 'xdotool', 'setxkbmap', 'dbus-daemon']) mkdirSync(join(bin, name));
    writeFileSync(join(bin, 'firefox'), '');
    const rest = missingForReading({ folders: [bin], firefox: join(bin, 'firefox') });
    expect(rest.filter((name) => name !== 'at-spi2-core')).toEqual([]);
  } finally {
    rmSync(bin, { recursive: true });
  }
});

it("reads from Orca's log what is spoken, without the names of pressed keys", () => {
  const log = [
    "13:27:25.188721 - SPEECH OUTPUT: 'return ' {'established': False}",
    '13:27:25.848163 - EVENT MANAGER: Dequeued focus: [entry | E-post]',
    "13:27:26.000001 - SPEECH OUTPUT: 'Skicka paket tryckknapp.'{'established': False}",
    "13:27:26.000002 - SPEECH OUTPUT: 'We can't find it.' voice=system{'established': False}",
    "13:27:26.000003 - SPEECH OUTPUT: '●●'[{'established': False}]",
    "13:27:26.000004 - SPEECH OUTPUT: 'two",
    "                  lines'",
    '13:27:26.000005 - GECKO: Passing along event to default script',
    "13:27:26.000006 - SPEECH OUTPUT: ''",
  ].join('\n');
  expect(spokenIn(log)).toEqual(['Skicka paket tryckknapp.', "We can't find it.", '●●', 'two lines']);
});

it('lists what was pressed and spoken, what was not spoken, and what could not be done', () => {
  const steps = [
    { did: 'Tab', spoken: ['Paketnummer', 'a | b'] },
    { did: 'Return', spoken: [], unspoken: /Logga in/ },
  ];
  const reading = { language: 'sv' as const, tag: 'freight-track', what: 'follows a parcel', steps };
  const conditions = { date: '2026-11-26', on: 'a machine', versions: 'Firefox 153, Orca 43.1' };
  const page = pageOf([reading, { ...reading, language: 'de', steps: [], failure: '/Weiter/' }], conditions);
  expect(page).toContain('2026-11-26, Firefox 153, Orca 43.1, a machine.');
  expect(page).toContain('## freight-track\n\n### Swedish: a person follows a parcel\n');
  expect(page).toContain('| Tab | “Paketnummer” “a \\| b” |\n| Return | – **Not spoken**: Logga in |');
  expect(page).toMatch(/### German: a person follows a parcel[\s\S]*\*\*Not done\*\*: \/Weiter\//);
});
