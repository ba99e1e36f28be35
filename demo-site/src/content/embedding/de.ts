import type { EmbeddingTexts } from './sv.ts';

export const embeddingTexts: EmbeddingTexts = {
  heading: 'Versand auf Ihrer Website',
  lead: 'Wählen Sie, was gezeigt wird, probieren Sie es aus und nehmen Sie die Zeilen mit.',
  origin: {
    heading: '1. Ihre Seite',
    label: 'Adresse der Seite',
    hint: 'Zum Beispiel https://laden.example. Bitten Sie uns, sie freizugeben, sonst antworten wir dort nicht.',
    wrong: 'Bitte geben Sie die ganze Adresse ein, mit https:// am Anfang.',
    ask: 'Freigabe dieser Adresse anfragen',
  },
  element: {
    heading: '2. Was gezeigt wird',
    label: 'Element',
    attributes: 'Einstellungen',
    unset: 'nicht gesetzt',
    mode: 'Wie es gezeigt wird',
    modes: { page: 'in der Seite', frame: 'in einem Rahmen von uns (isolated)' },
    modeHints: {
      page: 'Das Element ist ein Teil der Seite und nimmt ihre Farben und Schrift an.',
      frame:
        'Skripte und Stile der Seite reichen nicht hinein, Eingaben und Anmeldung nicht hinaus. Farben sind nicht wählbar.',
    },
    summaries: {
      'freight-start':
        'Die Karte zum Verfolgen und Versenden: eine Sendung verfolgen oder zwei Adressen wählen und eine beauftragen.',
      'freight-track': 'Fragt nach einer Paketnummer und zeigt in Echtzeit, wo die Sendung ist.',
      'freight-send':
        'Der ganze Auftrag: Adressen, wenn keine gewählt sind, fünf Schritte, Beauftragung und Dankesseite.',
      'freight-order-success':
        'Die Seite nach der Beauftragung: Paketnummer, Status in Echtzeit, Fahrer, Quittung.',
      'freight-order-notification':
        'Die schwebende Karte, die den laufenden Auftrag von Seite zu Seite begleitet.',
      'freight-orders':
        'Die Aufträge der angemeldeten Person: laufende und zugestellte, nach Monaten, Seite für Seite.',
      'freight-order':
        'Ein Auftrag der angemeldeten Person: Karte, Status in Echtzeit, Fahrer, Fracht, Rechnung und Frachtbrief.',
      'freight-sign-in': 'Die Dialoge zum Anmelden und Registrieren.',
      'freight-profile': 'Bild, Name, Telefon und Adresse der angemeldeten Person, zum Ansehen und Ändern.',
      'freight-settings': 'Das Passwort und die Angaben zum Konto.',
      'freight-user-menu':
        'Schaltflächen zum Anmelden und Registrieren oder das Menü der angemeldeten Person.',
      'freight-language': 'Ein Menü mit den drei Sprachen; die Wahl gilt für alle Elemente der Seite.',
      'freight-consent':
        'Das Cookie-Banner mit drei gleich einfachen Möglichkeiten; es erscheint, bis eine Wahl gespeichert ist.',
      'freight-toasts': 'Kurze Meldungen, die über der Seite erscheinen und von selbst verschwinden.',
    },
    settings: {
      'freight-start tab':
        'Der Reiter, der zuerst offen ist. Beide erscheinen sofort und nehmen Eingaben an.',
      'freight-start inline':
        'Zeigt Verfolgung und Auftrag an Ort und Stelle, statt zu anderen Ihrer Seiten zu führen.',
      theme: 'light (hell), dark (dunkel) oder auto nach dem System der Besucher; ohne Angabe wie die Seite.',
      'freight-track order-id': 'Zeigt gleich diesen Auftrag, statt nach einer Paketnummer zu fragen.',
      'share-token': 'Zeigt, was der Link mit diesem Code zeigt; der Code steht hinter dem # der Adresse.',
      step: 'Führt zu diesem Schritt zurück, 1 bis 5, von einem späteren; für Seiten, die die Schritte im Verlauf des Browsers führen.',
      'freight-order-success order-id':
        'Der gezeigte Auftrag; ohne Angabe der soeben erteilte oder der verfolgte.',
      'freight-orders tab': 'Der Reiter, der zuerst offen ist.',
      'freight-order order-id': 'Der Auftrag, nach seiner _id oder seiner Paketnummer.',
      'freight-sign-in open': 'Der offene Dialog; entfällt, wenn er geschlossen wird.',
      reason:
        'Ein Satz über dem Formular, der sagt, wozu die Anmeldung nötig ist. Ein Skript setzt ihn, im HTML gilt er nicht; er entfällt mit dem Schließen des Dialogs.',
      'freight-consent open': 'Zeigt das Banner wieder, um eine frühere Wahl zu ändern.',
      position: 'Die Ecke, in der die Meldungen erscheinen.',
      duration: 'Millisekunden, bis eine Meldung verschwindet.',
    },
  },
  looks: {
    heading: '3. Sprache und Farben',
    language: 'Sprache',
    automatic: 'die der Besucher wählt',
    colours: {
      accent: 'Knöpfe und Links',
      onAccent: 'Text auf Knöpfen',
      text: 'Text',
      surface: 'Hintergrund der Karte',
    },
    contrast: 'Kontrast {name}: {ratio} : 1',
    pairs: { button: 'auf dem Knopf', text: 'des Textes', link: 'der Links' },
    enough: 'reicht',
    low: 'zu wenig, 4,5 sind nötig',
    reset: 'Ursprüngliche Farben',
  },
  preview: { heading: 'So sieht es aus', title: 'Vorschau' },
  snippet: {
    heading: '4. Die Zeilen',
    for: 'Für',
    pin: 'Version festhalten, mit Prüfsumme',
    noRelease: 'Dieser Server hält keine Versionen zum Festhalten bereit.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    height: 'Mit dieser Zeile in Ihren Stilen bleibt der Text darunter beim Laden ruhig',
    policy: 'Eine Seite mit Content-Security-Policy braucht darin diese Zeilen',
    more: 'Mehr in der Dokumentation',
  },
};
