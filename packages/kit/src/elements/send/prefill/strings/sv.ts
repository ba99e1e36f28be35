import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  locked: 'Ifyllt av den här sidan',
  parcel: 'Paket',
  sides: 'Mått (L × B × H)',
  reference: 'Referens (valfritt)',
  'reference.locked': 'Referens',
  'reference.hint': 'Ditt eget namn på beställningen, som står på dess dokument',
  'recipient.hidden':
    'Mottagaren är ifylld av den här sidan. Du ser namn och telefonnummer en gång till innan du beställer.',
} satisfies Catalog<typeof en>;
