import { brand } from '#brand.ts';
import type { LegalDocument } from '#content/legal/document.ts';

const privacy: LegalDocument = {
  title: 'Datenschutzhinweis',
  updated: '2026-11-23',
  intro: `Hier lesen Sie, welche personenbezogenen Daten ${brand.name} verarbeitet, warum, wie lange und welche Rechte Sie nach der Datenschutz-Grundverordnung (DSGVO) haben. Wir erheben so wenig wie möglich und verkaufen nie etwas. Dies ist eine Übersetzung; bei Abweichungen gilt der schwedische Text.`,
  sections: [
    {
      id: 'ansvarig',
      heading: 'Wer verantwortlich ist',
      blocks: [
        `Verantwortlich ist ${brand.legalName}, Organisationsnummer ${brand.organisationNumber}, ${brand.address}. Fragen zu Ihren Daten erreichen uns unter ${brand.privacyMail}.`,
      ],
    },
    {
      id: 'uppgifter',
      heading: 'Welche Daten wir verarbeiten',
      blocks: [
        {
          list: [
            'Konto: Name, E-Mail-Adresse, Telefonnummer, Adresse, ein Foto, wenn Sie eines wählen, und ein Passwort, das wir nur verschlüsselt speichern.',
            'Adressbuch: die Adressen, Kontaktpersonen und Pakete, die Sie gespeichert haben.',
            'Anmeldung über einen anderen Dienst: Name und E-Mail-Adresse, die der Dienst nach Ihrer Zustimmung übermittelt.',
            'Aufträge: Abhol- und Lieferadresse, Name und Telefonnummer des Empfängers, seine E-Mail-Adresse, wenn der Absender sie angegeben hat, Gewicht, Maße und Beschreibung der Sendung, Preis und Zahlung.',
            'Transport: Status, Zeiten und die Position des Fahrzeugs während des Transports.',
            'Links zum Teilen: wann Sie einen Link erstellt haben und was er zeigt. Den Link selbst speichern wir nur in einer Form, die sich nicht zurücklesen lässt.',
            'E-Mails: welche E-Mails wir zu einem Auftrag gesendet haben, welche Sie gewählt haben, und Adressen, die keine weiteren wünschen, in einer Form, die sich nicht zurücklesen lässt.',
            'Kontakt: was Sie uns schreiben, und Notizen zu Gesprächen.',
            'Technik: Sprache, Cookie-Auswahl, Fehlermeldungen und die IP-Adresse in den Protokollen des Servers.',
          ],
        },
        'Ihre Daten stammen von Ihnen, von der Person, die Ihnen etwas schickt, oder von dem Dienst, über den Sie sich anmelden. Wir verarbeiten keine besonderen Kategorien von Daten und bitten Sie, solche nicht in Beschreibungen anzugeben.',
      ],
    },
    {
      id: 'grund',
      heading: 'Warum und auf welcher Rechtsgrundlage',
      blocks: [
        {
          head: ['Zweck', 'Daten', 'Rechtsgrundlage'],
          rows: [
            [
              'Den beauftragten Transport ausführen',
              'Konto, Auftrag, Transport',
              'Vertrag, Art. 6 Abs. 1 lit. b',
            ],
            [
              'Die Sendung dem Empfänger übergeben',
              'Name, Telefonnummer und Adresse des Empfängers',
              'Berechtigtes Interesse, Art. 6 Abs. 1 lit. f',
            ],
            [
              'Dem Empfänger ein Paket ankündigen',
              'E-Mail-Adresse des Empfängers, Orte, voraussichtliche Ankunft',
              'Berechtigtes Interesse, Art. 6 Abs. 1 lit. f',
            ],
            [
              'Anderen, die der Auftraggeber gewählt hat, mitteilen, wo ein Paket ist',
              'Deren E-Mail-Adresse, Orte, voraussichtliche Ankunft',
              'Berechtigtes Interesse, Art. 6 Abs. 1 lit. f',
            ],
            [
              'Ihnen zu Ihrem Auftrag schreiben, mit Quittung und Kalenderdatei',
              'E-Mail-Adresse, Auftrag, Transport',
              'Vertrag, Art. 6 Abs. 1 lit. b',
            ],
            [
              'Die Lieferung denen zeigen, mit denen Sie einen Link teilen',
              'Was der Link zeigt: Status und Ankunft, auf Wunsch Karte und Adressen',
              'Vertrag, Art. 6 Abs. 1 lit. b',
            ],
            ['Buchhaltung und Steuern', 'Auftrag, Zahlung', 'Rechtliche Verpflichtung, Art. 6 Abs. 1 lit. c'],
            [
              'Fragen und Reklamationen beantworten',
              'Kontakt, Auftrag',
              'Vertrag oder berechtigtes Interesse',
            ],
            [
              'Angriffe und Missbrauch verhindern',
              'Technik, Anmeldung',
              'Berechtigtes Interesse, Art. 6 Abs. 1 lit. f',
            ],
            ['Besuche zählen', 'Besuchte Seiten', 'Einwilligung, Art. 6 Abs. 1 lit. a'],
          ],
        },
        'Wo die Grundlage ein berechtigtes Interesse ist, haben wir unseren Bedarf gegen Ihren abgewogen und halten die Verarbeitung für etwas, womit Sie vernünftigerweise rechnen. Auf Wunsch erläutern wir Ihnen die Abwägung.',
      ],
    },
    {
      id: 'tid',
      heading: 'Wie lange wir sie speichern',
      blocks: [
        {
          head: ['Daten', 'Gespeichert'],
          rows: [
            [
              'Aufträge und Rechnungen',
              'Sieben Jahre nach Ende des Kalenderjahres, nach dem schwedischen Buchführungsgesetz (1999:1078)',
            ],
            ['Konto', 'Bis Sie es in Ihrem Profil löschen, oder zwei Jahre nach der letzten Anmeldung'],
            ['Adressbuch', 'Bis Sie das Gespeicherte oder das Konto löschen'],
            ['Tafeln mit dem, was kommt', 'Bis sie beendet werden oder das Konto'],
            [
              'An Kollegen gesendete Aufträge',
              'Bis sie erteilt oder zurückgenommen werden, höchstens 14 Tage',
            ],
            ['Links zum Teilen', 'Bis Sie sie widerrufen'],
            [
              'E-Mail-Adressen anderer, die über einen Auftrag informiert werden',
              '30 Tage nach Ende des Auftrags',
            ],
            ['Abbestellte E-Mails', 'Solange die Abbestellung gilt'],
            ['Position des Fahrzeugs während des Transports', '30 Tage nach der Zustellung'],
            ['Bilder und Unterschriften von der Tür', '30 Tage nach Ende des Auftrags'],
            ['Anliegen beim Kundendienst', 'Zwei Jahre nach Abschluss'],
            ['Anmeldungen', 'Bis Sie sich abmelden, höchstens 30 Tage'],
            ['Protokolle des Servers', '90 Tage'],
          ],
        },
        'Danach werden die Daten gelöscht oder so verändert, dass sie sich Ihnen nicht mehr zuordnen lassen.',
      ],
    },
    {
      id: 'mottagare',
      heading: 'Wer sie erhält',
      blocks: [
        {
          list: [
            'Die Spedition und der Fahrer, die den Transport ausführen, sehen Adressen, Sendung, Namen und Telefonnummern.',
            'Wer die Paketnummer hat, sieht Status und Zeiten, Abhol- und Lieferadresse, den Inhalt, Preis und Zahlung, Ihre Hinweise an den Fahrer sowie Vornamen mit dem ersten Buchstaben des Nachnamens, aber niemals E-Mail-Adressen oder Telefonnummern.',
            'Wer einen Link zum Teilen hat, sieht, was Sie beim Erstellen gewählt haben: Status und voraussichtliche Ankunft, auf Wunsch auch die Karte mit dem Fahrer oder die Adressen. Auf der Seite des Auftrags widerrufen Sie den Link.',
            'Der Empfänger erhält eine E-Mail zum Paket, wenn der Absender die E-Mail-Adresse angegeben hat, mit einer Kalenderdatei, wo es eine gibt. Ein Link in jeder E-Mail beendet alle weiteren.',
            'Wen Sie gewählt haben, erhält E-Mails dazu, wo das Paket ist, mit nichts anderem aus dem Auftrag als Paketnummer und Orten. Ein Link in jeder E-Mail beendet sie, zu diesem Auftrag oder zu allen.',
            'Unternehmen, die Betrieb, E-Mail und Zahlung für uns übernehmen, aufgrund von Verträgen zur Auftragsverarbeitung.',
            'Behörden, wenn das Gesetz es verlangt.',
          ],
        },
        'Die Daten werden innerhalb der EU und des EWR verarbeitet. Sollte eine Verarbeitung außerhalb nötig werden, geschieht sie nur mit den Garantien nach Artikel 46 DSGVO, und wir sagen es hier.',
      ],
    },
    {
      id: 'rattigheter',
      heading: 'Ihre Rechte',
      blocks: [
        'Sie haben das Recht,',
        {
          list: [
            'zu erfahren, welche Daten wir über Sie haben, und eine Kopie zu erhalten (Artikel 15)',
            'Fehler berichtigen zu lassen (Artikel 16); das meiste ändern Sie selbst in Ihrem Profil',
            'Daten löschen zu lassen, wenn wir sie nicht speichern müssen (Artikel 17); Ihr Konto löschen Sie selbst in Ihrem Profil',
            'die Verarbeitung einschränken zu lassen (Artikel 18)',
            'Ihre Daten in einem maschinenlesbaren Format zu erhalten (Artikel 20)',
            'der Verarbeitung aufgrund berechtigten Interesses zu widersprechen (Artikel 21)',
            'eine Einwilligung jederzeit zu widerrufen; was bereits geschehen ist, bleibt davon unberührt',
            'E-Mails abzubestellen: Wählen Sie in den Einstellungen, welche Sie möchten, oder nutzen Sie den Link in der E-Mail',
          ],
        },
        `Schreiben Sie an ${brand.privacyMail}. Wir antworten innerhalb eines Monats, und es kostet nichts. Wir treffen keine vollautomatischen Entscheidungen über Sie, die rechtliche Wirkung haben.`,
        'Wenn Sie nicht zufrieden sind, können Sie sich bei der schwedischen Datenschutzbehörde Integritetsskyddsmyndigheten beschweren: Box 8114, 104\u00a020 Stockholm, imy.se.',
      ],
    },
    {
      id: 'skydd',
      heading: 'Wie wir sie schützen',
      blocks: [
        'Aller Datenverkehr ist verschlüsselt. Passwörter sind so gespeichert, dass auch wir sie nicht lesen können. Nur wer Daten für seine Arbeit braucht, hat Zugriff, und Zugriffe werden protokolliert. Geht etwas schief und entsteht daraus ein Risiko für Sie, informieren wir Sie und die Behörde innerhalb der gesetzlichen Frist.',
      ],
    },
    {
      id: 'kakor',
      heading: 'Cookies',
      blocks: [
        'Was wir in Ihrem Browser speichern, steht auf der Seite über Cookies, wo Sie auch Ihre Auswahl ändern.',
      ],
    },
    {
      id: 'andringar',
      heading: 'Änderungen',
      blocks: [
        'Ändern wir etwas Wesentliches, geben wir es auf der Website und per E-Mail bekannt, bevor es gilt. Frühere Fassungen erhalten Sie auf Anfrage.',
      ],
    },
  ],
};

export default privacy;
