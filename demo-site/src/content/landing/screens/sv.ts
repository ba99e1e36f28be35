import type { ScreenTexts } from './screenTexts.ts';

export const screens: ScreenTexts = {
  customer: {
    title: 'På väg till Stockholm',
    arrival: 'Framme omkring 14:35',
    stops: ['Hämtat', 'På väg', 'Utkörning', 'Framme'],
    role: 'Din förare',
    rating: '4,9 · elskåpbil',
    price: '2 140 kr',
    priceLabel: 'Byrå, 42 kg',
  },
  driver: {
    title: 'Ny körning på din väg',
    pickup: 'Hämtas 10:00–10:30',
    dropoff: 'Lämnas före 12:30',
    figures: [
      ['98 km', 'sträcka'],
      ['42 kg', 'vikt'],
      ['+4 min', 'omväg'],
    ],
    pay: '1 080 kr',
    payLabel: 'Ersättning',
    decline: 'Tacka nej',
    accept: 'Ta körningen',
  },
  portal: {
    menu: ['Översikt', 'Schema', 'Fordon', 'Förare', 'Statistik'],
    week: 'Vecka 24',
    days: ['Mån 9', 'Tis 10', 'Ons 11', 'Tors 12', 'Fre 13'],
    room: 'Plats kvar',
    addJob: 'Lägg till körning',
    statistics: 'Statistik, vecka 24',
    tiles: [
      ['Fyllnadsgrad', '78 %', '+6 %'],
      ['Körda mil', '1 842', '−3 %'],
      ['Intäkter', '412 tkr', '+9 %'],
      ['CO₂e per uppdrag', '3,1 kg', '−12 %'],
    ],
    load: 'Fyllnadsgrad per vecka',
    weeks: 'v.',
    vehicles: 'Fordon',
    fuels: ['El', 'Biogas', 'Diesel'],
  },
};
