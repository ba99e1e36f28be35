import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  title: 'Här är du inloggad',
  hint: 'Logga ut en enhet som du inte längre använder eller inte känner igen. Känner du inte igen en enhet bör du också byta lösenord.',
  device: '{browser} på {system}',
  unknown: 'Okänd enhet',
  current: 'Den här enheten',
  lastUsed: 'Senast använd {time}',
  since: 'Inloggad {time}',
  end: 'Logga ut',
  'end.label': 'Logga ut {device}, senast använd {time}',
  endOthers: 'Logga ut alla andra enheter',
  ended: 'Enheten är utloggad',
  othersEnded: 'Alla andra enheter är utloggade',
  failed: 'Det gick inte att logga ut enheten. Försök igen.',
  loadFailed: 'Det gick inte att hämta listan över enheter.',
} satisfies Catalog<typeof en>;
