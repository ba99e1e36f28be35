import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  title: 'Abholung',
  driver: 'den Fahrer',
  sentence: 'Voraussichtlich {window}, durch {who}.',
  'sentence.calls': 'Voraussichtlich {window}, durch {who}. Sie werden {minutes} Minuten vorher angerufen.',
  'ready.title': 'Bitte bereithalten',
  'ready.packed': 'Die Ware, verpackt und an der Tür',
  'ready.packed.many': 'Alle {count} Packstücke, verpackt und an der Tür',
  'ready.number': '{number} außen auf der Ware, von Hand oder mit dem Frachtbrief',
  'ready.number.many': '{number} auf jedem Packstück, von Hand oder mit dem Frachtbrief',
  'ready.heavy': 'Jemand, der beim Laden hilft: Das schwerste Packstück wiegt {weight}',
  'ready.fragile': 'Ein Hinweis auf das, was zerbrechlich ist',
  'ready.phone': 'Ihr Telefon: {phone}',
  otherDay: 'An einem anderen Tag abholen lassen',
  missed: 'Ich war nicht da',
} satisfies Catalog<typeof en>;
