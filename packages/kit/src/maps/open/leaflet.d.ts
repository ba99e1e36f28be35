/** The library's module; its main file is a script that puts a global on the page. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
