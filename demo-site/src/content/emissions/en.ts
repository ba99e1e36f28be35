import type { EmissionTexts } from './sv.ts';

export const emissionTexts: EmissionTexts = {
  heading: 'How we calculate the carbon footprint',
  lead: 'For every transport we calculate how many kilograms of CO₂ equivalent it emits, from well to wheel. Here is how.',
  sum: {
    heading: 'The formula',
    formula: 'kilometres × tonnes × grams per tonne-kilometre',
    text: 'The distance is the one driven by road. The weight is the chargeable weight: the weight of the goods, or 280 kilograms per cubic metre if they are large and light. Grams per tonne-kilometre depend on the fuel, and allow for vehicles that are not always full and sometimes run empty.',
  },
  example: {
    heading: 'An example',
    text: 'A pallet with a chargeable weight of {weight}, {distance} by road:',
    fuel: 'Fuel',
    intensity: 'Grams per tonne-kilometre',
    amount: 'Footprint of the transport',
    fuels: { Biogas: 'Biogas', Diesel: 'Diesel', El: 'Electric', 'El-hybrid': 'Electric hybrid' },
    failed: 'The figures cannot be fetched right now. Please try again in a moment.',
  },
  figures: {
    heading: 'The figures behind it',
    text: 'The method is {method}, with figures from {year}. Load factor and empty running are default values for mixed goods. Our own assumptions are marked.',
    assumption: 'Our assumption',
    said: {},
    names: {
      payload: 'Payload of the vehicle',
      loadFactor: 'Load factor',
      emptyRunning: 'Empty running',
      consumption: 'Consumption, diesel',
      dieselEnergy: 'Energy in diesel',
      intensity: 'Emissions, well to wheel',
      energy: 'Energy compared with diesel',
      electricShare: 'Share of the distance on electricity',
    },
  },
  limits: {
    heading: 'What the figure is not',
    text: 'It is calculated from default values, not measured in your vehicle. That is why we show only two significant digits. An order keeps its figure, even if we improve the calculation later.',
  },
};
