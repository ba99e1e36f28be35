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
      'freight-order-success': 'Sidan efter beställningen: paketnummer, status i realtid, förare och kvitto.',
      'freight-order-notification':
        'Det svävande kortet som följer den aktiva beställningen från sida till sida.',
      'freight-orders': 'Den inloggades beställningar: aktiva och levererade, per månad, sida för sida.',
      'freight-order':
        'En av den inloggades beställningar: karta, status i realtid, förare, gods, faktura och fraktsedel.',
      'freight-sign-in': 'Dialogerna för att logga in och skapa konto.',
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
      'share-token': 'Visar det som länken med den här koden visar; koden står efter # i adressen.',
      step: 'Leder tillbaka till det här steget, 1 till 5, från ett senare; för sidor som har stegen i webbläsarens historik.',
      'freight-order-success order-id':
        'Beställningen som visas; utan det visas den som nyss gjordes, eller den som följs.',
      'freight-orders tab': 'Fliken som är öppen först.',
      'freight-order order-id': 'Beställningen, med sitt _id eller sitt paketnummer.',
      'freight-sign-in open': 'Dialogen som är öppen; tas bort när den stängs.',
      reason:
        'En mening över formuläret som säger varför man ska logga in. Sätts av ett skript, gäller inte i HTML och tas bort när dialogen stängs.',
      'freight-consent open': 'Visar rutan igen, för den som vill ändra sitt val.',
      position: 'Hörnet där meddelandena visas.',
      duration: 'Antal millisekunder tills ett meddelande försvinner.',
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
  preview: { heading: 'Så ser det ut', title: 'Förhandsvisning' },
  snippet: {
    heading: '4. Raderna',
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
