import type { LandingTexts } from './landingTexts.ts';

export const landing: LandingTexts = {
  hero: {
    title: ['From door to door.', 'You see every mile.'],
    promise:
      'Order a transport and see the price before you decide. Driver, fuel and insurance are included.',
    proof: 'Swedish lorries drive over 600\u00a0million kilometres empty in a year. We fill them.',
  },
  steps: {
    title: 'Four stops, one line',
    items: [
      {
        key: 'request',
        title: 'Order',
        text: 'Enter two addresses and describe the parcel. You see the price before you order.',
      },
      { key: 'match', title: 'Match', text: 'We find a driver who is already heading your way.' },
      {
        key: 'track',
        title: 'Track',
        text: 'Follow the status while it travels, and call the driver when you like.',
      },
      {
        key: 'payment',
        title: 'Pay',
        text: 'The price you saw is the price you pay. The receipt is on your order.',
      },
    ],
  },
  community: {
    title: 'Full lorries, fewer miles',
    vision: {
      title: 'Our vision',
      text: 'No lorry should have to drive empty. The lorries exist, the roads exist and so do the goods. They just need to find each other.',
    },
    concept: {
      title: 'Our concept',
      text: 'A marketplace for transports, open to individuals and companies alike. You say what goes where; we ask the drivers already on their way. We put low-emission vehicles first in line, and the fuel is your choice.',
    },
    highlightsTitle: 'Where it makes a difference',
    highlights: [
      {
        title: 'Space that is already rolling',
        text: 'Your parcel rides along with a lorry going there anyway. One trip saved.',
      },
      {
        title: 'Electric and biogas',
        text: 'Choose the fuel when you order, and see what that choice costs.',
      },
      {
        title: 'Fair terms',
        text: 'Our drivers have collective agreements. A decent wage is not an optional extra.',
      },
      {
        title: 'Choices you can follow',
        text: 'Every order shows what the vehicle runs on, so you can choose better next time.',
      },
    ],
    valuesTitle: 'What we stand by',
    values: [
      { title: 'Honesty', text: 'The price you see is the price you pay.' },
      { title: 'Care', text: 'For the goods, the driver and whoever is waiting.' },
      { title: 'Closeness', text: 'A local driver knows the last stretch.' },
      { title: 'Simplicity', text: 'You can order over a cup of coffee.' },
      { title: 'Responsibility', text: 'If something goes wrong, you hear it from us first.' },
    ],
  },
  testimonials: {
    title: 'What customers say',
    items: [
      {
        id: 'snickare',
        name: 'Maja Ekdal',
        title: 'Furniture maker, Arvika',
        quote:
          'I used to book a whole van for a single table. Now the table travels with someone going to Stockholm anyway.',
        image: 'portrait-maja',
      },
      {
        id: 'inkopare',
        name: 'Yusuf Demir',
        title: 'Buyer at a building firm, Örebro',
        quote: 'The price is there at once, and the invoice matches it. That is really all I ask for.',
        image: 'portrait-yusuf',
      },
      {
        id: 'mormor',
        name: 'Kerstin Wallin',
        title: 'Retired, Sunne',
        quote:
          'The chest of drawers was for my grandchild in Umeå. I sat at my kitchen table and watched it arrive.',
        image: 'portrait-kerstin',
      },
    ],
  },
  partners: {
    title: 'They ship and drive with us',
    text: 'Joiners and bakers, hauliers and builders. Large and small, from all over the country.',
    note: 'The companies, people and quotes on this page are invented examples.',
  },
  howItWorks: {
    title: 'How it works',
    lead: 'From the first address you type until your parcel has arrived.',
    items: [
      {
        key: 'request',
        title: 'Order',
        text: 'Say from where and to where, choose a fuel and describe your parcel. You see the price before you order; it includes driver, fuel and insurance.',
      },
      {
        key: 'match',
        title: 'Match',
        text: 'We look among nearby drivers already heading your way. When one accepts, you get a name, a rating, a phone number and an estimated arrival.',
      },
      {
        key: 'track',
        title: 'Track',
        text: 'You see where your parcel is while it travels, and the app tells you when something happens. The recipient can follow along with the same package ID.',
      },
      {
        key: 'payment',
        title: 'Pay',
        text: 'In the app you pay by card or invoice. The recipient signs on the screen, and the receipt is on your order.',
      },
    ],
    quote: {
      text: 'Swedish lorries drove over 3.2\u00a0billion\u00a0km in 2024. For about 19 to 25% of that distance they were empty. That is over 600\u00a0million empty\u00a0km a year.',
      source: 'Trafikanalys, Swedish transport statistics: lorry traffic',
      loaded: 'Loaded',
      empty: 'Empty, 19–25%',
    },
  },
  getStarted: {
    title: 'Get started',
    lead: 'Tell us who you are, and we’ll show you the way.',
    label: 'Who are you?',
    items: [
      {
        audience: 'customer',
        tab: 'Customer',
        steps: [
          'Type where we pick up and where we are going.',
          'Choose a fuel and describe the parcel.',
          'See the price and say who receives it.',
          'Confirm, and follow your parcel all the way.',
        ],
        button: 'Send a parcel',
      },
      {
        audience: 'driver',
        tab: 'Driver',
        steps: [
          'Download the driver app.',
          'Register yourself and your vehicle.',
          'Accept jobs along your own route.',
          'Deliver, get a signature and get paid.',
        ],
        button: 'To the driver app',
      },
      {
        audience: 'buyer',
        tab: 'Freight buyer',
        steps: [
          'Tell us what you send, how often and where.',
          'Get an agreement, an invoice address and a person to call.',
          'Order here, or on a website of your own.',
        ],
        button: 'Talk to us',
      },
    ],
  },
  apps: {
    title: 'Two apps, the same line',
    lead: 'Sender and driver see the same transport, each from their own end.',
    customer: {
      name: 'The customer app',
      text: 'Order, pay and follow. You get a notification when the driver is on the way, and another on delivery.',
      screen:
        'The customer app: a parcel on its way from Karlstad to Stockholm, the driver’s name and arrival at 14:35.',
    },
    driver: {
      name: 'The driver app',
      text: 'Jobs along a route you already drive. Find your way, get a signature and get paid.',
      screen: 'The driver app: a new job from Örebro to Västerås, with distance, weight and pay.',
    },
    admin: { text: 'More than one vehicle?', link: 'Log in to the business portal' },
    featuresTitle: 'What you get',
    features: [
      { title: 'Automatic matching', text: 'We ask the drivers nearby for you.' },
      { title: 'Real-time tracking', text: 'You see where your parcel is, right now.' },
      { title: 'Push notifications', text: 'A ping when something happens, silence otherwise.' },
      { title: 'Card or invoice', text: 'Pay in the app, the way that suits you.' },
      { title: 'Digital signing', text: 'The recipient signs on the screen.' },
      { title: 'Environmental impact', text: 'Choose the fuel, and follow your choice on every order.' },
      { title: 'Collective agreements', text: 'Every driver works under one.' },
      { title: 'All in the price', text: 'Driver, fuel and insurance are included.' },
      { title: 'Full insurance', text: 'Your parcel is insured all the way.' },
    ],
  },
  portal: {
    title: 'The whole fleet on one screen',
    lead: 'The business portal is for those who own the vehicles and want them fully loaded.',
    points: [
      'Register vehicles and keep their papers in order',
      'Schedule your drivers, week by week',
      'See which vehicles have room left',
      'Follow every job while it is under way',
      'Statistics on distance, load and revenue',
      'Emissions per job, ready to report',
    ],
    screens: {
      schedule: {
        caption: 'The week’s schedule',
        description:
          'The business portal: the schedule of week 24 with four drivers and their jobs day by day.',
      },
      statistics: {
        caption: 'Statistics',
        description: 'The business portal: load per week, distance, revenue and emissions per job.',
      },
    },
    enlarge: 'Show full screen',
    close: 'Close',
    button: 'Open the business portal',
  },
  company: {
    title: 'A small team in Karlstad',
    lead: 'We are building the service we wished existed when we had something to send.',
    careers: {
      title: 'Work with us',
      text: 'We are looking for people who love logistics, and drivers who would rather drive full than empty.',
      link: 'See open positions',
    },
    contact: {
      title: 'Talk to us',
      text: 'Call or write. A person answers, Monday to Friday.',
      link: 'Contact us',
    },
    about: {
      title: 'About us',
      text: 'Who we are, the awards we have won and what the press says.',
      link: 'Read about the company',
    },
  },
  newTab: '(opens in a new tab)',
};
