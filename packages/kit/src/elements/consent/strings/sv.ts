import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  'banner.title': 'Kakor',
  'banner.text': 'Vi sparar det som sidan behöver. Godkänner du alla räknar en analystjänst också besöken.',
  'banner.current': 'Ditt val hittills: {choice}',
  'choice.all': 'Godkänn alla',
  'choice.necessary': 'Bara nödvändiga',
  'choice.none': 'Neka',
  'more.link': 'Läs mer om kakor',
  'more.text':
    'Det nödvändiga håller dig inloggad och kommer ihåg ditt språk, beställningen du följer och det här valet. Besök räknas bara om du godkänner alla, och du kan ändra dig när du vill.',
} satisfies Catalog<typeof en>;
