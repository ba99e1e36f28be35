import { brand } from '#brand.ts';
import type { LegalDocument } from './document.ts';

export const cookies: LegalDocument = {
  title: 'Kakor',
  updated: '2025-01-01',
  intro: `Kakor är små uppgifter som en webbplats sparar i din webbläsare. ${brand.name} använder helst webbläsarens lokala lagring, som fungerar på samma sätt men inte skickas med varje anrop. Här kallar vi allt för kakor, för samma regler gäller.`,
  sections: [
    {
      id: 'typer',
      heading: 'Fyra typer av kakor',
      blocks: [
        {
          head: ['Typ', 'Vad den gör', 'Kräver samtycke'],
          rows: [
            [
              'Nödvändiga',
              'Håller dig inloggad, minns ditt val av kakor och den beställning du håller på med. Utan dem fungerar inte tjänsten.',
              'Nej',
            ],
            [
              'Funktionella',
              'Minns val som gör besöket bekvämare: språk, ljust eller mörkt läge, och om beställningens kort är hopfällt.',
              'Nej, de sparas bara när du själv gör valet',
            ],
            [
              'Statistik',
              'Räknar besök, så att vi ser vilka sidor som hjälper och vilka som inte gör det.',
              'Ja',
            ],
            [
              'Marknadsföring',
              'Skulle kunna visa annonser efter vad du har tittat på. Vi använder inga sådana kakor i dag.',
              'Ja',
            ],
          ],
        },
      ],
    },
    {
      id: 'lista',
      heading: 'Det vi sparar',
      blocks: [
        {
          head: ['Namn', 'Typ', 'Innehåll', 'Hur länge'],
          rows: [
            [
              'authToken, refreshToken, tokenExpiry',
              'Nödvändig',
              'Din inloggning',
              'Tills du loggar ut, högst 30 dagar',
            ],
            ['user', 'Nödvändig', 'Namn, e-post och foto som visas i menyn', 'Tills du loggar ut'],
            [
              'freight_browser, freightBrowser',
              'Nödvändig',
              'En slumpkod som känner igen webbläsaren när du har skapat ett konto eller loggat in, så att ingen annan kan ta över kontot',
              '400 dagar',
            ],
            [
              'freight.socialSignIn',
              'Nödvändig',
              'Att du har gått till inloggningen hos en annan tjänst',
              'Tills fliken stängs',
            ],
            ['cookie_consent', 'Nödvändig', 'Ditt val om kakor', 'Tills du ändrar det'],
            ['freight.sending', 'Nödvändig', 'Beställningen du håller på med', 'Tills fliken stängs'],
            [
              'freight.orderAttempts',
              'Nödvändig',
              'Numren på det senaste dygnets beställningar, så att en kopierad flik inte beställer igen',
              'Ett dygn, eller tills du loggar ut',
            ],
            [
              'freight.awaitedRoute',
              'Nödvändig',
              'Två adresser som väntar på att du bekräftar ditt konto',
              'Tills du är inloggad, högst ett dygn',
            ],
            [
              'freightNotices',
              'Nödvändig',
              'Det senaste meddelandet, så att det syns också på nästa sida',
              'Tills nästa sida har visat det, högst 10 sekunder',
            ],
            [
              'activeOrderNotification, orderNotificationMinimized',
              'Funktionell',
              'Kortet som följer din beställning, och om det är hopfällt',
              'Tills beställningen är levererad eller du loggar ut',
            ],
            ['language', 'Funktionell', 'Språket du har valt', 'Tills du ändrar det'],
            ['theme', 'Funktionell', 'Ljust eller mörkt läge', 'Tills du ändrar det'],
          ],
        },
        'Har du sagt ja till statistik kan leverantören av besöksstatistik spara egna kakor. De laddas aldrig innan du har valt ”Godkänn alla”.',
      ],
    },
    {
      id: 'val',
      heading: 'Dina val',
      blocks: [
        'Första gången du kommer hit väljer du mellan tre lika enkla svar:',
        {
          list: [
            'Godkänn alla: även statistik.',
            'Bara nödvändiga: ingen statistik.',
            'Neka: ingen statistik och inget annat som kräver samtycke.',
          ],
        },
        'Du kan ändra dig när du vill, här eller längst ned på varje sida. Du kan också ta bort allt i webbläsarens inställningar; då loggas du ut och får välja på nytt.',
      ],
    },
    {
      id: 'lag',
      heading: 'Vad lagen säger',
      blocks: [
        'Reglerna om kakor finns i 9 kap. 28 § lagen (2022:482) om elektronisk kommunikation, och Post- och telestyrelsen ser till att de följs. Om kakorna innehåller personuppgifter gäller också dataskyddsförordningen; mer om det står i vår integritetspolicy.',
      ],
    },
  ],
};
