import type { EmissionTexts } from './sv.ts';

export const emissionTexts: EmissionTexts = {
  heading: 'So berechnen wir den CO₂-Fußabdruck',
  lead: 'Für jeden Transport rechnen wir aus, wie viel Kilogramm CO₂-Äquivalente er ausstößt, von der Quelle bis zum Rad. So geht das.',
  sum: {
    heading: 'Die Rechnung',
    formula: 'Kilometer × Tonnen × Gramm je Tonnenkilometer',
    text: 'Die Strecke ist die auf der Straße gefahrene. Das Gewicht ist das frachtpflichtige: das der Sendung oder 280 Kilogramm je Kubikmeter, wenn sie groß und leicht ist. Die Gramm je Tonnenkilometer hängen vom Kraftstoff ab und berücksichtigen, dass Fahrzeuge nicht immer voll sind und manchmal leer fahren.',
  },
  example: {
    heading: 'Ein Beispiel',
    text: 'Eine Palette mit {weight} frachtpflichtigem Gewicht, {distance} auf der Straße:',
    fuel: 'Kraftstoff',
    intensity: 'Gramm je Tonnenkilometer',
    amount: 'Fußabdruck des Transports',
    fuels: { Biogas: 'Biogas', Diesel: 'Diesel', El: 'Strom', 'El-hybrid': 'Elektro-Hybrid' },
    failed: 'Die Zahlen sind gerade nicht abrufbar. Bitte versuchen Sie es gleich noch einmal.',
  },
  figures: {
    heading: 'Die Zahlen dahinter',
    text: 'Die Methode ist {method}, die Zahlen sind von {year}. Auslastung und Leerfahrten sind Standardwerte für gemischte Ladung. Was wir selbst annehmen, ist als Annahme gekennzeichnet.',
    assumption: 'Unsere Annahme',
    said: {
      'ISO 14083:2023, well to wheel': 'ISO 14083:2023, von der Quelle bis zum Rad',
      'Directive (EU) 2018/2001, annex III': 'Richtlinie (EU) 2018/2001, Anhang III',
      'Directive (EU) 2018/2001, annex V': 'Richtlinie (EU) 2018/2001, Anhang V',
      'Directive (EU) 2018/2001, annex VI': 'Richtlinie (EU) 2018/2001, Anhang VI',
      'IVL, Nordic electricity mix (2021)': 'IVL, nordischer Strommix (2021)',
    },
    names: {
      payload: 'Nutzlast des Fahrzeugs',
      loadFactor: 'Auslastung',
      emptyRunning: 'Leerfahrten',
      consumption: 'Verbrauch, Diesel',
      dieselEnergy: 'Energie in Diesel',
      intensity: 'Ausstoß, Quelle bis Rad',
      energy: 'Energie im Vergleich zu Diesel',
      electricShare: 'Anteil der Strecke mit Strom',
    },
  },
  limits: {
    heading: 'Was die Zahl nicht ist',
    text: 'Sie ist aus Standardwerten berechnet und nicht in Ihrem Fahrzeug gemessen. Deshalb zeigen wir zwei Stellen und nicht mehr. Ein Auftrag behält die Zahl, die er bekommen hat, auch wenn wir eines Tages genauer rechnen.',
  },
};
