import { expect, it } from 'vitest';
import { spokenIn } from '#support/screenReader/spoken.ts';

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
