import type { ScreenTexts } from './screenTexts.ts';

export const screens: ScreenTexts = {
  customer: {
    title: 'Unterwegs nach Stockholm',
    arrival: 'Ankunft etwa 14:35 Uhr',
    stops: ['Abgeholt', 'Unterwegs', 'Zustellung', 'Da'],
    role: 'Ihr Fahrer',
    rating: '4,9 · E-Transporter',
    price: '2.140 SEK',
    priceLabel: 'Kommode, 42 kg',
  },
  driver: {
    title: 'Neue Fahrt auf Ihrem Weg',
    pickup: 'Abholung 10:00–10:30',
    dropoff: 'Zustellung vor 12:30',
    figures: [
      ['98 km', 'Entfernung'],
      ['42 kg', 'Gewicht'],
      ['+4 min', 'Umweg'],
    ],
    pay: '1.080 SEK',
    payLabel: 'Vergütung',
    decline: 'Ablehnen',
    accept: 'Annehmen',
  },
  portal: {
    menu: ['Übersicht', 'Plan', 'Fahrzeuge', 'Fahrer', 'Statistik'],
    week: 'Woche 24',
    days: ['Mo 9.', 'Di 10.', 'Mi 11.', 'Do 12.', 'Fr 13.'],
    room: 'Platz frei',
    addJob: 'Fahrt eintragen',
    statistics: 'Statistik, Woche 24',
    tiles: [
      ['Auslastung', '78 %', '+6 %'],
      ['Fahrleistung', '18.420 km', '−3 %'],
      ['Umsatz', '412 TSEK', '+9 %'],
      ['CO₂e je Auftrag', '3,1 kg', '−12 %'],
    ],
    load: 'Auslastung je Woche',
    weeks: 'KW',
    vehicles: 'Fahrzeuge',
    fuels: ['Strom', 'Biogas', 'Diesel'],
  },
};
