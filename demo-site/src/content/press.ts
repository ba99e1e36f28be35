export interface Award {
  id: 'climate' | 'newcomer';
  year: 2023;
  /** The name of the giver, the same in every language. */
  by: string;
}

export interface Article {
  id: 'emptyRuns' | 'followed';
  /** Day of publication, ISO. */
  date: `2024-03-${string}`;
  paper: string;
  url: string;
}

/** Invented, as everything about this company [PAGE-15] [PAGE-16] (OPEN-47). */
export const awards: readonly Award[] = [
  { id: 'climate', year: 2023, by: 'Exempelpriset Värmland' },
  { id: 'newcomer', year: 2023, by: 'Nordiska Provgalan' },
];

export const articles: readonly Article[] = [
  {
    id: 'emptyRuns',
    date: '2024-03-06',
    paper: 'Exempelbladet Logistik',
    url: 'https://logistik.example/2024/03/tomkorning',
  },
  {
    id: 'followed',
    date: '2024-03-21',
    paper: 'Provtidningen',
    url: 'https://provtidningen.example/2024/03/hela-vagen',
  },
];
