import type { PageTexts } from './sv.ts';

export const pageTexts: PageTexts = {
  careers: {
    heading: 'Fahren Sie mit uns. Arbeiten Sie bei uns.',
    lead: 'Wir füllen leere Lastwagen. Das ist ein einfaches Ziel und ein anspruchsvolles Handwerk, und wir suchen Menschen, die es gründlich machen wollen.',
    why: {
      heading: 'Warum bei uns',
      items: [
        {
          key: 'innovation',
          title: 'Innovation',
          text: 'Wir bauen, was uns selbst gefehlt hat: ein Preis vorab, ein Fahrer auf dem Weg und eine Linie auf der Karte. Gute Ideen sind binnen einer Woche bei den Kunden.',
        },
        {
          key: 'impact',
          title: 'Nachhaltigkeit',
          text: 'Jeder volle Lastwagen ist eine Fahrt weniger auf der Straße. Sie sehen in Kilometern und Kilo, was Ihre Arbeit bewirkt.',
        },
        {
          key: 'people',
          title: 'Menschen',
          text: 'Tarifvertrag, klare Antworten und Kollegen, die ans Telefon gehen. Fahrer, Entwickler und Kundendienst sitzen im selben Haus.',
        },
      ],
    },
    values: {
      heading: 'Was wir gut können',
      items: [
        {
          key: 'logistics',
          title: 'Logistik',
          text: 'Wir kennen Straßen, Gewichte und Ruhezeiten und planen so, wie es wirklich ist.',
        },
        {
          key: 'operations',
          title: 'Betrieb',
          text: 'Wenn unterwegs etwas geschieht, geschieht bei uns etwas. Jeden Tag, das ganze Jahr.',
        },
        {
          key: 'ux',
          title: 'Nutzererlebnis',
          text: 'Ein Auftrag soll auch mit Handschuhen gehen. Deshalb testen wir alles mit denen, die es benutzen.',
        },
        {
          key: 'innovation',
          title: 'Innovation',
          text: 'Wir messen, ändern und messen wieder. Was niemandem hilft, nehmen wir weg.',
        },
      ],
    },
    company: {
      heading: 'Für Unternehmen',
      text: 'Versenden Sie oft, oder fahren Ihre Lastwagen leer nach Hause? Schildern Sie uns Ihre Transporte, und wir zeigen Ihnen, was wir tun können und was es kostet.',
      button: 'Schreiben Sie uns als Unternehmen',
      subject: 'Anfrage eines Unternehmens',
    },
    driver: {
      heading: 'Für Fahrer',
      text: 'Haben Sie einen Führerschein der Klasse C oder CE und den Nachweis der Berufskraftfahrer-Qualifikation? Sie wählen Ihre Fahrten selbst, und jede wird vertragsgemäß bezahlt.',
      button: 'Schreiben Sie uns als Fahrer',
      subject: 'Anfrage eines Fahrers',
    },
  },
  about: {
    heading: 'Wir sorgen dafür, dass niemand leer fährt',
    lead: 'Exempelfrakt begann in Karlstad mit einer Frage: Warum fährt jeder fünfte Lastwagen ohne Ladung, wenn immer jemand etwas in dieselbe Richtung versenden will?',
    story: [
      'Die Antwort war, dass sie nichts voneinander wussten. Heute bringen wir sie zusammen: Wer etwas versenden will, sieht vorher den Preis und verfolgt sein Paket auf dem ganzen Weg, und wer ohnehin fährt, wird für den Platz bezahlt, der sonst leer geblieben wäre.',
      'Wir besitzen keine Lastwagen. Wir arbeiten mit Speditionen, die Lizenz, Tarifvertrag und möglichst emissionsarme Fahrzeuge haben, und sagen offen, was jeder Transport kostet.',
    ],
    team: {
      heading: 'Wer die Arbeit leitet',
      roles: { ceo: 'Geschäftsführerin', cto: 'Technischer Leiter' },
      words: {
        ceo: 'Fuhr neun Jahre selbst Lastwagen, bis sie genug davon hatte, leer nach Hause zu fahren.',
        cto: 'Hat Systeme für die Verkehrsleitung gebaut und weiß, dass eine Karte, die lügt, schlechter ist als keine.',
      },
      portrait: 'Gezeichnetes Porträt von {name}',
      mail: 'E-Mail',
      linkedIn: 'LinkedIn',
      phone: 'Anrufen',
    },
    awards: {
      heading: 'Auszeichnungen',
      titles: {
        climate: 'Klimafreundlichster Dienst des Jahres',
        newcomer: 'Newcomer des Jahres in der Logistik',
      },
      texts: {
        climate: 'Für einen messbaren Weg, Leerfahrten auf schwedischen Straßen zu verringern.',
        newcomer: 'Dafür, dass sich eine Palette so einfach versenden lässt, wie man ein Taxi ruft.',
      },
    },
    articles: {
      heading: 'In der Presse',
      titles: {
        emptyRuns: 'Sie wollen 600 Millionen leere Kilometer füllen',
        followed: 'Ein Tag mit einer Palette: Wir sind ihr den ganzen Weg gefolgt',
      },
      read: 'Artikel lesen',
    },
  },
  contact: {
    heading: 'Hilfe und Kontakt',
    lead: 'Rufen Sie an, schreiben Sie oder kommen Sie vorbei. Wer antwortet, sitzt in Karlstad und kann sofort nach Ihrem Transport sehen.',
    us: {
      heading: 'Kontakt aufnehmen',
      phone: 'Telefon',
      hours: 'Telefonzeiten',
      weekdays: 'Montag bis Freitag {from}–{to}',
      holidays: 'An Feiertagen geschlossen',
      mail: 'E-Mail',
      answer: 'Wir antworten innerhalb eines Arbeitstages.',
      visit: 'Besuchsadresse',
      directions: 'Wegbeschreibung',
      map: 'Karte von Karlstad und Umgebung',
    },
    help: {
      heading: 'Hilfe',
      text: 'Halten Sie bitte die Paketnummer bereit; Sie finden sie in Ihrem Auftrag.',
      items: [
        {
          key: 'track',
          title: 'Wo ist mein Paket?',
          text: 'Geben Sie die Paketnummer ein, und Sie sehen es sofort, ohne Anmeldung.',
          link: 'Paket verfolgen',
        },
        {
          key: 'damage',
          title: 'Etwas ist beschädigt',
          text: 'Fotografieren Sie Ware und Verpackung. Melden Sie den Schaden auf der Seite Ihres Auftrags oder mailen Sie uns, innerhalb von sieben Tagen.',
          link: 'Schreiben Sie uns',
        },
        {
          key: 'terms',
          title: 'Was gilt?',
          text: 'Unsere AGB sind zum Lesen geschrieben (auf Schwedisch): Stornierung, Verspätung und Haftung.',
          link: 'AGB lesen',
        },
      ],
    },
    faq: {
      heading: 'Häufige Fragen',
      items: [
        {
          question: 'Was kostet es, etwas zu versenden?',
          answer:
            'Der Preis hängt von Entfernung, Gewicht und Maßen ab, und Sie sehen ihn vor der Bestätigung. Fahrer, Kraftstoff, Versicherung und Mehrwertsteuer sind enthalten.',
        },
        {
          question: 'Wie kurz darf die Route sein?',
          answer:
            'Mindestens 10 Kilometer zwischen den Adressen. Darunter ist ein Kurier meist schneller und günstiger.',
        },
        {
          question: 'Brauche ich ein Konto, um ein Paket zu verfolgen?',
          answer:
            'Nein. Mit der Paketnummer sieht jeder den Status, die Adressen, den Inhalt, den Preis, Ihre Hinweise an den Fahrer und die Vornamen, aber niemals Telefonnummern oder E-Mail-Adressen. Geben Sie sie nur weiter, wenn jemand das Paket verfolgen soll.',
        },
        {
          question: 'Kann ich stornieren?',
          answer: 'Ja, kostenlos, bis der Fahrer die Ware abgeholt hat. Rufen Sie uns an, wir erledigen das.',
        },
        {
          question: 'Was darf ich nicht versenden?',
          answer:
            'Gefahrgut, lebende Tiere, Waffen, Bargeld und verbotene Waren. Wenn Sie unsicher sind, fragen Sie uns vor dem Auftrag.',
        },
        {
          question: 'Wie bekomme ich Quittung und Frachtbrief?',
          answer: 'Beides finden Sie im Auftrag, unter Meine Aufträge.',
        },
      ],
    },
  },
};
