import type { PageTexts } from './sv.ts';

export const pageTexts: PageTexts = {
  careers: {
    heading: 'Drive with us. Work with us.',
    lead: 'We fill empty lorries. It is a simple goal and a demanding craft, and we need more people who want to do it properly.',
    why: {
      heading: 'Why work here',
      items: [
        {
          key: 'innovation',
          title: 'Innovation',
          text: 'We build the service we wished existed: a price up front, a driver on the way and a line on the map to follow. Good ideas reach customers within a week.',
        },
        {
          key: 'impact',
          title: 'Impact',
          text: 'Every full lorry is one journey less on the road. You see in kilometres and kilos what your work has changed.',
        },
        {
          key: 'people',
          title: 'People',
          text: 'Collective agreements, straight answers and colleagues who pick up the phone. Drivers, developers and customer service share one building.',
        },
      ],
    },
    values: {
      heading: 'What we are good at',
      items: [
        {
          key: 'logistics',
          title: 'Logistics',
          text: 'We know the roads, the weights and the rest times, and we plan for how things really are.',
        },
        {
          key: 'operations',
          title: 'Operations',
          text: 'When something happens on the road, something happens here. Every day, all year round.',
        },
        {
          key: 'ux',
          title: 'User experience',
          text: 'You should be able to order with your gloves on. So we test everything with the people who use it.',
        },
        {
          key: 'innovation',
          title: 'Innovation',
          text: 'We measure, change and measure again. Anything that doesn’t help, we remove.',
        },
      ],
    },
    company: {
      heading: 'For companies',
      text: 'Do you ship often, or do your lorries drive home empty? Tell us about your transports and we will show you what we can do and what it costs.',
      button: 'Write to us about your company',
      subject: 'Interest from a company',
    },
    driver: {
      heading: 'For drivers',
      text: 'Do you hold a C or CE licence and a certificate of professional competence? You choose which runs to take, and every one is paid as agreed.',
      button: 'Write to us about driving',
      subject: 'Interest from a driver',
    },
  },
  about: {
    heading: 'We make sure nobody drives empty',
    lead: 'Exempelfrakt began in Karlstad with one question: why does one lorry in five run without a load, when there is always someone who wants to send something the same way?',
    story: [
      'The answer was that they did not know about each other. Today we bring them together: senders see the price up front and follow their parcel all the way, and drivers are paid for space that would have been empty.',
      'We own no lorries. We work with hauliers who have licences, collective agreements and vehicles that emit as little as possible, and we say openly what each transport costs.',
    ],
    team: {
      heading: 'Who leads the work',
      roles: { ceo: 'CEO', cto: 'CTO' },
      words: {
        ceo: 'Drove lorries herself for nine years before she had had enough of driving home empty.',
        cto: 'Has built systems for traffic control and knows that a map that lies is worse than none.',
      },
      portrait: 'Drawn portrait of {name}',
      mail: 'Email',
      linkedIn: 'LinkedIn',
      phone: 'Call',
    },
    awards: {
      heading: 'Awards',
      titles: { climate: 'Climate-smart service of the year', newcomer: 'Newcomer of the year in logistics' },
      texts: {
        climate: 'For a measurable way to reduce empty runs on Swedish roads.',
        newcomer: 'For making it as easy to send a pallet as to order a taxi.',
      },
    },
    articles: {
      heading: 'In the press',
      titles: {
        emptyRuns: 'They want to fill 600 million empty kilometres',
        followed: 'A day with a pallet: we followed it all the way',
      },
      read: 'Read the article',
    },
  },
  contact: {
    heading: 'Support and contact',
    lead: 'Call, write or drop by. You’ll reach a person in Karlstad who can look at your order right away.',
    us: {
      heading: 'Contact us',
      phone: 'Phone',
      hours: 'Phone hours',
      weekdays: 'Monday to Friday {from}–{to}',
      holidays: 'Closed on holidays',
      mail: 'Email',
      answer: 'We answer within one working day.',
      visit: 'Visiting address',
      directions: 'Directions',
      map: 'Map of Karlstad and its surroundings',
    },
    help: {
      heading: 'Help centre',
      text: 'Have your package ID ready; you’ll find it on your order.',
      items: [
        {
          key: 'track',
          title: 'Where is my parcel?',
          text: 'Enter your package ID and see at once, without logging in.',
          link: 'Track a parcel',
        },
        {
          key: 'damage',
          title: 'Something is damaged',
          text: 'Take pictures of the goods and the packaging. Report the damage on the page of your order, or email us, within seven days.',
          link: 'Write to us',
        },
        {
          key: 'terms',
          title: 'What applies?',
          text: 'The terms are written to be read (in Swedish): cancellation, delay and liability.',
          link: 'Read the terms',
        },
      ],
    },
    faq: {
      heading: 'Frequently asked questions',
      items: [
        {
          question: 'What does it cost to send something?',
          answer:
            'The price depends on distance, weight and size, and you see it before you confirm. Driver, fuel, insurance and VAT are included.',
        },
        {
          question: 'How short can the distance be?',
          answer:
            'At least 10 kilometres between the addresses. Below that a courier is usually faster and cheaper.',
        },
        {
          question: 'Do I need an account to track a parcel?',
          answer:
            'No. With the package ID anyone can see the status, the addresses, what is sent, the price, your notes to the driver and first names, but never phone numbers or email addresses. Only give it to whoever should follow the parcel.',
        },
        {
          question: 'Can I cancel?',
          answer:
            'Yes, free of charge until the driver has picked up the goods. Call us and we will take care of it.',
        },
        {
          question: 'What can’t I send?',
          answer:
            'Dangerous goods, live animals, weapons, cash and illegal goods. If you are not sure, ask us before you order.',
        },
        {
          question: 'How do I get a receipt and a waybill?',
          answer: 'Both are on the order, under My orders.',
        },
      ],
    },
  },
};
