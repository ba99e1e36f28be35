import { brand } from '#brand.ts';
import type { LegalDocument } from '#content/legal/document.ts';

const accessibility: LegalDocument = {
  title: 'Tillgänglighetsredogörelse',
  updated: '2026-11-26',
  intro: `${brand.name} vill att alla ska kunna skicka och följa paket. Här står vad som fungerar, vad som inte gör det ännu och hur du når oss om något hindrar dig.`,
  sections: [
    {
      id: 'omfattning',
      heading: 'Vad redogörelsen gäller',
      blocks: [
        'Den gäller den här webbplatsen och de delar av den som visas på andra företags webbplatser. Den gäller inte resten av de webbplatserna.',
        'Bakgrunden är lagen (2023:254) om vissa produkters och tjänsters tillgänglighet. Vi mäter mot WCAG 2.2, nivå A och AA, och anger motsvarande krav i den europeiska standarden EN\u00a0301\u00a0549, version 3.2.1.',
      ],
    },
    {
      id: 'tjansten',
      heading: 'Tjänsten och hur den används',
      blocks: [
        {
          list: [
            'Följ ett paket: skriv paketnumret på sidan Spåra. Status, beräknad ankomst och det som har hänt står i text, bredvid kartan.',
            'Se ett pris: ange två adresser och välj en storlek. Priset visas innan du beställer.',
            'Beställ en transport: fem steg. Du kan gå tillbaka till varje steg och ser allt innan du beställer.',
            'Konto: logga in, se dina beställningar och ändra dina uppgifter.',
          ],
        },
        `Ett automatiskt prov gör hela beställningen med enbart tangentbord, från startsidan till bekräftelsen. Du kan också ringa oss på ${brand.helpPhone}.`,
      ],
    },
    {
      id: 'status',
      heading: 'Hur väl kraven uppfylls',
      blocks: [
        'Webbplatsen är delvis förenlig med WCAG 2.2, nivå AA. De automatiska proven hittar inga fel på de skärmar som de besöker, men de prövar bara en del av kraven. Vad som saknas står under nästa rubrik.',
      ],
    },
    {
      id: 'brister',
      heading: 'Vad som brister',
      blocks: [
        {
          list: [
            'En skärmläsare, Orca med Firefox, har läst spårningen, ett pris och de första stegen i en beställning. Den läser inte upp att inloggningen öppnas och stängs, eller var fokus är efter den första adressen och i ett nytt steg. Andra hjälpmedel är inte prövade, och personer som använder hjälpmedel till vardags har inte prövat tjänsten.',
            'Några krav är inte prövade alls: bland annat kontrasten hos ikoner och fältkanter, och att inget byter sida innan du trycker.',
            'Hög kontrast som du ställer in i ditt system är bara prövad på kortet för spårning, och zoom till 400 % bara på sidan Spåra.',
            'Villkoren, sidan om kakor och de PDF-filer som är fakturor och fraktsedlar finns bara på svenska.',
            'PDF-filerna är inte prövade mot kraven.',
          ],
        },
        'Behöver du något av detta i en annan form, hör av dig.',
      ],
    },
    {
      id: 'uppfylls',
      heading: 'Hur kraven uppfylls',
      blocks: [
        {
          head: ['Princip', 'Så gör vi'],
          rows: [
            [
              'Möjlig att uppfatta',
              'Rubriker och etiketter, ljust och mörkt utseende med prövad kontrast på text, text upp till 200 % och skärmar från 320 px utan att rulla i sidled.',
            ],
            [
              'Hanterbar',
              'Beställningen går att göra med tangentbord, fokus följer med till nya sidor och steg, meddelanden stannar medan de har fokus eller muspekaren, och rörelser stängs av om du har valt mindre rörelse.',
            ],
            [
              'Begriplig',
              'Svenska, engelska och tyska. Fel i beställningen står vid sina fält, med vad du kan göra. Det du har skrivit finns kvar om du loggas ut mitt i.',
            ],
            [
              'Robust',
              'Kontroller med namn, roll och tillstånd. Nya statusar och meddelanden skrivs i områden som hjälpmedel läser upp.',
            ],
          ],
        },
      ],
    },
    {
      id: 'bedomning',
      heading: 'Hur vi har bedömt det',
      blocks: [
        'Vi har bedömt webbplatsen själva, med automatiska prov: axe-core och egna prov i webbläsare. Varje del prövas på svenska, engelska och tyska, i ljust och mörkt, och hela skärmar på svenska i ljust och på tyska i mörkt. Det som proven inte täcker är inte prövat. En rapport för varje del, krav för krav, finns i den tekniska dokumentationen. Redogörelsen upprättades den 26 november 2026.',
      ],
    },
    {
      id: 'synpunkter',
      heading: 'Säg till om något hindrar dig',
      blocks: [
        `Skriv till ${brand.infoMail} eller ring ${brand.helpPhone}. Berätta gärna vilken sida det gäller, vad du ville göra och vilket hjälpmedel du använder. Du får också hjälp att göra det du kom för.`,
      ],
    },
    {
      id: 'tillsyn',
      heading: 'Tillsyn',
      blocks: [
        'Är du inte nöjd med vårt svar kan du vända dig till Post- och telestyrelsen, PTS, som utövar tillsyn enligt lagen: pts.se.',
      ],
    },
  ],
};

export default accessibility;
