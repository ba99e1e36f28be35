import type { ScreenTexts } from './screenTexts.ts';

export const screens: ScreenTexts = {
  customer: {
    title: 'On its way to Stockholm',
    arrival: 'Arrives around 14:35',
    stops: ['Picked up', 'On the way', 'Nearby', 'Delivered'],
    role: 'Your driver',
    rating: '4.9 · electric van',
    price: 'SEK 2,140',
    priceLabel: 'Drawers, 42 kg',
  },
  driver: {
    title: 'New job on your way',
    pickup: 'Pick up 10:00–10:30',
    dropoff: 'Deliver before 12:30',
    figures: [
      ['98 km', 'distance'],
      ['42 kg', 'weight'],
      ['+4 min', 'detour'],
    ],
    pay: 'SEK 1,080',
    payLabel: 'Pay',
    decline: 'Decline',
    accept: 'Take the job',
  },
  portal: {
    menu: ['Overview', 'Schedule', 'Vehicles', 'Drivers', 'Statistics'],
    week: 'Week 24',
    days: ['Mon 9', 'Tue 10', 'Wed 11', 'Thu 12', 'Fri 13'],
    room: 'Room left',
    addJob: 'Add a job',
    statistics: 'Statistics, week 24',
    tiles: [
      ['Load', '78%', '+6%'],
      ['Distance', '18,420 km', '−3%'],
      ['Revenue', 'SEK 412k', '+9%'],
      ['CO₂e per job', '3.1 kg', '−12%'],
    ],
    load: 'Load per week',
    weeks: 'w',
    vehicles: 'Vehicles',
    fuels: ['Electric', 'Biogas', 'Diesel'],
  },
};
