import { brand } from '#brand.ts';
import type { LegalDocument } from '#content/legal/document.ts';

const privacy: LegalDocument = {
  title: 'Integritetspolicy',
  updated: '2026-11-23',
  intro: `Här står vilka personuppgifter ${brand.name} behandlar, varför, hur länge och vilka rättigheter du har enligt dataskyddsförordningen (GDPR). Vi samlar in så lite vi kan och säljer aldrig något.`,
  sections: [
    {
      id: 'ansvarig',
      heading: 'Vem som ansvarar',
      blocks: [
        `${brand.legalName}, organisationsnummer ${brand.organisationNumber}, ${brand.address}, är personuppgiftsansvarig. Frågor om dina uppgifter når oss på ${brand.privacyMail}.`,
      ],
    },
    {
      id: 'uppgifter',
      heading: 'Vilka uppgifter vi behandlar',
      blocks: [
        {
          list: [
            'Konto: namn, e-postadress, telefonnummer, adress, foto om du väljer ett, och ett lösenord som vi bara sparar i krypterad form.',
            'Adressbok: de adresser, kontaktpersoner och paket som du har sparat.',
            'Inloggning med en annan tjänst: det namn och den e-postadress som tjänsten lämnar ut när du har godkänt det.',
            'Beställningar: hämt- och leveransadress, mottagarens namn och telefonnummer, mottagarens e-postadress om avsändaren har angett den, godsets vikt, mått och beskrivning, pris och betalning.',
            'Transport: status, tider och bilens läge medan transporten pågår.',
            'Delningslänkar: när du skapade en länk och vad den visar. Själva länken sparar vi bara i en form som inte går att läsa ut.',
            'Mejl: vilka mejl vi har skickat om en beställning, vilka du har valt, och adresser som har tackat nej till fler, i en form som inte går att läsa ut.',
            'Kontakt: det du skriver till oss och anteckningar från samtal.',
            'Teknik: språkval, val av kakor, felmeddelanden och ip-adress i serverns loggar.',
          ],
        },
        'Dina uppgifter kommer från dig, från den som skickar något till dig eller från den tjänst du loggar in med. Vi behandlar inga känsliga uppgifter, och vi ber dig att inte skriva sådana i beskrivningar av gods.',
      ],
    },
    {
      id: 'grund',
      heading: 'Varför, och med vilken rättslig grund',
      blocks: [
        {
          head: ['Ändamål', 'Uppgifter', 'Rättslig grund'],
          rows: [
            ['Utföra transporten du har beställt', 'Konto, beställning, transport', 'Avtal, artikel 6.1 b'],
            [
              'Lämna godset till mottagaren',
              'Mottagarens namn, telefonnummer och adress',
              'Berättigat intresse, artikel 6.1 f',
            ],
            [
              'Skriva till mottagaren att ett paket är på väg',
              'Mottagarens e-postadress, orter, väntad ankomst',
              'Berättigat intresse, artikel 6.1 f',
            ],
            [
              'Skriva till andra som beställaren har valt om var ett paket är',
              'Deras e-postadress, orter, väntad ankomst',
              'Berättigat intresse, artikel 6.1 f',
            ],
            [
              'Mejla dig om din beställning, med kvitto och kalenderfil',
              'E-postadress, beställning, transport',
              'Avtal, artikel 6.1 b',
            ],
            [
              'Visa leveransen för den du delar en länk med',
              'Det som länken visar: status och ankomst, och om du vill karta och adresser',
              'Avtal, artikel 6.1 b',
            ],
            ['Bokföring och skatt', 'Beställning, betalning', 'Rättslig förpliktelse, artikel 6.1 c'],
            ['Svara på frågor och reklamationer', 'Kontakt, beställning', 'Avtal eller berättigat intresse'],
            ['Hindra intrång och missbruk', 'Teknik, inloggning', 'Berättigat intresse, artikel 6.1 f'],
            ['Räkna besök', 'Besökta sidor', 'Samtycke, artikel 6.1 a'],
          ],
        },
        'Där grunden är berättigat intresse har vi vägt vårt behov mot ditt och kommit fram till att behandlingen är något du rimligen väntar dig. Du får veta hur vi har tänkt om du frågar.',
      ],
    },
    {
      id: 'tid',
      heading: 'Hur länge vi sparar dem',
      blocks: [
        {
          head: ['Uppgift', 'Sparas'],
          rows: [
            [
              'Beställningar och fakturor',
              'Sju år efter kalenderårets slut, enligt bokföringslagen (1999:1078)',
            ],
            ['Konto', 'Tills du raderar det i din profil, eller två år efter senaste inloggning'],
            ['Adressbok', 'Tills du tar bort det du har sparat, eller kontot'],
            ['Tavlor över det som kommer', 'Tills de avslutas, eller kontot'],
            ['Beställningar skickade till en kollega', 'Tills de läggs eller tas tillbaka, högst 14 dagar'],
            ['Delningslänkar', 'Tills du återkallar dem'],
            [
              'E-postadresser till andra som får veta om en beställning',
              '30 dagar efter beställningens slut',
            ],
            ['Nej till fler mejl', 'Så länge nejet ska gälla'],
            ['Bilens läge under transporten', '30 dagar efter leverans'],
            ['Bilder och namnteckningar från dörren', '30 dagar efter att beställningen är avslutad'],
            ['Ärenden hos kundtjänst', 'Två år efter att ärendet är avslutat'],
            ['Inloggningar', 'Tills du loggar ut, högst 30 dagar'],
            ['Serverloggar', '90 dagar'],
          ],
        },
        'Därefter raderas uppgifterna eller görs om så att de inte kan kopplas till dig.',
      ],
    },
    {
      id: 'mottagare',
      heading: 'Vilka som får del av dem',
      blocks: [
        {
          list: [
            'Åkeriet och föraren som utför transporten ser adresser, gods, namn och telefonnummer.',
            'Den som har paketnumret ser status och tider, hämt- och leveransadress, vad som skickas, pris och betalning, det du har skrivit till föraren samt förnamn och första bokstaven i efternamnet, aldrig e-postadress eller telefonnummer.',
            'Den som har en delningslänk ser det som du valde när du skapade den: status och väntad ankomst, och om du ville även kartan med föraren eller adresserna. Du återkallar länken på beställningens sida.',
            'Mottagaren får ett mejl om paketet när avsändaren har angett e-postadressen, med en kalenderfil där den finns. En länk i varje mejl stoppar alla fler.',
            'Den som du har valt får mejl om var paketet är, utan andra uppgifter ur beställningen än paketnummer och orter. En länk i varje mejl stoppar dem, för den beställningen eller för alla.',
            'Företag som sköter drift, e-post och betalning åt oss, enligt personuppgiftsbiträdesavtal.',
            'Myndigheter, när lagen kräver det.',
          ],
        },
        'Uppgifterna behandlas inom EU och EES. Skulle något behöva behandlas utanför gör vi det bara med det skydd som artikel 46 i dataskyddsförordningen kräver, och berättar det här.',
      ],
    },
    {
      id: 'rattigheter',
      heading: 'Dina rättigheter',
      blocks: [
        'Du har rätt att',
        {
          list: [
            'få veta vilka uppgifter vi har om dig och få en kopia (artikel 15)',
            'få fel rättade (artikel 16); det mesta ändrar du själv i din profil',
            'få uppgifter raderade, om vi inte måste spara dem (artikel 17); kontot raderar du själv i din profil',
            'begära att en behandling begränsas (artikel 18)',
            'få ut dina uppgifter i ett format som kan läsas av en dator (artikel 20)',
            'invända mot behandling som bygger på berättigat intresse (artikel 21)',
            'ta tillbaka ett samtycke när som helst; det påverkar inte det som redan har gjorts',
            'slippa mejl: välj i inställningarna vilka du vill ha, eller använd länken i mejlet',
          ],
        },
        `Skriv till ${brand.privacyMail}. Vi svarar inom en månad och det kostar ingenting. Vi fattar inga beslut om dig som sker helt automatiskt och har rättslig verkan.`,
        'Är du inte nöjd kan du klaga hos Integritetsskyddsmyndigheten, Box 8114, 104 20 Stockholm, imy.se.',
      ],
    },
    {
      id: 'skydd',
      heading: 'Hur vi skyddar dem',
      blocks: [
        'All trafik är krypterad. Lösenord sparas så att inte heller vi kan läsa dem. Bara den som behöver en uppgift i sitt arbete kommer åt den, och åtkomsten loggas. Skulle något gå fel och det innebär en risk för dig, berättar vi det för dig och för myndigheten inom den tid lagen anger.',
      ],
    },
    {
      id: 'kakor',
      heading: 'Kakor',
      blocks: ['Vad vi sparar i din webbläsare står på sidan om kakor, där du också ändrar ditt val.'],
    },
    {
      id: 'andringar',
      heading: 'Ändringar',
      blocks: [
        'Ändrar vi något väsentligt berättar vi det på webbplatsen och via e-post innan det börjar gälla. Tidigare versioner får du av oss om du frågar.',
      ],
    },
  ],
};

export default privacy;
