import { brand } from '#brand.ts';
import type { LegalDocument } from './document.ts';

export const terms: LegalDocument = {
  title: 'Villkor',
  updated: '2025-01-01',
  intro: `De här villkoren gäller när du beställer en transport av ${brand.name}. Texten är ett exempel och ska granskas juridiskt innan den används.`,
  sections: [
    {
      id: 'tjansten',
      heading: 'Tjänsten',
      paragraphs: [
        `${brand.name} förmedlar transporter av gods och paket mellan två adresser. Transporten utförs av ett åkeri med trafiktillstånd, och åkeriets förare hämtar och lämnar godset.`,
        'Ett avtal finns när du har bekräftat beställningen och fått ett ordernummer. Minsta transportsträcka är 10 kilometer.',
      ],
    },
    {
      id: 'pris',
      heading: 'Pris och betalning',
      paragraphs: [
        'Priset visas i svenska kronor innan du bekräftar och innehåller förare, bränsle, försäkring och mervärdesskatt. Det pris som visas när du bekräftar är det pris du betalar.',
        'Stämmer inte vikten eller måtten med det du har angett kan priset räknas om innan transporten börjar. Du får då säga nej utan kostnad.',
      ],
    },
    {
      id: 'gods',
      heading: 'Ditt gods',
      paragraphs: [
        'Du ansvarar för att godset är förpackat så att det tål en normal transport och att någon kan ta emot det. Farligt gods, levande djur, vapen, kontanter och olagliga varor får inte skickas.',
        'Godset är försäkrat från upphämtning till avlämning. Synliga skador anmäls vid mottagandet, andra skador inom sju dagar.',
      ],
    },
    {
      id: 'avbokning',
      heading: 'Avbokning och försening',
      paragraphs: [
        'Du kan avboka utan kostnad tills föraren har hämtat godset. Den beräknade tiden är en uppskattning; vid en längre försening hör vi av oss.',
      ],
    },
    {
      id: 'tvist',
      heading: 'Tvist',
      paragraphs: [
        'Svensk lag gäller. Som konsument kan du vända dig till Allmänna reklamationsnämnden om vi inte kommer överens.',
      ],
    },
  ],
};
