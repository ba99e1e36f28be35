export const embeddingTexts = {
  heading: 'Spåra och skicka från din sida',
  lead: 'Välj vad som ska visas, se det på riktigt och ta med dig raderna.',
  origin: {
    heading: '1. Din sida',
    label: 'Sidans adress',
    hint: 'Till exempel https://butik.example. Be oss godkänna adressen, annars svarar vi inte på sidan.',
    wrong: 'Skriv hela adressen, med https:// i början.',
    ask: 'Be oss godkänna adressen',
  },
  element: {
    heading: '2. Vad som ska visas',
    label: 'Element',
    attributes: 'Inställningar',
    /** What the test numbers of a demo show, by the names that its API gives. */
    testNumbers: {
      confirmed: 'bekräftad, väntar på förare',
      inTransit: 'på väg',
      outForDelivery: 'ute för leverans',
      late: 'försenad två gånger',
      nobodyHome: 'första försöket misslyckas',
      onHold: 'pausad',
      delivered: 'levererad',
      failed: 'leveransen misslyckades',
      returned: 'tillbaka hos avsändaren',
      cancelled: 'avbokad',
      unknown: 'okänt nummer',
    } as Readonly<Record<string, string>>,
    unset: 'ej satt',
    mode: 'Hur det visas',
    modes: { page: 'i sidan', frame: 'i en ram från oss (isolated)' },
    modeHints: {
      page: 'Elementet är en del av sidan och tar dess färger och typsnitt.',
      frame:
        'Sidans skript och stilar når inte in, och det som skrivs och inloggningen når inte sidan. Färger kan inte väljas.',
    },
    /** What an element is, where its manifest says it in another language. */
    summaries: {
      'freight-start':
        'Kortet för att spåra och skicka: följ ett paket, eller välj två adresser och skicka ett.',
      'freight-track': 'Frågar efter ett paketnummer och visar i realtid var paketet är.',
      'freight-send': 'Hela beställningen: adresser om ingen är vald, fem steg, beställning och tacksida.',
      'freight-price': 'Priset på en leverans bredvid varan: en lugn rad som frågar efter orten en gång.',
      'freight-order-success': 'Sidan efter beställningen: paketnummer, status i realtid, förare och kvitto.',
      'freight-order-notification':
        'Det svävande kortet som följer den aktiva beställningen från sida till sida.',
      'freight-orders': 'Den inloggades beställningar: aktiva och levererade, per månad, sida för sida.',
      'freight-order':
        'En av den inloggades beställningar: karta, status i realtid, förare, gods, faktura och fraktsedel.',
      'freight-sign-in': 'Dialogerna för att logga in och skapa konto.',
      'freight-address-book':
        'Den inloggades sparade adresser och paket: hitta, lägg till, ändra, ta bort och importera.',
      'freight-order-sheet': 'Många beställningar från ett kalkylark: läs in, rätta och beställ rad för rad.',
      'freight-arrivals': 'En tavla över det som kommer i dag och i morgon, för en skärm i en hall.',
      'freight-profile': 'Den inloggades bild, namn, telefon och adress, att se och ändra.',
      'freight-settings': 'Lösenordet och uppgifterna om kontot.',
      'freight-user-menu': 'Knappar för att logga in och skapa konto, eller den inloggades meny.',
      'freight-language': 'En meny med de tre språken; valet gäller alla element på sidan.',
      'freight-consent': 'Kakrutan med tre lika enkla val; den visas tills ett val är sparat.',
      'freight-toasts': 'Korta meddelanden som läggs över sidan och försvinner av sig själva.',
    } as Readonly<Record<string, string>>,
    /** What an attribute does, by its name, or by element and name where the same one means different things. */
    settings: {
      'freight-start tab': 'Fliken som är öppen först. Båda visas direkt, färdiga att skriva i.',
      'freight-start inline':
        'Visar spårningen och hela beställningen på plats, i stället för att gå till andra sidor hos dig.',
      theme:
        'light (ljust), dark (mörkt) eller auto efter besökarens system; utan det följer elementet sidan.',
      'freight-track order-id':
        'Visar den här beställningen direkt, i stället för att fråga efter ett paketnummer.',
      board: 'Koden till tavlan; utan den det som står efter #board= i adressen, annars kundens tavlor.',
      'share-token': 'Visar det som länken med den här koden visar; koden står efter # i adressen.',
      step: 'Leder tillbaka till det här steget, 1 till 5, från ett senare; för sidor som har stegen i webbläsarens historik.',
      'freight-order-success order-id':
        'Beställningen som visas; utan det visas den som nyss gjordes, eller den som följs.',
      'freight-orders tab': 'Fliken som är öppen först.',
      'in-address':
        'Låter sökningen stå efter # i sidans adress, även efter omladdning och på vägen tillbaka.',
      'freight-order order-id': 'Beställningen, med sitt _id eller sitt paketnummer.',
      'freight-sign-in open': 'Dialogen som är öppen; tas bort när den stängs.',
      reason:
        'En mening över formuläret som säger varför man ska logga in. Sätts av ett skript, gäller inte i HTML och tas bort när dialogen stängs.',
      'freight-consent open': 'Visar rutan igen, för den som vill ändra sitt val.',
      position: 'Hörnet där meddelandena visas.',
      duration: 'Antal millisekunder tills ett meddelande försvinner.',
      pickup: 'Adressen där det hämtas, med husnummer och ort.',
      dropoff: 'Adressen där det lämnas, med husnummer och ort.',
      size: 'En vanlig storlek, som ger vikt och mått.',
      weight: 'Vikten i kg.',
      sides: 'Längd, bredd och höjd i cm: 40x30x20.',
      description: 'Vad som ligger i paketet.',
      category:
        'Vad det är, som kategori och underkategori med mellanslag emellan: furniture_appliances home_furniture.',
      reference:
        'Ditt eget namn på beställningen, högst 64 tecken. Det följer med till händelser, beställningen och dess dokument.',
      locked: 'Namn på värden ovan som besökaren ser men inte kan ändra: pickup size.',
      'hidden-fields': 'Namn på värden ovan som inte har något fält. Besökaren ser dem i sista steget.',
    } as Readonly<Record<string, string>>,
  },
  looks: {
    heading: '3. Språk och färger',
    language: 'Språk',
    automatic: 'det som besökaren väljer',
    colours: {
      accent: 'Knappar och länkar',
      onAccent: 'Text på knappar',
      text: 'Text',
      surface: 'Kortets botten',
    },
    contrast: 'Kontrast {name}: {ratio} : 1',
    pairs: { button: 'på knappen', text: 'i texten', link: 'i länkar' },
    enough: 'räcker',
    low: 'för lite, 4,5 behövs',
    reset: 'Ursprungliga färger',
  },
  words: {
    heading: '4. Dina ord och platser',
    key: 'En text som ska bytas ut',
    keyHint: 'Sök på ett ord i den, eller på dess nyckel.',
    instead: 'I stället för ”{text}”',
    restore: 'Ursprunglig text',
    restoreText: 'Ursprunglig text: {text}',
    placesHint: 'Text på platser i elementet. I raderna nedan kan du sätta valfri HTML i stället.',
    /** What the page can show in an element, and where. */
    slots: {
      before: 'Överst, ovanför allt annat.',
      after: 'Nederst, under allt annat.',
      help: 'I stället för telefonnumret till hjälpen, till exempel en länk till din egen hjälp.',
      'after-status': 'Under beställningens status, till exempel det som du själv erbjuder då.',
      empty: 'I stället för det som visas när det inte finns några beställningar.',
    } as Readonly<Record<string, string>>,
  },
  preview: { heading: 'Så ser det ut', title: 'Förhandsvisning' },
  snippet: {
    heading: '5. Raderna',
    for: 'För',
    pin: 'Lås versionen, med kontrollsumma',
    noRelease: 'Servern har inga sparade versioner att låsa till.',
    copy: 'Kopiera',
    copied: 'Kopierat',
    height: 'Lägg till i sidans stilmall, så står texten under stilla medan sidan laddas',
    policy: 'Om sidan har en Content-Security-Policy behöver den dessa rader',
    more: 'Mer i dokumentationen',
  },
};

/** The shape every language has. */
export type EmbeddingTexts = typeof embeddingTexts;
