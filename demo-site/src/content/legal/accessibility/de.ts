import { brand } from '#brand.ts';
import type { LegalDocument } from '#content/legal/document.ts';

const accessibility: LegalDocument = {
  title: 'Erklärung zur Barrierefreiheit',
  updated: '2026-11-26',
  intro: `${brand.name} möchte, dass alle Pakete versenden und verfolgen können. Hier steht, was funktioniert, was noch nicht, und wie Sie uns erreichen, wenn Sie auf ein Hindernis stoßen. Dies ist eine Übersetzung; weichen die Texte voneinander ab, gilt der schwedische.`,
  sections: [
    {
      id: 'omfattning',
      heading: 'Wofür diese Erklärung gilt',
      blocks: [
        'Sie gilt für diese Website und für die Teile davon, die andere Unternehmen auf ihren Websites zeigen. Sie gilt nicht für den Rest dieser Websites.',
        'Hintergrund ist das schwedische Gesetz (2023:254) über die Barrierefreiheit bestimmter Produkte und Dienstleistungen. Wir messen an den WCAG 2.2, Stufen A und AA, und nennen die entsprechenden Anforderungen der europäischen Norm EN\u00a0301\u00a0549, Version 3.2.1.',
      ],
    },
    {
      id: 'tjansten',
      heading: 'Der Dienst und seine Benutzung',
      blocks: [
        {
          list: [
            'Ein Paket verfolgen: Geben Sie die Paketnummer auf der Seite zur Sendungsverfolgung ein. Status, voraussichtliche Ankunft und bisherige Ereignisse stehen als Text neben der Karte.',
            'Einen Preis sehen: Geben Sie zwei Adressen ein und wählen Sie eine Größe. Der Preis wird vor dem Auftrag angezeigt.',
            'Einen Transport beauftragen: fünf Schritte. Sie können zu jedem Schritt zurück und sehen alles, bevor Sie beauftragen.',
            'Konto: anmelden, Aufträge ansehen und Angaben ändern.',
          ],
        },
        `Ein automatischer Test erteilt einen ganzen Auftrag allein mit der Tastatur, von der Startseite bis zur Bestätigung. Sie können uns auch anrufen: ${brand.helpPhone}.`,
      ],
    },
    {
      id: 'status',
      heading: 'Stand der Vereinbarkeit',
      blocks: [
        'Die Website ist mit den WCAG 2.2, Stufe AA, teilweise vereinbar. Die automatischen Tests finden auf den geprüften Bildschirmen keine Fehler, prüfen aber nur einen Teil der Anforderungen. Was fehlt, steht im nächsten Abschnitt.',
      ],
    },
    {
      id: 'brister',
      heading: 'Bekannte Mängel',
      blocks: [
        {
          list: [
            'Ein Screenreader, Orca mit Firefox, hat die Sendungsverfolgung, einen Preis und die ersten Schritte eines Auftrags vorgelesen. Er liest nicht vor, dass sich die Anmeldung öffnet und schließt und wo der Fokus nach der ersten Adresse und in einem neuen Schritt ist. Andere Hilfsmittel sind nicht ausprobiert worden, und Menschen, die sie täglich benutzen, haben den Dienst nicht ausprobiert.',
            'Einige Anforderungen sind gar nicht geprüft: unter anderem der Kontrast von Symbolen und Feldrändern, und dass die Seite nicht wechselt, bevor Sie etwas drücken.',
            'Hoher Kontrast, den Sie in Ihrem System einstellen, ist nur auf der Karte zur Sendungsverfolgung geprüft, Zoom auf 400 % nur auf der Seite zur Sendungsverfolgung.',
            'Die AGB, die Seite über Cookies und die PDF-Dateien von Rechnungen und Frachtbriefen gibt es nur auf Schwedisch.',
            'Die PDF-Dateien sind nicht auf die Anforderungen geprüft.',
          ],
        },
        'Brauchen Sie etwas davon in anderer Form, melden Sie sich.',
      ],
    },
    {
      id: 'uppfylls',
      heading: 'Wie die Anforderungen erfüllt werden',
      blocks: [
        {
          head: ['Grundsatz', 'Was wir tun'],
          rows: [
            [
              'Wahrnehmbar',
              'Überschriften und Beschriftungen, ein helles und ein dunkles Aussehen mit geprüftem Kontrast der Texte, Text bis 200 % und Bildschirme ab 320 px ohne seitliches Scrollen.',
            ],
            [
              'Bedienbar',
              'Sie können mit der Tastatur beauftragen, der Fokus folgt auf neue Seiten und Schritte, Meldungen bleiben, solange sie den Fokus oder den Mauszeiger haben, und Bewegungen sind aus, wenn Sie weniger Bewegung wünschen.',
            ],
            [
              'Verständlich',
              'Schwedisch, Englisch und Deutsch. Fehler im Auftrag stehen bei ihren Feldern, mit dem, was Sie tun können. Ihre Eingaben bleiben erhalten, wenn Sie währenddessen abgemeldet werden.',
            ],
            [
              'Robust',
              'Bedienelemente mit Name, Rolle und Zustand. Neue Status und Meldungen stehen in Bereichen, die Hilfsmittel vorlesen.',
            ],
          ],
        },
      ],
    },
    {
      id: 'bedomning',
      heading: 'Wie wir geprüft haben',
      blocks: [
        'Wir haben die Website selbst bewertet, mit automatischen Tests: axe-core und eigenen Tests in Browsern. Jeder Teil wird auf Schwedisch, Englisch und Deutsch geprüft, hell und dunkel, ganze Bildschirme auf Schwedisch hell und auf Deutsch dunkel. Was diese Tests nicht abdecken, ist nicht geprüft. Ein Bericht für jeden Teil, Kriterium für Kriterium, steht in der technischen Dokumentation. Diese Erklärung wurde am 26. November 2026 erstellt.',
      ],
    },
    {
      id: 'synpunkter',
      heading: 'Melden Sie uns Hindernisse',
      blocks: [
        `Schreiben Sie an ${brand.infoMail} oder rufen Sie an: ${brand.helpPhone}. Nennen Sie uns gern die Seite, was Sie tun wollten und welches Hilfsmittel Sie benutzen. Wir helfen Ihnen auch bei dem, wofür Sie gekommen sind.`,
      ],
    },
    {
      id: 'tillsyn',
      heading: 'Aufsicht',
      blocks: [
        'Sind Sie mit unserer Antwort nicht zufrieden, können Sie sich an die schwedische Aufsichtsbehörde Post- och telestyrelsen (PTS) wenden, die die Einhaltung des Gesetzes überwacht: pts.se.',
      ],
    },
  ],
};

export default accessibility;
