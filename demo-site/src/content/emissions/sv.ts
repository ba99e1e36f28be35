export const emissionTexts = {
  heading: 'Så räknar vi klimatavtrycket',
  lead: 'För varje transport räknar vi ut hur många kilo koldioxidekvivalenter den släpper ut, från källa till hjul. Så här går det till.',
  sum: {
    heading: 'Räkningen',
    formula: 'kilometer × ton × gram per tonkilometer',
    text: 'Sträckan är den som körs på väg. Vikten är den fraktdragande: godsets vikt, eller 280 kilo per kubikmeter för det som är stort och lätt. Gram per tonkilometer beror på drivmedlet, och räknar med att bilen inte alltid är full och ibland kör tom.',
  },
  example: {
    heading: 'Ett exempel',
    text: 'En pall med fraktdragande vikt {weight}, {distance} på väg:',
    fuel: 'Drivmedel',
    intensity: 'Gram per tonkilometer',
    amount: 'Transportens avtryck',
    fuels: { Biogas: 'Biogas', Diesel: 'Diesel', El: 'El', 'El-hybrid': 'Elhybrid' },
    failed: 'Siffrorna går inte att hämta just nu. Försök igen om en stund.',
  },
  figures: {
    heading: 'Siffrorna bakom',
    text: 'Metoden är {method}, siffrorna från {year}. Fyllnadsgrad och tomkörning är standardvärden för blandat gods. Det som är vårt eget antagande står som just det.',
    assumption: 'Vårt antagande',
    /** What the API says of method and sources in English, in this language. */
    said: {
      'ISO 14083:2023, well to wheel': 'ISO 14083:2023, från källa till hjul',
      'Directive (EU) 2018/2001, annex III': 'Direktiv (EU) 2018/2001, bilaga III',
      'Directive (EU) 2018/2001, annex V': 'Direktiv (EU) 2018/2001, bilaga V',
      'Directive (EU) 2018/2001, annex VI': 'Direktiv (EU) 2018/2001, bilaga VI',
      'IVL, Nordic electricity mix (2021)': 'IVL, nordisk elmix (2021)',
    } as Readonly<Record<string, string>>,
    names: {
      payload: 'Bilens lastförmåga',
      loadFactor: 'Fyllnadsgrad',
      emptyRunning: 'Tomkörning',
      consumption: 'Förbrukning, diesel',
      dieselEnergy: 'Energi i diesel',
      intensity: 'Utsläpp, källa till hjul',
      energy: 'Energi jämfört med diesel',
      electricShare: 'Del av vägen på el',
    },
  },
  limits: {
    heading: 'Vad siffran inte är',
    text: 'Den är en beräkning med standardvärden, inte en mätning i just din bil. Därför visar vi två siffror och inte fler. Beställningen behåller den siffra den fick, även om vi räknar bättre i framtiden.',
  },
};

/** The shape every language has. */
export type EmissionTexts = typeof emissionTexts;
