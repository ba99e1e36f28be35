import { brand } from '#brand.ts';
import type { LegalDocument } from './document.ts';

export const terms: LegalDocument = {
  title: 'Villkor',
  updated: '2025-01-01',
  intro: `De här villkoren gäller när du beställer en transport av ${brand.name}, på webbplatsen eller i en butik som använder vår tjänst. De är skrivna för att läsas. Är något oklart, fråga oss innan du beställer.`,
  sections: [
    {
      id: 'tjansten',
      heading: 'Tjänsten',
      blocks: [
        `${brand.legalName} (”vi”) tar emot beställningar av transporter av gods och paket mellan två adresser och låter dem utföras av åkerier med trafiktillstånd. Åkeriets förare hämtar godset hos avsändaren och lämnar det hos mottagaren.`,
        'Tjänsten riktar sig till både privatpersoner och företag. Där villkoren skiljer sig åt står det uttryckligen.',
      ],
    },
    {
      id: 'avtal',
      heading: 'Beställning och avtal',
      blocks: [
        'Du beställer genom att ange adresser, gods och mottagare och därefter bekräfta. Ett avtal finns när du har fått ett paketnummer. Före bekräftelsen kan du ändra allt.',
        'För att beställa behöver du ett konto och ha fyllt 18 år. Du ansvarar för att uppgifterna stämmer och för att ingen annan kommer åt ditt lösenord.',
        'Sträckan mellan adresserna måste vara minst 10 kilometer.',
      ],
    },
    {
      id: 'pris',
      heading: 'Pris och betalning',
      blocks: [
        'Priset visas i svenska kronor innan du bekräftar. Förare, drivmedel, försäkring och mervärdesskatt ingår. Priset du ser när du bekräftar är priset du betalar.',
        'Väger godset mer eller är det större än du har angett kan priset räknas om innan transporten börjar. Du får då veta det nya priset och kan säga nej utan kostnad.',
        'Du betalar när du beställer. Kvitto och faktura finns därefter på din beställning.',
      ],
    },
    {
      id: 'gods',
      heading: 'Ditt gods',
      blocks: [
        'Du ansvarar för att godset är förpackat så att det tål en vanlig vägtransport, att det är märkt och att någon kan lämna ut och ta emot det.',
        'Följande får inte skickas:',
        {
          list: [
            'farligt gods, till exempel sprängämnen, gaser och frätande ämnen',
            'levande djur och mänskliga kvarlevor',
            'vapen, ammunition och narkotika',
            'kontanter, värdepapper, smycken och konst över 10 000 kronor',
            'varor som är olagliga att äga eller transportera',
          ],
        },
        'Skickar du sådant ändå får föraren neka eller avbryta transporten, och du ersätter den kostnad det orsakar.',
      ],
    },
    {
      id: 'hamtning',
      heading: 'Hämtning och leverans',
      blocks: [
        'Föraren hämtar och lämnar vid husets dörr eller lastplats, om inget annat har avtalats. Du ser förarens läge och en beräknad ankomst. Tiden är en uppskattning och inget löfte.',
        'Är ingen på plats väntar föraren i femton minuter och försöker nå dig. Därefter får godset köras tillbaka eller lagras, och du betalar den extra körningen.',
      ],
    },
    {
      id: 'avbokning',
      heading: 'Avbokning och ångerrätt',
      blocks: [
        'Du kan avboka utan kostnad tills föraren har hämtat godset. Därefter betalar du hela priset.',
        'Är du konsument har du enligt lagen (2005:59) om distansavtal fjorton dagars ångerrätt. Ber du oss att utföra transporten inom den tiden godkänner du att ångerrätten upphör när transporten är utförd.',
      ],
    },
    {
      id: 'ansvar',
      heading: 'Ansvar för skada och försening',
      blocks: [
        'Från hämtning till leverans ansvarar vi för godset enligt lagen (1974:610) om inrikes vägtransport. Ersättningen är högst den som lagen anger per kilo, om inte ett högre värde har avtalats skriftligt.',
        'Vi ansvarar inte för skada som beror på bristfälligt emballage, fel uppgifter eller händelser utanför vår kontroll.',
        'Anmäl synliga skador när du tar emot godset, andra skador och saknat gods inom sju dagar och fel paket inom fjorton dagar. Stämmer det inte som föraren har noterat vid dörren, säg till inom sju dagar. Vi svarar inom fjorton dagar. Beror en längre försening på oss ersätter vi den skada du kan visa, högst med priset för transporten.',
      ],
    },
    {
      id: 'konto',
      heading: 'Konto och missbruk',
      blocks: [
        'Du får säga upp ditt konto när som helst. Vi får stänga av ett konto som används för bedrägeri, förbjudet gods eller upprepade uteblivna betalningar. Pågående transporter avslutas som avtalat.',
      ],
    },
    {
      id: 'personuppgifter',
      heading: 'Personuppgifter',
      blocks: [
        'Hur vi behandlar personuppgifter står i vår integritetspolicy. Anger du någon annans uppgifter, till exempel mottagarens, ansvarar du för att personen vet om det.',
      ],
    },
    {
      id: 'andringar',
      heading: 'Ändringar',
      blocks: [
        'Vi får ändra villkoren. För en transport gäller de villkor som fanns när du bekräftade den. Större ändringar meddelas via e-post minst 30 dagar i förväg.',
      ],
    },
    {
      id: 'tvist',
      heading: 'Lag och tvist',
      blocks: [
        'Svensk lag gäller. Hör av dig till oss först; de flesta frågor löser sig i ett samtal. Som konsument kan du vända dig till Allmänna reklamationsnämnden, Box 174, 101\u00a023\u00a0Stockholm, arn.se. Tvist mellan företag avgörs av svensk allmän domstol med Värmlands tingsrätt som första instans.',
      ],
    },
  ],
};
