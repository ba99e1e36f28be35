import type { LandingTexts } from './landingTexts.ts';

export const landing: LandingTexts = {
  hero: {
    title: ['Von Tür zu Tür.', 'Immer im Blick.'],
    promise:
      'Sie sehen den Preis, bevor Sie beauftragen. Fahrer, Kraftstoff und Versicherung sind enthalten.',
    proof: 'Schwedische Lkw fahren im Jahr über 600\u00a0Millionen Kilometer leer. Wir füllen sie.',
  },
  steps: {
    title: 'Vier Stationen, eine Linie',
    items: [
      {
        key: 'request',
        title: 'Beauftragen',
        text: 'Zwei Adressen eingeben, Paket beschreiben. Den Preis sehen Sie vor dem Auftrag.',
      },
      {
        key: 'match',
        title: 'Zuordnen',
        text: 'Wir finden einen Fahrer, der ohnehin in Ihre Richtung fährt.',
      },
      {
        key: 'track',
        title: 'Verfolgen',
        text: 'Sehen Sie unterwegs, wie es vorangeht, und rufen Sie den Fahrer an, wann Sie möchten.',
      },
      {
        key: 'payment',
        title: 'Bezahlen',
        text: 'Der angezeigte Preis ist der Endpreis. Die Quittung finden Sie in Ihrem Auftrag.',
      },
    ],
  },
  community: {
    title: 'Volle Wagen, weniger Kilometer',
    vision: {
      title: 'Unsere Vision',
      text: 'Kein Lkw soll leer fahren müssen. Die Wagen sind da, die Straßen sind da, die Ladung ist da. Sie müssen nur zueinanderfinden.',
    },
    concept: {
      title: 'Unsere Idee',
      text: 'Ein Marktplatz für Transporte, offen für Privatpersonen und Unternehmen. Sie sagen, was wohin soll; wir fragen die Fahrer, die schon unterwegs sind. Emissionsarme Fahrzeuge heben wir hervor, den Antrieb wählen Sie.',
    },
    highlightsTitle: 'Wo es etwas bewirkt',
    highlights: [
      { title: 'Platz, der schon rollt', text: 'Ihre Sendung fährt bei jemandem mit, der ohnehin hinfährt.' },
      { title: 'Strom und Biogas', text: 'Wählen Sie den Antrieb und sehen Sie den Preis dafür.' },
      {
        title: 'Faire Bedingungen',
        text: 'Unsere Fahrer haben einen Tarifvertrag. Ein anständiger Lohn ist kein Extra.',
      },
      {
        title: 'Der Antrieb im Blick',
        text: 'Jeder Auftrag zeigt, womit das Fahrzeug fährt. So wählen Sie beim nächsten Mal noch besser.',
      },
    ],
    valuesTitle: 'Worauf wir Wert legen',
    values: [
      { title: 'Ehrlichkeit', text: 'Der angezeigte Preis ist der Endpreis.' },
      { title: 'Sorgfalt', text: 'Für die Sendung, den Fahrer und alle, die warten.' },
      { title: 'Nähe', text: 'Wer aus der Gegend kommt, kennt das letzte Stück.' },
      { title: 'Einfachheit', text: 'Ein Auftrag dauert eine Kaffeepause.' },
      { title: 'Verantwortung', text: 'Geht etwas schief, hören Sie es zuerst von uns.' },
    ],
  },
  testimonials: {
    title: 'Das sagen Kunden',
    items: [
      {
        id: 'snickare',
        name: 'Maja Ekdal',
        title: 'Möbeltischlerin, Arvika',
        quote:
          'Früher buchte ich für einen einzigen Tisch einen ganzen Wagen. Heute fährt der Tisch bei jemandem mit, der ohnehin nach Stockholm muss.',
        image: 'portrait-maja',
      },
      {
        id: 'inkopare',
        name: 'Yusuf Demir',
        title: 'Einkäufer einer Baufirma, Örebro',
        quote: 'Der Preis steht sofort da, und die Rechnung stimmt. Mehr verlange ich gar nicht.',
        image: 'portrait-yusuf',
      },
      {
        id: 'mormor',
        name: 'Kerstin Wallin',
        title: 'Rentnerin, Sunne',
        quote:
          'Die Kommode sollte zu meinem Enkelkind nach Umeå. Ich saß am Küchentisch und sah sie ankommen.',
        image: 'portrait-kerstin',
      },
    ],
  },
  partners: {
    title: 'Sie versenden und fahren mit uns',
    text: 'Tischler und Bäcker, Speditionen und Baufirmen. Groß und klein, aus dem ganzen Land.',
    note: 'Die Unternehmen, Personen und Zitate auf dieser Seite sind erfundene Beispiele.',
  },
  howItWorks: {
    title: 'So funktioniert’s',
    lead: 'Von der ersten Adresse, die Sie eingeben, bis Ihr Paket angekommen ist.',
    items: [
      {
        key: 'request',
        title: 'Beauftragen',
        text: 'Geben Sie an, von wo nach wo, wählen Sie den Antrieb und beschreiben Sie das Paket. Den Preis sehen Sie vor dem Auftrag; Fahrer, Kraftstoff und Versicherung sind enthalten.',
      },
      {
        key: 'match',
        title: 'Zuordnen',
        text: 'Wir suchen unter Fahrern in der Nähe, die ohnehin in Ihre Richtung fahren. Sagt einer zu, erhalten Sie Name, Bewertung, Telefonnummer und voraussichtliche Ankunft.',
      },
      {
        key: 'track',
        title: 'Verfolgen',
        text: 'Sie sehen unterwegs, wo Ihre Sendung ist, und die App meldet sich, wenn etwas geschieht. Der Empfänger kann mit derselben Paketnummer mitverfolgen.',
      },
      {
        key: 'payment',
        title: 'Bezahlen',
        text: 'In der App zahlen Sie mit Karte oder auf Rechnung. Der Empfänger unterschreibt auf dem Bildschirm, die Quittung finden Sie in Ihrem Auftrag.',
      },
    ],
    quote: {
      text: 'Schwedische Lkw fuhren 2024 über 3,2\u00a0Milliarden Kilometer. Auf etwa 19 bis 25\u00a0Prozent der Strecke waren sie leer. Das sind über 600\u00a0Millionen leere Kilometer im Jahr.',
      source: 'Trafikanalys, Schwedens Verkehrsstatistik: Lkw-Verkehr',
      loaded: 'Beladen',
      empty: 'Leer, 19–25\u00a0%',
    },
  },
  getStarted: {
    title: 'So fangen Sie an',
    lead: 'Sagen Sie uns, wer Sie sind, und wir zeigen den Weg.',
    label: 'Wer sind Sie?',
    items: [
      {
        audience: 'customer',
        tab: 'Kunde',
        steps: [
          'Geben Sie ein, wo wir abholen und wohin es geht.',
          'Wählen Sie den Antrieb und beschreiben Sie das Paket.',
          'Sehen Sie den Preis und nennen Sie den Empfänger.',
          'Bestätigen Sie, und verfolgen Sie Ihre Sendung auf dem ganzen Weg.',
        ],
        button: 'Paket versenden',
      },
      {
        audience: 'driver',
        tab: 'Fahrer',
        steps: [
          'Laden Sie die Fahrer-App.',
          'Registrieren Sie sich und Ihr Fahrzeug.',
          'Nehmen Sie Fahrten auf Ihrer Route an.',
          'Liefern Sie aus, lassen Sie unterschreiben und werden Sie bezahlt.',
        ],
        button: 'Zur Fahrer-App',
      },
      {
        audience: 'buyer',
        tab: 'Frachteinkäufer',
        steps: [
          'Sagen Sie uns, was Sie versenden, wie oft und wohin.',
          'Sie erhalten Vertrag, Rechnungsadresse und einen Menschen zum Anrufen.',
          'Beauftragen Sie uns hier oder auf Ihrer eigenen Website.',
        ],
        button: 'Sprechen Sie mit uns',
      },
    ],
  },
  apps: {
    title: 'Zwei Apps, dieselbe Linie',
    lead: 'Wer versendet und wer fährt, sieht denselben Transport, jeder von seiner Seite.',
    customer: {
      name: 'Die Kunden-App',
      text: 'Beauftragen, bezahlen, verfolgen. Sie werden benachrichtigt, wenn der Fahrer unterwegs ist, und wenn alles geliefert ist.',
      screen:
        'Die Kunden-App: ein Paket auf dem Weg von Karlstad nach Stockholm, Name des Fahrers und Ankunft um 14:35 Uhr.',
    },
    driver: {
      name: 'Die Fahrer-App',
      text: 'Fahrten auf der Route, die Sie ohnehin fahren. Hinfahren, unterschreiben lassen, bezahlt werden.',
      screen:
        'Die Fahrer-App: eine neue Fahrt von Örebro nach Västerås mit Entfernung, Gewicht und Vergütung.',
    },
    admin: { text: 'Mehr als ein Fahrzeug?', link: 'Im Unternehmensportal anmelden' },
    featuresTitle: 'Das ist dabei',
    features: [
      { title: 'Automatische Zuordnung', text: 'Wir fragen die Fahrer in der Nähe für Sie.' },
      { title: 'Verfolgung in Echtzeit', text: 'Sie sehen, wo Ihre Sendung gerade ist.' },
      { title: 'Push-Nachrichten', text: 'Ein Ton, wenn etwas geschieht, sonst Ruhe.' },
      { title: 'Karte oder Rechnung', text: 'Zahlen Sie in der App, wie es Ihnen passt.' },
      { title: 'Digitale Unterschrift', text: 'Der Empfänger unterschreibt auf dem Bildschirm.' },
      { title: 'Klimabilanz', text: 'Antrieb wählen und in jedem Auftrag nachsehen.' },
      { title: 'Tarifvertrag', text: 'Alle Fahrer arbeiten nach Tarif.' },
      { title: 'Alles im Preis', text: 'Fahrer, Kraftstoff und Versicherung sind enthalten.' },
      { title: 'Voll versichert', text: 'Ihre Sendung ist auf dem ganzen Weg versichert.' },
    ],
  },
  portal: {
    title: 'Der ganze Fuhrpark auf einem Bildschirm',
    lead: 'Das Unternehmensportal ist für alle, denen die Fahrzeuge gehören und die sie voll beladen sehen wollen.',
    points: [
      'Fahrzeuge registrieren, Papiere in Ordnung halten',
      'Fahrer einteilen, Woche für Woche',
      'Sehen, welche Fahrzeuge noch Platz haben',
      'Jede Fahrt verfolgen, während sie läuft',
      'Statistik über Fahrleistung, Auslastung und Umsatz',
      'Emissionen je Auftrag, fertig für den Bericht',
    ],
    screens: {
      schedule: {
        caption: 'Plan der Woche',
        description: 'Das Unternehmensportal: Woche 24 mit vier Fahrern und ihren Fahrten Tag für Tag.',
      },
      statistics: {
        caption: 'Statistik',
        description:
          'Das Unternehmensportal: Auslastung je Woche, Fahrleistung, Umsatz und Emissionen je Auftrag.',
      },
    },
    enlarge: 'Im Vollbild zeigen',
    close: 'Schließen',
    button: 'Unternehmensportal öffnen',
  },
  company: {
    title: 'Ein kleines Team in Karlstad',
    lead: 'Wir bauen den Dienst, der uns selbst fehlte, als wir etwas versenden wollten.',
    careers: {
      title: 'Arbeiten bei uns',
      text: 'Wir suchen Menschen mit einem Herz für Logistik und Fahrer, die lieber voll als leer fahren.',
      link: 'Offene Stellen',
    },
    contact: {
      title: 'Sprechen Sie mit uns',
      text: 'Rufen Sie an oder schreiben Sie. Ein Mensch antwortet, Montag bis Freitag.',
      link: 'Kontakt aufnehmen',
    },
    about: {
      title: 'Über uns',
      text: 'Wer wir sind, wofür wir ausgezeichnet wurden und was die Presse schreibt.',
      link: 'Mehr über das Unternehmen',
    },
  },
  newTab: '(öffnet in neuem Tab)',
};
