export const sv = {
  meta: {
    home: {
      title: 'Skicka gods och paket i hela Sverige',
      description:
        'Beställ en transport mellan två adresser, få priset direkt och följ godset live hela vägen fram.',
    },
    tracking: { title: 'Spåra ditt paket', description: 'Se var ditt paket är, just nu.' },
    packageSending: {
      title: 'Skicka ett paket',
      description: 'Fem steg från adress till bekräftad transport.',
    },
    orderSuccess: { title: 'Tack för din beställning', description: 'Din transport är beställd.' },
    magicLink: { title: 'Bekräfta din e-postadress', description: 'Vi bekräftar din e-postadress.' },
    terms: { title: 'Villkor', description: 'Villkoren för att beställa en transport.' },
    privacy: { title: 'Integritetsmeddelande', description: 'Så behandlas dina personuppgifter.' },
    authCallback: { title: 'Inloggning', description: 'Vi loggar in dig.' },
    notFound: { title: 'Sidan finns inte', description: 'Sidan finns inte.' },
  },
  skipLink: 'Hoppa till innehållet',
  nav: {
    label: 'Huvudmeny',
    track: 'Spåra',
    howItWorks: 'Så funkar det',
    login: 'Logga in',
    signUp: 'Skapa konto',
    logOut: 'Logga ut',
  },
  language: { label: 'Språk' },
  theme: { toDark: 'Mörkt läge', toLight: 'Ljust läge' },
  hero: {
    title: 'Från dörr till dörr. Du ser hela vägen.',
    promise:
      'Beställ en transport på två minuter. Priset är klart direkt, och förare, bränsle och försäkring ingår.',
    proof:
      'Svenska lastbilar körde över 3,2 miljarder kilometer 2024. Omkring 19–25 procent av dem var tomma. Vi fyller dem.',
  },
  steps: {
    title: 'Fyra stopp, en linje',
    items: [
      {
        key: 'request',
        title: 'Beställ',
        text: 'Två adresser, vikt och mått. Mer behövs inte för att få ett pris.',
      },
      { key: 'match', title: 'Matcha', text: 'Vi hittar en förare som redan kör åt ditt håll.' },
      {
        key: 'track',
        title: 'Följ',
        text: 'Se statusen ändras medan godset rullar, och ring föraren när du vill.',
      },
      {
        key: 'payment',
        title: 'Betala',
        text: 'Priset du såg är priset du betalar. Kvittot kommer av sig självt.',
      },
    ],
  },
  tracking: { heading: 'Spåra ditt paket' },
  packageSending: { heading: 'Skicka ett paket' },
  orderSuccess: { heading: 'Din beställning' },
  magicLink: { heading: 'Bekräfta din e-postadress' },
  authCallback: { heading: 'Inloggning' },
  notFound: {
    heading: 'Här tar vägen slut',
    text: 'Sidan du letar efter finns inte.',
    countdown: 'Du kommer till startsidan om {seconds} s.',
    stop: 'Stanna kvar',
    home: 'Till startsidan',
  },
  loginRequired: 'Logga in för att se den här sidan',
  loading: 'Laddar …',
  scrollToTop: 'Till sidans topp',
  footer: {
    rights: '© 2025 {name}. Exempelföretag för demonstration.',
    mapCredit: 'Karta: Natural Earth',
    help: 'Hjälp',
  },
};

/** The shape every language of the site has. */
export type SiteTexts = typeof sv;
export default sv;
