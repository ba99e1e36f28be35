import type { LandingTexts } from './landingTexts.ts';

export const landing: LandingTexts = {
  hero: {
    title: ['Von Tür zu Tür.', 'Sie sehen den ganzen Weg.'],
    promise:
      'Bestellen Sie in zwei Minuten einen Transport. Der Preis steht sofort fest; Fahrer, Kraftstoff und Versicherung sind enthalten.',
    proof: 'Schwedische Lkw fahren im Jahr über 600\u00a0Millionen Kilometer leer. Wir füllen sie.',
  },
  steps: {
    title: 'Vier Stationen, eine Linie',
    items: [
      {
        key: 'request',
        title: 'Anfragen',
        text: 'Zwei Adressen, Gewicht und Maße. Mehr braucht ein Preis nicht.',
      },
      {
        key: 'match',
        title: 'Zuordnen',
        text: 'Wir finden einen Fahrer, der ohnehin in Ihre Richtung fährt.',
      },
      {
        key: 'track',
        title: 'Verfolgen',
        text: 'Sehen Sie den Status unterwegs und rufen Sie den Fahrer an, wann Sie möchten.',
      },
      {
        key: 'payment',
        title: 'Bezahlen',
        text: 'Der Preis, den Sie sahen, ist der Preis, den Sie zahlen. Der Beleg kommt von selbst.',
      },
    ],
  },
  community: {
    title: 'Volle Wagen, weniger Kilometer',
    vision: {
      title: 'Unsere Vision',
      text: 'Kein Lkw soll leer fahren müssen. Die Wagen sind da, die Straßen sind da und die Güter sind da. Sie müssen einander nur finden.',
    },
    concept: {
      title: 'Unsere Idee',
      text: 'Ein Marktplatz für Transporte, offen für Privatpersonen und Unternehmen. Sie sagen, was wohin soll; wir fragen die Fahrer, die schon unterwegs sind. Emissionsarme Fahrzeuge heben wir hervor, den Antrieb wählen Sie.',
    },
    highlightsTitle: 'Wo es etwas bewirkt',
    highlights: [
      {
        title: 'Platz, der schon rollt',
        text: 'Ihre Güter fahren bei jemandem mit, der ohnehin hinfährt.',
      },
      {
        title: 'Strom und Biogas',
        text: 'Wählen Sie den Antrieb und sehen Sie den Preis dafür.',
      },
      {
        title: 'Faire Bedingungen',
        text: 'Unsere Fahrer haben einen Tarifvertrag. Ein anständiger Lohn ist kein Extra.',
      },
      {
        title: 'Emissionen im Blick',
        text: 'Jede Lieferung bekommt eine Zahl. So sehen Sie, wohin es geht.',
      },
    ],
    valuesTitle: 'Woran wir festhalten',
    values: [
      { title: 'Ehrlichkeit', text: 'Der Preis, den Sie sehen, ist der Preis, den Sie zahlen.' },
      { title: 'Sorgfalt', text: 'Für die Güter, den Fahrer und alle, die warten.' },
      { title: 'Nähe', text: 'Wer aus der Gegend kommt, kennt das letzte Stück.' },
      { title: 'Einfachheit', text: 'Eine Bestellung dauert eine Kaffeepause.' },
      { title: 'Verantwortung', text: 'Geht etwas schief, hören Sie es zuerst von uns.' },
    ],
  },
  testimonials: {
    title: 'Von denen, die schon gesendet haben',
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
    title: 'Sie senden und fahren mit uns',
    text: 'Tischler und Bäcker, Speditionen und Baufirmen. Groß und klein, aus dem ganzen Land.',
    note: 'Die Unternehmen, Personen und Zitate auf dieser Seite sind erfundene Beispiele.',
  },
  howItWorks: {
    title: 'So funktioniert es',
    lead: 'Von der ersten Adresse, die Sie eingeben, bis der Beleg in Ihrem Postfach liegt.',
    items: [
      {
        key: 'request',
        title: 'Anfragen',
        text: 'Geben Sie an, von wo nach wo, wählen Sie den Antrieb und nennen Sie die Größe des Pakets. Der Preis wird sofort berechnet; Fahrer, Kraftstoff und Versicherung sind enthalten.',
      },
      {
        key: 'match',
        title: 'Zuordnen',
        text: 'Wir suchen unter Fahrern in der Nähe, die ohnehin in Ihre Richtung fahren. Sagt einer zu, erhalten Sie Name, Bewertung, Telefonnummer und voraussichtliche Ankunft.',
      },
      {
        key: 'track',
        title: 'Verfolgen',
        text: 'Sie sehen unterwegs, wo Ihre Güter sind, und werden benachrichtigt, wenn etwas geschieht. Der Empfänger kann mit derselben Paket-ID mitverfolgen.',
      },
      {
        key: 'payment',
        title: 'Bezahlen',
        text: 'Zahlen Sie in der App, mit Karte oder auf Rechnung. Der Empfänger unterschreibt auf dem Bildschirm, der Beleg kommt von selbst.',
      },
    ],
    quote: {
      text: 'Schwedische Lkw fuhren 2024 über 3,2\u00a0Milliarden Kilometer. Auf etwa 19 bis 25\u00a0Prozent der Strecke waren sie leer. Das sind über 600\u00a0Millionen leere Kilometer im Jahr.',
      source: 'Trafikanalys, Schwedens Verkehrsstatistik: Lkw-Verkehr',
      loaded: 'Beladen',
      empty: 'Leer, 19–25 %',
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
          'Bestätigen Sie, und verfolgen Sie die Güter auf dem ganzen Weg.',
        ],
        button: 'Paket senden',
      },
      {
        audience: 'driver',
        tab: 'Fahrer',
        steps: [
          'Laden Sie die Fahrer-App.',
          'Registrieren Sie sich und Ihr Fahrzeug.',
          'Nehmen Sie Fahrten auf Ihrer Strecke an.',
          'Liefern Sie aus, lassen Sie unterschreiben und erhalten Sie Ihr Geld.',
        ],
        button: 'Zur Fahrer-App',
      },
      {
        audience: 'buyer',
        tab: 'Frachteinkäufer',
        steps: [
          'Sagen Sie uns, was Sie senden, wie oft und wohin.',
          'Sie erhalten Vertrag, Rechnungsadresse und einen Menschen zum Anrufen.',
          'Bestellen Sie hier oder auf Ihrer eigenen Website.',
        ],
        button: 'Sprechen Sie mit uns',
      },
    ],
  },
  apps: {
    title: 'Zwei Apps, dieselbe Linie',
    lead: 'Wer sendet und wer fährt, sieht denselben Transport, jeder von seinem Ende.',
    customer: {
      name: 'Die Kunden-App',
      text: 'Bestellen, bezahlen, verfolgen. Sie werden benachrichtigt, wenn der Fahrer unterwegs ist, und wenn alles geliefert ist.',
      screen:
        'Die Kunden-App: ein Paket auf dem Weg von Karlstad nach Stockholm, Name des Fahrers und Ankunft um 14:35 Uhr.',
    },
    driver: {
      name: 'Die Fahrer-App',
      text: 'Fahrten auf der Strecke, die Sie ohnehin fahren. Hinfinden, unterschreiben lassen, Geld erhalten.',
      screen: 'Die Fahrer-App: eine neue Fahrt von Örebro nach Västerås mit Strecke, Gewicht und Vergütung.',
    },
    admin: { text: 'Mehr als ein Fahrzeug?', link: 'Im Firmenportal anmelden' },
    featuresTitle: 'Das ist dabei',
    features: [
      { title: 'Automatische Zuordnung', text: 'Wir fragen die Fahrer in der Nähe für Sie.' },
      { title: 'Verfolgung in Echtzeit', text: 'Sie sehen, wo Ihre Güter gerade sind.' },
      { title: 'Push-Nachrichten', text: 'Ein Ton, wenn etwas geschieht, sonst Ruhe.' },
      { title: 'Karte oder Rechnung', text: 'Zahlen Sie in der App, wie es Ihnen passt.' },
      { title: 'Digitale Unterschrift', text: 'Der Empfänger unterschreibt auf dem Bildschirm.' },
      { title: 'Klimabilanz', text: 'Sehen Sie, was jede Lieferung ausstößt.' },
      { title: 'Tarifvertrag', text: 'Alle Fahrer arbeiten nach Tarif.' },
      { title: 'Alles im Preis', text: 'Fahrer, Kraftstoff und Versicherung sind enthalten.' },
      { title: 'Voll versichert', text: 'Ihre Güter sind auf dem ganzen Weg versichert.' },
    ],
  },
  portal: {
    title: 'Der ganze Fuhrpark auf einem Bildschirm',
    lead: 'Das Firmenportal ist für alle, denen die Fahrzeuge gehören und die sie voll sehen wollen.',
    points: [
      'Fahrzeuge registrieren, Papiere in Ordnung halten',
      'Fahrer einteilen, Woche für Woche',
      'Sehen, welche Fahrzeuge noch Platz haben',
      'Jede Fahrt verfolgen, während sie läuft',
      'Statistik über Strecke, Auslastung und Umsatz',
      'Emissionen je Auftrag, fertig für den Bericht',
    ],
    screens: {
      schedule: {
        caption: 'Plan der Woche',
        description: 'Das Firmenportal: Woche 24 mit vier Fahrern und ihren Fahrten Tag für Tag.',
      },
      statistics: {
        caption: 'Statistik',
        description: 'Das Firmenportal: Auslastung je Woche, Strecke, Umsatz und Emissionen je Auftrag.',
      },
    },
    enlarge: 'Im Vollbild zeigen',
    close: 'Schließen',
    button: 'Firmenportal öffnen',
  },
  company: {
    title: 'Ein kleines Team in Karlstad',
    lead: 'Wir bauen den Dienst, der uns selbst fehlte, als wir etwas senden wollten.',
    careers: {
      title: 'Arbeiten bei uns',
      text: 'Wir suchen Menschen mit einem Herz für Logistik und Fahrer, die lieber voll als leer fahren.',
      link: 'Zur Karriere',
    },
    contact: {
      title: 'Sprechen Sie mit uns',
      text: 'Rufen Sie an oder schreiben Sie. Ein Mensch antwortet, Montag bis Freitag.',
      link: 'Zum Kontakt',
    },
    about: {
      title: 'Über uns',
      text: 'Wer wir sind, wofür wir ausgezeichnet wurden und was die Presse schreibt.',
      link: 'Mehr über das Unternehmen',
    },
  },
  newTab: '(öffnet in neuem Tab)',
};
