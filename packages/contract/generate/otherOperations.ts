import { paths } from '@freight/contract';
import { figuresOperations } from './figuresOperations.ts';
import { type Answer, anyLanguage, type Call, group } from './operation.ts';
import { partnerSessionOperations } from './partnerSessionOperations.ts';

const photonRefused: Answer = {
  status: 400,
  description: 'A parameter is unknown or cannot be read, in the words of Photon.',
  schema: 'photonRefusal',
};

const language = { lang: { description: `The language of names: ${anyLanguage}.` } };
const near = {
  lat: { description: 'Degrees.', type: 'number' },
  lon: { description: 'Degrees.', type: 'number' },
} as const;

const mapFile = (name: string, summary: string): Call => ({
  call: `GET /map/${name}.json`,
  summary,
  answers: [
    { description: 'The file, to be kept for a day.', type: 'application/json' },
    { status: 304, description: 'The caller has it (ETag).' },
  ],
});

const places = group({ tag: 'Places and maps' })({
  suggestPlaces: {
    call: 'GET /api',
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
  nameOfPoint: {
    call: 'GET /reverse',
    summary: 'Finds the address at a point, by the protocol of Photon',
    query: {
      lat: { ...near.lat, required: true },
      lon: { ...near.lon, required: true },
      ...language,
    },
    answers: [{ description: 'The nearest first.', schema: 'photonAnswer' }, photonRefused],
    refusals: ['tooManyAttempts'],
  },
  readDirections: {
    call: `GET ${paths.directions}`,
    summary: 'The way along the road',
    querySchema: 'directionsQuery',
    query: { language: { description: `Of the texts: ${anyLanguage}.` } },
    answers: [{ description: 'Routes; none without a road.', schema: 'directions' }],
  },
  readMapBasemap: mapFile('basemap', 'Coasts, borders and lakes'),
  readMapLabels: mapFile('labels', 'Names of places'),
  readMapRoads: mapFile('roads', 'Roads between towns'),
  readMapStreets: mapFile('streets', 'Streets of towns'),
  readMapHouses: mapFile('houses', 'Houses along streets'),
});

const page = [{ description: 'A page.', type: 'text/html' }] as const;
const service = group({ tag: 'Service' })({
  readCapabilities: {
    call: `GET ${paths.capabilities}`,
    summary: 'What this API has beyond the core',
    answers: [{ description: 'Names with versions.', schema: 'capabilitiesAnswer' }],
  },
  isAlive: {
    call: 'GET /livez',
    summary: 'Whether the process answers',
    answers: [{ description: 'It does.', type: 'application/json' }],
  },
  isReady: {
    call: 'GET /readyz',
    summary: 'Whether the process takes requests',
    answers: [
      { description: 'It does.', type: 'application/json' },
      { status: 503, description: 'It is starting or stopping.', type: 'application/json' },
    ],
  },
  isHealthy: {
    call: 'GET /healthz',
    summary: 'Whether the database can be used',
    answers: [
      { description: 'It can.', type: 'application/json' },
      { status: 503, description: 'It cannot; `reason` names the cause.', type: 'application/json' },
    ],
  },
  readOpenApi: {
    call: 'GET /openapi.json',
    summary: 'This description',
    answers: [{ description: 'OpenAPI 3.1.', type: 'application/json' }],
  },
  readAsyncApi: {
    call: 'GET /asyncapi.json',
    summary: 'The description of the live socket',
    answers: [{ description: 'AsyncAPI 3.', type: 'application/json' }],
  },
  readOembed: {
    call: 'GET /oembed',
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
});

/** Only on a server with the sample data. */
const demo = group({ tag: 'Demo' })({
  readDemo: {
    call: 'GET /demo.json',
    summary: 'The sample customer and package ids to track',
    answers: [{ description: 'The samples.', type: 'application/json' }],
  },
  listMails: {
    call: 'GET /mailbox',
    summary: 'The mails of the demo',
    answers: page,
  },
  readMail: {
    call: 'GET /mailbox/{id}',
    summary: 'A mail',
    answers: page,
    refusals: ['mailNotFound'],
  },
  readLetter: {
    call: 'GET /mailbox/{id}/letter',
    summary: 'The letter of a mail',
    answers: page,
    refusals: ['mailNotFound'],
  },
  readMailFile: {
    call: 'GET /mailbox/{id}/files/{file}',
    summary: 'A file of a mail',
    answers: [{ description: 'The file.', type: 'application/octet-stream' }],
    refusals: ['mailNotFound', 'mailFileNotFound'],
  },
  readMailboxStyle: {
    call: 'GET /mailbox/style.css',
    summary: 'The style of these pages',
    answers: [{ description: 'The style.', type: 'text/css' }],
  },
});

export const otherOperations = [
  ...places,
  ...service,
  ...partnerSessionOperations,
  ...figuresOperations,
  ...demo,
];
