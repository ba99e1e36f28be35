import type { LandingTexts } from './landingTexts.ts';

export const landing: LandingTexts = {
  hero: {
    title: ['Från dörr till dörr.', 'Du ser hela vägen.'],
    promise:
      'Beställ en transport och se priset innan du bestämmer dig. Förare, drivmedel och försäkring ingår.',
    proof: 'Svenska lastbilar kör över 600\u00a0miljoner kilometer tomma på ett år. Vi fyller dem.',
  },
  steps: {
    title: 'Fyra stopp, en linje',
    items: [
      {
        key: 'request',
        title: 'Beställ',
        text: 'Ange två adresser och beskriv paketet. Du ser priset innan du beställer.',
      },
      { key: 'match', title: 'Matcha', text: 'Vi hittar en förare som ändå ska åt samma håll.' },
      {
        key: 'track',
        title: 'Följ',
        text: 'Se hur det går medan paketet rullar, och ring föraren när du vill.',
      },
      {
        key: 'payment',
        title: 'Betala',
        text: 'Priset du såg är priset du betalar. Kvittot finns på din beställning.',
      },
    ],
  },
  community: {
    title: 'Fulla bilar, färre mil',
    vision: {
      title: 'Vår vision',
      text: 'Ingen lastbil ska behöva köra tom. Bilarna finns redan, vägarna finns redan och godset finns redan. Det som saknas är att de hittar varandra.',
    },
    concept: {
      title: 'Vår idé',
      text: 'En marknadsplats för transporter, öppen för både privatpersoner och företag. Du säger vad som ska vart, vi frågar förarna som redan är på väg. Bilar med låga utsläpp lyfter vi fram, och drivmedlet väljer du själv.',
    },
    highlightsTitle: 'Det gör skillnad på riktigt',
    highlights: [
      {
        title: 'Plats som redan rullar',
        text: 'Ditt gods åker med en bil som ändå ska dit. Det sparar en resa.',
      },
      { title: 'El och biogas', text: 'Välj drivmedel när du beställer, och se priset för just det valet.' },
      { title: 'Schyssta villkor', text: 'Förarna har kollektivavtal. En rimlig lön är inget tillval.' },
      {
        title: 'Klimatval du kan följa',
        text: 'På varje beställning ser du vad bilen går på, så att du kan välja bättre nästa gång.',
      },
    ],
    valuesTitle: 'Det vi håller fast vid',
    values: [
      { title: 'Ärlighet', text: 'Priset du ser är priset du betalar.' },
      { title: 'Omtanke', text: 'Om godset, om föraren och om den som väntar.' },
      { title: 'Närhet', text: 'Den som är från trakten hittar sista biten.' },
      { title: 'Enkelhet', text: 'Det ska gå att beställa på kafferasten.' },
      { title: 'Ansvar', text: 'Går något snett hör du det av oss först.' },
    ],
  },
  testimonials: {
    title: 'De som redan har skickat',
    items: [
      {
        id: 'snickare',
        name: 'Maja Ekdal',
        title: 'Möbelsnickare, Arvika',
        quote:
          'Förr bokade jag en hel bil för ett enda bord. Nu åker bordet med någon som ändå ska till Stockholm.',
        image: 'portrait-maja',
      },
      {
        id: 'inkopare',
        name: 'Yusuf Demir',
        title: 'Inköpare på en byggfirma, Örebro',
        quote: 'Priset finns där direkt och stämmer sedan med fakturan. Det är egentligen allt jag begär.',
        image: 'portrait-yusuf',
      },
      {
        id: 'mormor',
        name: 'Kerstin Wallin',
        title: 'Pensionär, Sunne',
        quote: 'Byrån skulle till barnbarnet i Umeå. Jag satt hemma vid köksbordet och såg den komma fram.',
        image: 'portrait-kerstin',
      },
    ],
  },
  partners: {
    title: 'De skickar och kör med oss',
    text: 'Snickerier och bagerier, åkerier och byggfirmor. Stora och små, från hela landet.',
    note: 'Företagen, personerna och citaten på sidan är påhittade exempel.',
  },
  howItWorks: {
    title: 'Så funkar det',
    lead: 'Från det att du skriver in den första adressen tills paketet är framme.',
    items: [
      {
        key: 'request',
        title: 'Beställ',
        text: 'Skriv varifrån och vart, välj drivmedel och beskriv paketet. Du ser priset innan du beställer, och förare, drivmedel och försäkring ingår.',
      },
      {
        key: 'match',
        title: 'Matcha',
        text: 'Vi letar bland förare i närheten som ändå ska åt samma håll. När någon tackar ja får du namn, betyg, telefonnummer och beräknad ankomst.',
      },
      {
        key: 'track',
        title: 'Följ',
        text: 'Du ser var paketet är medan det rullar, och appen säger till när något händer. Mottagaren kan följa med på samma paketnummer.',
      },
      {
        key: 'payment',
        title: 'Betala',
        text: 'I appen betalar du med kort eller faktura. Mottagaren signerar på skärmen, och kvittot finns på din beställning.',
      },
    ],
    quote: {
      text: 'Svenska lastbilar körde över 3,2\u00a0miljarder kilometer 2024. Ungefär 19 till 25\u00a0procent av sträckan var de tomma. Det blir över 600\u00a0miljoner tomma kilometer på ett år.',
      source: 'Trafikanalys, Lastbilstrafik',
      loaded: 'Med last',
      empty: 'Tomma, 19–25\u00a0%',
    },
  },
  getStarted: {
    title: 'Kom igång',
    lead: 'Välj vem du är, så visar vi vägen.',
    label: 'Vem är du?',
    items: [
      {
        audience: 'customer',
        tab: 'Kund',
        steps: [
          'Skriv in var vi hämtar och vart vi ska.',
          'Välj drivmedel och beskriv paketet.',
          'Se priset och fyll i vem som tar emot.',
          'Bekräfta, och följ paketet hela vägen.',
        ],
        button: 'Skicka ett paket',
      },
      {
        audience: 'driver',
        tab: 'Förare',
        steps: [
          'Ladda ned förarappen.',
          'Registrera dig och din bil.',
          'Tacka ja till körningar längs din väg.',
          'Lämna av, låt mottagaren signera och få betalt.',
        ],
        button: 'Till förarappen',
      },
      {
        audience: 'buyer',
        tab: 'Transportköpare',
        steps: [
          'Berätta vad ni skickar, hur ofta och vart.',
          'Få ett avtal, en fakturaadress och en människa att ringa.',
          'Beställ här, eller direkt på er egen webbplats.',
        ],
        button: 'Prata med oss',
      },
    ],
  },
  apps: {
    title: 'Två appar, samma linje',
    lead: 'Den som skickar och den som kör ser samma transport, från varsitt håll.',
    customer: {
      name: 'Kundappen',
      text: 'Beställ, betala och följ. Du får en notis när föraren är på väg, och en till när det är levererat.',
      screen:
        'Kundappen: ett paket på väg från Karlstad till Stockholm, förarens namn och beräknad ankomst 14:35.',
    },
    driver: {
      name: 'Förarappen',
      text: 'Körningar längs vägen du redan kör. Hitta rätt, låt mottagaren signera och få betalt.',
      screen: 'Förarappen: en ny körning från Örebro till Västerås, med sträcka, vikt och ersättning.',
    },
    admin: { text: 'Har ni flera bilar?', link: 'Logga in i företagsportalen' },
    featuresTitle: 'Det här ingår',
    features: [
      { title: 'Automatisk matchning', text: 'Vi frågar förarna i närheten åt dig.' },
      { title: 'Spårning i realtid', text: 'Du ser var paketet är, just nu.' },
      { title: 'Pushnotiser', text: 'Ett pling när något händer, annars tyst.' },
      { title: 'Kort eller faktura', text: 'Betala i appen på det sätt som passar dig.' },
      { title: 'Digital signering', text: 'Mottagaren skriver under på skärmen.' },
      { title: 'Koll på klimatet', text: 'Välj drivmedel, och följ valet på varje beställning.' },
      { title: 'Kollektivavtal', text: 'Alla förare kör med kollektivavtal.' },
      { title: 'Allt i priset', text: 'Förare, drivmedel och försäkring ingår.' },
      { title: 'Full försäkring', text: 'Paketet är försäkrat hela vägen fram.' },
    ],
  },
  portal: {
    title: 'Hela åkeriet på en skärm',
    lead: 'Företagsportalen är för er som äger bilarna och vill ha dem fullastade.',
    points: [
      'Registrera fordon och håll papperen i ordning',
      'Lägg förarnas schema, vecka för vecka',
      'Se vilka bilar som har plats kvar',
      'Följ varje körning medan den pågår',
      'Statistik över sträcka, fyllnadsgrad och intäkter',
      'Utsläpp per uppdrag, klart att redovisa',
    ],
    screens: {
      schedule: {
        caption: 'Veckans schema',
        description:
          'Företagsportalen: schemat för vecka 24 med fyra förare och deras körningar dag för dag.',
      },
      statistics: {
        caption: 'Statistik',
        description: 'Företagsportalen: fyllnadsgrad per vecka, körda mil, intäkter och utsläpp per uppdrag.',
      },
    },
    enlarge: 'Visa i helskärm',
    close: 'Stäng',
    button: 'Öppna företagsportalen',
  },
  company: {
    title: 'Ett litet lag i Karlstad',
    lead: 'Vi bygger tjänsten vi själva saknade när vi skulle skicka något.',
    careers: {
      title: 'Jobba hos oss',
      text: 'Vi söker folk som gillar logistik på riktigt, och förare som hellre kör fullt än tomt.',
      link: 'Jobba hos oss',
    },
    contact: {
      title: 'Prata med oss',
      text: 'Ring eller mejla. En människa svarar, måndag till fredag.',
      link: 'Kontakta oss',
    },
    about: {
      title: 'Om oss',
      text: 'Vilka vi är, vad vi har fått pris för och vad tidningarna skriver.',
      link: 'Läs om företaget',
    },
  },
  newTab: '(öppnas i ny flik)',
};
