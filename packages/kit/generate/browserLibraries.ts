/** Libraries of the kit that a development server bundles before the first page asks for them. */
export const browserLibraries = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'i18next',
  'zustand/vanilla',
  '@r2wc/react-to-web-component',
  'socket.io-client',
  'ky',
  'jwt-decode',
  'topojson-client',
  '@googlemaps/js-api-loader',
];

/** Not bundled, as in the built kit: evaluated right after the globals it must not see are hidden. */
export const unbundledLibraries = ['leaflet'];
