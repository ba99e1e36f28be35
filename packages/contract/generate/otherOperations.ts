import { paths } from '@freight/contract';
import type { Answer, Operation } from './operation.ts';

const photonRefused: Answer = {
  status: 400,
  description: 'A parameter is unknown or cannot be read, in the words of Photon.',
  schema: 'photonRefusal',
};

const language = { lang: { description: 'The language of names: `sv`, `en` or `de`.' } };
const near = {
  lat: { description: 'Degrees.', type: 'number' },
  lon: { description: 'Degrees.', type: 'number' },
} as const;

const mapFile = (name: string, summary: string): Operation => ({
  id: `readMap${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  method: 'get',
  path: `/map/${name}.json`,
  tag: 'Places and maps',
  summary,
  answers: [
    { description: 'The file, to be kept for a day.', type: 'application/json' },
    { status: 304, description: 'The caller has it (ETag).' },
  ],
});

const places: readonly Operation[] = [
  {
    id: 'suggestPlaces',
    method: 'get',
    path: '/api',
    tag: 'Places and maps',
    summary: 'Suggestions for what is typed, by the protocol of Photon',
    query: {
      q: { description: 'What is typed.', required: true },
      ...language,
      limit: { description: 'How many at most.', type: 'number' },
      ...near,
      layer: { description: 'May be repeated: `house`, `street`, `city` and more.' },
      bbox: { description: 'West, south, east and north in degrees.' },
    },
    answers: [{ description: 'The best first.', schema: 'photonAnswer' }, photonRefused],
    refusals: ['tooManyAttempts'],
  },
  {
    id: 'nameOfPoint',
    method: 'get',
    path: '/reverse',
    tag: 'Places and maps',
    summary: 'Finds the address at a point, by the protocol of Photon',
    query: {
      lat: { ...near.lat, required: true },
      lon: { ...near.lon, required: true },
      ...language,
    },
    answers: [{ description: 'The nearest first.', schema: 'photonAnswer' }, photonRefused],
    refusals: ['tooManyAttempts'],
  },
  {
    id: 'readDirections',
    method: 'get',
    path: paths.directions,
    tag: 'Places and maps',
    summary: 'The way along the road',
    querySchema: 'directionsQuery',
    query: { language: { description: 'Of the texts: `sv`, `en` or `de`.' } },
    answers: [{ description: 'Routes; none without a road.', schema: 'directions' }],
    refusals: ['fieldInvalid'],
  },
  mapFile('basemap', 'Coasts, borders and lakes'),
  mapFile('labels', 'Names of places'),
  mapFile('roads', 'Roads between towns'),
  mapFile('streets', 'Streets of towns'),
  mapFile('houses', 'Houses along streets'),
];

const page = [{ description: 'A page.', type: 'text/html' }] as const;
const service: readonly Operation[] = [
  {
    id: 'readCapabilities',
    method: 'get',
    path: paths.capabilities,
    tag: 'Service',
    summary: 'What this API has beyond the core',
    answers: [{ description: 'Names with versions.', schema: 'capabilitiesAnswer' }],
  },
  {
    id: 'isAlive',
    method: 'get',
    path: '/livez',
    tag: 'Service',
    summary: 'Whether the process answers',
    answers: [{ description: 'It does.', type: 'application/json' }],
  },
  {
    id: 'isReady',
    method: 'get',
    path: '/readyz',
    tag: 'Service',
    summary: 'Whether the process takes requests',
    answers: [
      { description: 'It does.', type: 'application/json' },
      { status: 503, description: 'It is starting or stopping.', type: 'application/json' },
    ],
  },
  {
    id: 'isHealthy',
    method: 'get',
    path: '/healthz',
    tag: 'Service',
    summary: 'Whether the database can be used',
    answers: [
      { description: 'It can.', type: 'application/json' },
      { status: 503, description: 'It cannot; `reason` names the cause.', type: 'application/json' },
    ],
  },
  {
    id: 'readOpenApi',
    method: 'get',
    path: '/openapi.json',
    tag: 'Service',
    summary: 'This description',
    answers: [{ description: 'OpenAPI 3.1.', type: 'application/json' }],
  },
  {
    id: 'readAsyncApi',
    method: 'get',
    path: '/asyncapi.json',
    tag: 'Service',
    summary: 'The description of the live socket',
    answers: [{ description: 'AsyncAPI 3.', type: 'application/json' }],
  },
  {
    id: 'readOembed',
    method: 'get',
    path: '/oembed',
    tag: 'Service',
    summary: 'How an editor shows the start page or a tracking page (oembed.com)',
    query: {
      url: { description: 'The address of the page.', required: true },
      format: { description: '`json`, the only one.' },
      maxwidth: { description: 'In px.', type: 'number' },
      maxheight: { description: 'In px.', type: 'number' },
    },
    answers: [{ description: 'Rich content.', type: 'application/json' }],
    refusals: ['pageAddressInvalid', 'nothingToShow', 'onlyJson'],
  },
];

/** Only on a server with the sample data. */
const demo: readonly Operation[] = [
  {
    id: 'readDemo',
    method: 'get',
    path: '/demo.json',
    tag: 'Demo',
    summary: 'The sample customer and package ids to track',
    answers: [{ description: 'The samples.', type: 'application/json' }],
  },
  {
    id: 'listMails',
    method: 'get',
    path: '/mailbox',
    tag: 'Demo',
    summary: 'The mails of the demo',
    answers: page,
  },
  {
    id: 'readMail',
    method: 'get',
    path: '/mailbox/{id}',
    tag: 'Demo',
    summary: 'A mail',
    answers: page,
    refusals: ['mailNotFound'],
  },
  {
    id: 'readLetter',
    method: 'get',
    path: '/mailbox/{id}/letter',
    tag: 'Demo',
    summary: 'The letter of a mail',
    answers: page,
    refusals: ['mailNotFound'],
  },
  {
    id: 'readMailFile',
    method: 'get',
    path: '/mailbox/{id}/files/{file}',
    tag: 'Demo',
    summary: 'A file of a mail',
    answers: [{ description: 'The file.', type: 'application/octet-stream' }],
    refusals: ['mailNotFound', 'mailFileNotFound'],
  },
  {
    id: 'readMailboxStyle',
    method: 'get',
    path: '/mailbox/style.css',
    tag: 'Demo',
    summary: 'The style of these pages',
    answers: [{ description: 'The style.', type: 'text/css' }],
  },
];

export const otherOperations = [...places, ...service, ...demo];
