import type { Partner } from './landingTexts.ts';

/** The partner grid: 17 marks, two of them in a row of their own [SITE-10] [SITE-11]. All are invented (OPEN-47). */
export const partners: readonly Partner[] = [
  { id: 'norrkull', name: 'Norrkull', logo: 'mark-norrkull', website: 'https://norrkull.example' },
  { id: 'tallbrink', name: 'Tallbrink Trä', logo: 'mark-tallbrink', website: 'https://tallbrink.example' },
  { id: 'alvmon', name: 'Älvmon', logo: 'mark-alvmon', website: '' },
  {
    id: 'kvarnlimpan',
    name: 'Kvarnlimpan',
    logo: 'mark-kvarnlimpan',
    website: 'https://kvarnlimpan.example',
  },
  { id: 'fjallskift', name: 'Fjällskift', logo: 'mark-fjallskift', website: 'https://fjallskift.example' },
  { id: 'ostvika', name: 'Ostvika Mejeri', logo: 'mark-ostvika', website: '' },
  { id: 'granabygg', name: 'Granabygg', logo: 'mark-granabygg', website: 'https://granabygg.example' },
  { id: 'stenkulla', name: 'Stenkulla Glas', logo: 'mark-stenkulla', website: 'https://stenkulla.example' },
  { id: 'linnholma', name: 'Linnholma', logo: 'mark-linnholma', website: '' },
  { id: 'havrevik', name: 'Havrevik', logo: 'mark-havrevik', website: 'https://havrevik.example' },
  { id: 'rundlav', name: 'Rundlav', logo: 'mark-rundlav', website: 'https://rundlav.example' },
  { id: 'skruvlyktan', name: 'Skruvlyktan', logo: 'mark-skruvlyktan', website: '' },
  { id: 'vindkulla', name: 'Vindkulla Energi', logo: 'mark-vindkulla', website: 'https://vindkulla.example' },
  { id: 'navhjulet', name: 'Navhjulet', logo: 'mark-navhjulet', website: 'https://navhjulet.example' },
  { id: 'angsmark', name: 'Ängsmark', logo: 'mark-angsmark', website: '' },
  {
    id: 'bruksrost',
    name: 'Bruksrost Kaffe',
    logo: 'mark-bruksrost',
    website: 'https://bruksrost.example',
    layout: 'centered',
  },
  {
    id: 'solskafte',
    name: 'Solskafte',
    logo: 'mark-solskafte',
    website: 'https://solskafte.example',
    layout: 'centered',
  },
];
