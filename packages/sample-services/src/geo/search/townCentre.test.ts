import { expect, it } from 'vitest';
import { townCentre } from './townCentre.ts';

const centreOfKarlstad = { lat: 59.3793, lng: 13.5036 };

it('is the same for every door of a town, not even the nearest village where it lies at the edge [L18]', () => {
  for (const [lat, lng] of [
    [59.3811, 13.5032],
    [59.4021, 13.5118],
    // Skåre begins here.
    [59.4305, 13.43],
  ] as const) {
    expect(townCentre({ city: 'Karlstad', lat, lng })).toEqual(centreOfKarlstad);
  }
});

it('is that of the nearest town if the name is unknown [L18]', () => {
  expect(townCentre({ city: 'Herrgårdsbacken', lat: 59.3793, lng: 13.5036 })).toEqual(centreOfKarlstad);
});

it('is undefined without a town, so that a place without one stays unknown [L18]', () => {
  expect(townCentre({ city: '', lat: 0, lng: 0 })).toBeUndefined();
  expect(townCentre({ city: 'Karlstad', lat: 68.05, lng: 17.6 })).toBeUndefined();
});
