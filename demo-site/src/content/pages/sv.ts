export const pageTexts = {
  careers: {
    heading: 'Kör med oss. Jobba hos oss.',
    lead: 'Vi fyller tomma lastbilar. Det är ett enkelt mål och ett svårt hantverk, och vi behöver fler som vill göra det ordentligt.',
    why: {
      heading: 'Varför hos oss',
      items: [
        {
          key: 'innovation',
          title: 'Innovation',
          text: 'Vi bygger det vi själva saknade: ett pris i förväg, en förare på väg och en linje på kartan att följa. Bra idéer är ute hos kunderna inom en vecka.',
        },
        {
          key: 'impact',
          title: 'Påverkan',
          text: 'Varje fylld lastbil är en resa mindre på vägen. Du ser i kilometer och kilo vad ditt arbete har gjort för skillnad.',
        },
        {
          key: 'people',
          title: 'Människor',
          text: 'Kollektivavtal, raka besked och kollegor som svarar i telefon. Förare, utvecklare och kundtjänst sitter i samma hus.',
        },
      ],
    },
    values: {
      heading: 'Det vi är bra på',
      items: [
        {
          key: 'logistics',
          title: 'Logistik',
          text: 'Vi kan vägarna, vikterna och vilotiderna, och planerar efter hur det ser ut på riktigt.',
        },
        {
          key: 'operations',
          title: 'Drift',
          text: 'När något händer på vägen händer något hos oss. Varje dag, året om.',
        },
        {
          key: 'ux',
          title: 'Användarupplevelse',
          text: 'Det ska gå att beställa med handskar på. Därför provar vi allt med dem som använder det.',
        },
        {
          key: 'innovation',
          title: 'Innovation',
          text: 'Vi mäter, ändrar och mäter igen. Det som inte hjälper någon tar vi bort.',
        },
      ],
    },
    company: {
      heading: 'För företag',
      text: 'Skickar ni ofta, eller har ni bilar som går tomma hem? Berätta hur era transporter ser ut, så visar vi vad vi kan göra och vad det kostar.',
      button: 'Skriv till oss om ditt företag',
      subject: 'Intresse från företag',
    },
    driver: {
      heading: 'För förare',
      text: 'Har du C- eller CE-körkort och yrkeskompetensbevis? Du väljer själv vilka körningar du tar, och får betalt enligt avtal för varje körning.',
      button: 'Skriv till oss om att köra',
      subject: 'Intresse från förare',
    },
  },
  about: {
    heading: 'Vi ser till att ingen kör tomt',
    lead: 'Exempelfrakt startade i Karlstad med en fråga: varför kör var femte lastbil utan last, när det alltid finns någon som vill skicka något åt samma håll?',
    story: [
      'Svaret var att de inte visste om varandra. I dag för vi ihop dem: den som vill skicka ser priset i förväg och följer paketet hela vägen, och den som ändå kör får betalt för platsen som annars hade stått tom.',
      'Vi äger inga lastbilar. Vi arbetar med åkerier som har trafiktillstånd, kollektivavtal och bilar som släpper ut så lite som möjligt, och vi säger öppet vad varje transport kostar.',
    ],
    team: {
      heading: 'De som leder arbetet',
      roles: { ceo: 'Vd', cto: 'Teknisk chef' },
      words: {
        ceo: 'Körde själv lastbil i nio år innan hon tröttnade på att köra hem tom.',
        cto: 'Har byggt system för trafikledning och vet att en karta som ljuger är sämre än ingen alls.',
      },
      portrait: 'Tecknat porträtt av {name}',
      mail: 'E-post',
      linkedIn: 'LinkedIn',
      phone: 'Ring',
    },
    awards: {
      heading: 'Utmärkelser',
      titles: { climate: 'Årets klimatsmarta tjänst', newcomer: 'Årets nykomling i logistik' },
      texts: {
        climate: 'För ett mätbart sätt att minska tomkörningen på svenska vägar.',
        newcomer: 'För att ha gjort det lika lätt att skicka en pall som att beställa en taxi.',
      },
    },
    articles: {
      heading: 'I pressen',
      titles: {
        emptyRuns: 'De vill fylla 600 miljoner tomma kilometer',
        followed: 'En dag med en pall: vi följde den hela vägen',
      },
      read: 'Läs artikeln',
    },
  },
  contact: {
    heading: 'Support och kontakt',
    lead: 'Ring, skriv eller kom förbi. Den som svarar sitter i Karlstad och kan titta på din transport direkt.',
    us: {
      heading: 'Kontakta oss',
      phone: 'Telefon',
      hours: 'Telefontider',
      weekdays: 'Måndag till fredag {from}–{to}',
      holidays: 'Stängt på helgdagar',
      mail: 'E-post',
      answer: 'Vi svarar inom en arbetsdag.',
      visit: 'Besöksadress',
      directions: 'Vägbeskrivning',
      map: 'Karta över Karlstad med omnejd',
    },
    help: {
      heading: 'Hjälpcenter',
      text: 'Ha gärna paketnumret till hands. Du hittar det på din beställning.',
      items: [
        {
          key: 'track',
          title: 'Var är mitt paket?',
          text: 'Skriv ditt paketnummer, så ser du det direkt utan att logga in.',
          link: 'Spåra ett paket',
        },
        {
          key: 'damage',
          title: 'Något är skadat',
          text: 'Fotografera godset och emballaget. Anmäl skadan på beställningens sida eller mejla oss, inom sju dagar.',
          link: 'Skriv till oss',
        },
        {
          key: 'terms',
          title: 'Vad gäller egentligen?',
          text: 'Villkoren är skrivna för att läsas. Där står om avbokning, försening och ansvar.',
          link: 'Läs villkoren',
        },
      ],
    },
    faq: {
      heading: 'Vanliga frågor',
      items: [
        {
          question: 'Vad kostar det att skicka något?',
          answer:
            'Priset beror på sträckan, vikten och måtten, och du ser det innan du bekräftar. Förare, drivmedel, försäkring och moms ingår.',
        },
        {
          question: 'Hur kort får sträckan vara?',
          answer:
            'Minst 10 kilometer mellan adresserna. Kortare än så är ett bud oftast både snabbare och billigare.',
        },
        {
          question: 'Behöver jag ett konto för att spåra ett paket?',
          answer:
            'Nej. Med paketnumret ser vem som helst status, adresser, innehåll, pris, raderna till föraren och personernas förnamn, men aldrig telefonnummer eller e-postadresser. Ge det bara till den som ska följa paketet.',
        },
        {
          question: 'Kan jag avboka?',
          answer: 'Ja, utan kostnad tills föraren har hämtat godset. Ring oss, så ordnar vi det.',
        },
        {
          question: 'Vad får jag inte skicka?',
          answer:
            'Farligt gods, levande djur, vapen, kontanter och olagliga varor. Är du osäker, fråga oss innan du beställer.',
        },
        {
          question: 'Hur får jag kvitto och fraktsedel?',
          answer: 'Båda ligger på beställningen, under Mina beställningar.',
        },
      ],
    },
  },
};

/** The shape every language has. */
export type PageTexts = typeof pageTexts;
