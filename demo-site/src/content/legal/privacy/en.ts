import { brand } from '#brand.ts';
import type { LegalDocument } from '#content/legal/document.ts';

const privacy: LegalDocument = {
  title: 'Privacy notice',
  updated: '2026-11-23',
  intro: `This notice explains which personal data ${brand.name} processes, why, for how long, and what rights you have under the General Data Protection Regulation (GDPR). We collect as little as we can and never sell anything. It is a translation; if the texts differ, the Swedish one applies.`,
  sections: [
    {
      id: 'ansvarig',
      heading: 'Who is responsible',
      blocks: [
        `${brand.legalName}, company registration number ${brand.organisationNumber}, ${brand.address}, is the controller. You can reach us about your data at ${brand.privacyMail}.`,
      ],
    },
    {
      id: 'uppgifter',
      heading: 'The data we process',
      blocks: [
        {
          list: [
            'Account: name, email address, phone number, address, a photo if you choose one, and a password that we only store in encrypted form.',
            'Address book: the addresses, contact persons and parcels that you have saved.',
            'Login with another service: the name and email address that the service hands over once you have agreed.',
            'Orders: pickup and drop-off address, the recipient’s name and phone number, the recipient’s email address if the sender has entered it, the weight, size and description of the goods, price and payment.',
            'Transport: status, times and the vehicle’s position while the transport is under way.',
            'Sharing links: when you created a link and what it shows. The link itself is only stored in a form that cannot be read back.',
            'Emails: which emails we have sent about an order, which ones you have chosen, and addresses that want no more of them, in a form that cannot be read back.',
            'Contact: what you write to us, and notes from calls.',
            'Technical data: language, cookie choice, error messages and the IP address in the server’s logs.',
          ],
        },
        'Your data comes from you, from the person who sends something to you, or from the service you log in with. We process no sensitive data, and ask you not to include any in descriptions of goods.',
      ],
    },
    {
      id: 'grund',
      heading: 'Why, and on what legal basis',
      blocks: [
        {
          head: ['Purpose', 'Data', 'Legal basis'],
          rows: [
            ['Carry out the transport you ordered', 'Account, order, transport', 'Contract, Article 6(1)(b)'],
            [
              'Deliver the goods to the recipient',
              'The recipient’s name, phone number and address',
              'Legitimate interest, Article 6(1)(f)',
            ],
            [
              'Tell the recipient that a parcel is on its way',
              'The recipient’s email address, towns, expected arrival',
              'Legitimate interest, Article 6(1)(f)',
            ],
            [
              'Tell others whom the customer has chosen where a parcel is',
              'Their email address, towns, expected arrival',
              'Legitimate interest, Article 6(1)(f)',
            ],
            [
              'Email you about your order, with receipt and calendar file',
              'Email address, order, transport',
              'Contract, Article 6(1)(b)',
            ],
            [
              'Show the delivery to people you share a link with',
              'What the link shows: status and arrival, and the map and addresses if you choose',
              'Contract, Article 6(1)(b)',
            ],
            ['Bookkeeping and tax', 'Order, payment', 'Legal obligation, Article 6(1)(c)'],
            ['Answer questions and complaints', 'Contact, order', 'Contract or legitimate interest'],
            ['Prevent intrusion and abuse', 'Technical data, login', 'Legitimate interest, Article 6(1)(f)'],
            ['Count visits', 'Pages visited', 'Consent, Article 6(1)(a)'],
          ],
        },
        'Where the basis is legitimate interest, we have weighed our needs against yours and concluded that you can reasonably expect the processing. Ask us, and we will explain our reasoning.',
      ],
    },
    {
      id: 'tid',
      heading: 'How long we keep it',
      blocks: [
        {
          head: ['Data', 'Kept for'],
          rows: [
            [
              'Orders and invoices',
              'Seven years after the end of the calendar year, as the Swedish Bookkeeping Act (1999:1078) requires',
            ],
            ['Account', 'Until you delete it in your profile, or two years after your last login'],
            ['Address book', 'Until you remove what you have saved, or the account'],
            ['Boards of what comes', 'Until they are ended, or the account'],
            ['Orders sent to a colleague', 'Until they are placed or withdrawn, for 14 days at most'],
            ['Sharing links', 'Until you revoke them'],
            ['Email addresses of others who are told about an order', '30 days after the order has ended'],
            ['Opt-outs from emails', 'For as long as the opt-out applies'],
            ['The vehicle’s position during transport', '30 days after delivery'],
            ['Pictures and signatures from the door', '30 days after the order has ended'],
            ['Customer service cases', 'Two years after the case is closed'],
            ['Logins', 'Until you log out, 30 days at most'],
            ['Server logs', '90 days'],
          ],
        },
        'After that, the data is deleted or changed so that it can no longer be linked to you.',
      ],
    },
    {
      id: 'mottagare',
      heading: 'Who receives it',
      blocks: [
        {
          list: [
            'The haulier and the driver who carry out the transport see addresses, goods, names and phone numbers.',
            'Anyone with the package ID sees the status and times, the pickup and drop-off address, what is sent, price and payment, your notes to the driver, and first names with the first letter of the last name, but never email addresses or phone numbers.',
            'Anyone with a sharing link sees what you chose when you created it: status and expected arrival, and the map with the driver or the addresses if you wanted. You can revoke the link on the order’s page.',
            'The recipient gets an email about the parcel if the sender has entered the email address, with a calendar file where there is one. A link in every email stops all further ones.',
            'People you have chosen get emails about where the parcel is, with nothing else from the order than package ID and towns. A link in every email stops them, for that order or for all.',
            'Companies that handle operations, email and payment for us, under data processing agreements.',
            'Authorities, where the law requires it.',
          ],
        },
        'The data is processed within the EU and EEA. Should anything need to be processed elsewhere, we will do so only with the safeguards that Article 46 of the GDPR requires, and say so here.',
      ],
    },
    {
      id: 'rattigheter',
      heading: 'Your rights',
      blocks: [
        'You have the right to',
        {
          list: [
            'know which data we hold about you and get a copy (Article 15)',
            'have errors corrected (Article 16); you can change most of it yourself in your profile',
            'have data erased unless we must keep it (Article 17); you can delete your account yourself in your profile',
            'have processing restricted (Article 18)',
            'receive your data in a machine-readable format (Article 20)',
            'object to processing based on legitimate interest (Article 21)',
            'withdraw consent at any time; what has already been done is not affected',
            'opt out of emails: choose which ones you want in the settings, or use the link in the email',
          ],
        },
        `Write to ${brand.privacyMail}. We answer within one month, free of charge. We make no decisions about you that are fully automated and have legal effects.`,
        'If you are not satisfied, you can complain to the Swedish Authority for Privacy Protection (Integritetsskyddsmyndigheten), Box 8114, 104\u00a020 Stockholm, imy.se.',
      ],
    },
    {
      id: 'skydd',
      heading: 'How we protect it',
      blocks: [
        'All traffic is encrypted. Passwords are stored so that not even we can read them. Only people who need the data for their work can access it, and access is logged. If something goes wrong and puts you at risk, we will tell you and the authority within the time the law sets.',
      ],
    },
    {
      id: 'kakor',
      heading: 'Cookies',
      blocks: [
        'What we store in your browser is listed on the cookies page, where you can also change your choice.',
      ],
    },
    {
      id: 'andringar',
      heading: 'Changes',
      blocks: [
        'If we change anything important, we announce it on the website and by email before it takes effect. Ask us for earlier versions.',
      ],
    },
  ],
};

export default privacy;
