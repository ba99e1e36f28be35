import { brand } from '#brand.ts';
import type { LegalDocument } from './document.ts';

export const privacy: LegalDocument = {
  title: 'Integritetsmeddelande',
  updated: '2025-01-01',
  intro: `Så behandlar ${brand.name} dina personuppgifter enligt dataskyddsförordningen (GDPR). Texten är ett exempel och ska granskas juridiskt innan den används.`,
  sections: [
    {
      id: 'uppgifter',
      heading: 'Vilka uppgifter vi behandlar',
      paragraphs: [
        'Konto: namn, e-postadress, telefonnummer och adress. Beställningar: hämt- och lämningsadress, mottagarens namn och telefonnummer, uppgifter om godset och betalningen. Teknik: inloggning, språkval och felmeddelanden.',
      ],
    },
    {
      id: 'grund',
      heading: 'Varför, och med vilken rättslig grund',
      paragraphs: [
        'För att utföra transporten du har beställt (avtal), för bokföring (rättslig förpliktelse), för att hindra missbruk av tjänsten (berättigat intresse) och för besöksstatistik, bara om du har sagt ja (samtycke).',
      ],
    },
    {
      id: 'tid',
      heading: 'Hur länge vi sparar dem',
      paragraphs: [
        'Beställningar sparas i sju år enligt bokföringslagen. Kontot sparas tills du ber oss ta bort det. Inloggningar glöms efter 30 dagar utan användning.',
      ],
    },
    {
      id: 'mottagare',
      heading: 'Vilka som får se dem',
      paragraphs: [
        'Åkeriet och föraren som utför transporten. Den som har ditt paket-ID ser status, orter och förkortade namn, aldrig e-postadress eller telefonnummer. Vi säljer inga uppgifter.',
      ],
    },
    {
      id: 'rattigheter',
      heading: 'Dina rättigheter',
      paragraphs: [
        'Du kan begära att få se, rätta, flytta eller radera dina uppgifter, invända mot en behandling och ta tillbaka ett samtycke. Du kan klaga hos Integritetsskyddsmyndigheten.',
      ],
    },
  ],
};
