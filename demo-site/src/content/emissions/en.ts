import type { EmissionTexts } from './sv.ts';

export const emissionTexts: EmissionTexts = {
  heading: 'How we count the carbon footprint',
  lead: 'For every transport we work out how many kilograms of CO₂ equivalents it emits, from well to wheel. This is how.',
  sum: {
    heading: 'The sum',
    formula: 'kilometres × tonnes × grams per tonne-kilometre',
    text: 'The distance is the one driven by road. The weight is the chargeable one: that of the goods, or 280 kilograms per cubic metre for what is large and light. Grams per tonne-kilometre depend on the fuel, and allow for vehicles that are not always full and sometimes run empty.',
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
    text: 'The method is {method}, the figures are of {year}. Load factor and empty running are default values for mixed goods. What we assume ourselves is marked as such.',
    assumption: 'Our assumption',
    names: {
      payload: 'Payload of the vehicle',
      loadFactor: 'Load factor',
      emptyRunning: 'Empty running',
      consumption: 'Consumption, diesel',
      dieselEnergy: 'Energy in diesel',
      intensity: 'Emissions, well to wheel',
      energy: 'Energy compared with diesel',
      electricShare: 'Share of the way on electricity',
    },
  },
  limits: {
    heading: 'What the figure is not',
    text: 'It is worked out from default values, not measured in your very vehicle. That is why we show two digits and no more. An order keeps the figure it was given, even if we count better one day.',
  },
};
