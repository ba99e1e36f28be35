import { LazyMap } from './LazyMap.tsx';
import type { MapPickerProps } from './picker/MapPicker.tsx';

const load = async () => (await import('./picker/MapPicker.tsx')).MapPicker;

/** The map picker, fetched when it is opened; without it the addresses can still be typed. */
export const LazyMapPicker = (props: MapPickerProps) => (
  <LazyMap load={load} file={import.meta.url} props={props} />
);
