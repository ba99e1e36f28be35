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
    testNumbers: {
      confirmed: 'bestätigt, wartet auf einen Fahrer',
      inTransit: 'unterwegs',
      outForDelivery: 'in Zustellung',
      late: 'zweimal verspätet',
      nobodyHome: 'der erste Versuch misslingt',
      onHold: 'angehalten',
      delivered: 'zugestellt',
      failed: 'Zustellung misslungen',
      returned: 'zurück beim Absender',
      cancelled: 'storniert',
      unknown: 'unbekannte Nummer',
    },
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
      'freight-price':
        'Der Preis einer Lieferung neben der Ware: eine ruhige Zeile, die einmal nach dem Ort fragt.',
      'freight-order-success':
        'Die Seite nach der Beauftragung: Paketnummer, Status in Echtzeit, Fahrer, Quittung.',
      'freight-order-notification':
        'Die schwebende Karte, die den laufenden Auftrag von Seite zu Seite begleitet.',
      'freight-orders':
        'Die Aufträge der angemeldeten Person: laufende und zugestellte, nach Monaten, Seite für Seite.',
      'freight-order':
        'Ein Auftrag der angemeldeten Person: Karte, Status in Echtzeit, Fahrer, Fracht, Rechnung und Frachtbrief.',
      'freight-sign-in': 'Die Dialoge zum Anmelden und Registrieren.',
      'freight-address-book':
        'Gespeicherte Adressen und Pakete der angemeldeten Person: finden, hinzufügen, ändern, entfernen, importieren.',
      'freight-order-sheet':
        'Viele Aufträge aus einer Tabelle: einlesen, korrigieren und Zeile für Zeile bestellen.',
      'freight-arrivals': 'Eine Tafel mit dem, was heute und morgen kommt, für einen Bildschirm im Eingang.',
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
      board: 'Der Code der Tafel; ohne ihn der nach #board= in der Adresse, sonst die Tafeln des Kunden.',
      'share-token': 'Zeigt, was der Link mit diesem Code zeigt; der Code steht hinter dem # der Adresse.',
      step: 'Führt zu diesem Schritt zurück, 1 bis 5, von einem späteren; für Seiten, die die Schritte im Verlauf des Browsers führen.',
      'freight-order-success order-id':
        'Der gezeigte Auftrag; ohne Angabe der soeben erteilte oder der verfolgte.',
      'freight-orders tab': 'Der Reiter, der zuerst offen ist.',
      'in-address':
        'Hält die Suche hinter dem # der Seitenadresse fest, über Neuladen und Zurückgehen hinweg.',
      'freight-order order-id': 'Der Auftrag, nach seiner _id oder seiner Paketnummer.',
      'freight-sign-in open': 'Der offene Dialog; entfällt, wenn er geschlossen wird.',
      reason:
        'Ein Satz über dem Formular, der sagt, wozu die Anmeldung nötig ist. Ein Skript setzt ihn, im HTML gilt er nicht; er entfällt mit dem Schließen des Dialogs.',
      'freight-consent open': 'Zeigt das Banner wieder, um eine frühere Wahl zu ändern.',
      position: 'Die Ecke, in der die Meldungen erscheinen.',
      duration: 'Millisekunden, bis eine Meldung verschwindet.',
      pickup: 'Die Abholadresse, mit Hausnummer und Ort.',
      dropoff: 'Die Lieferadresse, mit Hausnummer und Ort.',
      size: 'Eine übliche Größe, die Gewicht und Maße vorgibt.',
      weight: 'Das Gewicht in kg.',
      sides: 'Länge, Breite und Höhe in cm: 40x30x20.',
      description: 'Was im Paket ist.',
      category:
        'Was es ist, als Kategorie und Unterkategorie mit einem Leerzeichen dazwischen: furniture_appliances home_furniture.',
      reference:
        'Ihr eigener Name für den Auftrag, höchstens 64 Zeichen. Er steht in Ereignissen, am Auftrag und auf seinen Dokumenten.',
      locked: 'Namen von Werten oben, die Besucher sehen, aber nicht ändern können: pickup size.',
      'hidden-fields': 'Namen von Werten oben, die kein Feld haben. Besucher sehen sie im letzten Schritt.',
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
  words: {
    heading: '4. Ihre Worte und Plätze',
    key: 'Ein Text, den Sie ersetzen möchten',
    keyHint: 'Suchen Sie nach einem Wort daraus oder nach seinem Schlüssel.',
    instead: 'Statt „{text}“',
    restore: 'Ursprünglicher Text',
    restoreText: 'Ursprünglicher Text: {text}',
    placesHint: 'Text an Plätzen im Element. In den Zeilen unten kann dort beliebiges HTML stehen.',
    slots: {
      before: 'Ganz oben, über allem anderen.',
      after: 'Ganz unten, unter allem anderen.',
      help: 'Statt der Telefonnummer für Hilfe, zum Beispiel ein Link zu Ihrer eigenen Hilfe.',
      'after-status': 'Unter dem Status eines Auftrags, zum Beispiel was Sie selbst dann anbieten.',
      empty: 'Statt dessen, was ohne Aufträge zu sehen ist.',
    },
  },
  preview: { heading: 'So sieht es aus', title: 'Vorschau' },
  snippet: {
    heading: '5. Die Zeilen',
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
