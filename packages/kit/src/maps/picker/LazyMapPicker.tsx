import { LazyMap } from '#maps/lazy/LazyMap.tsx';
import type { MapPickerProps } from './MapPicker.tsx';

const load = async () => (await import('./MapPicker.tsx')).MapPicker;

/** The map picker, fetched when it is opened; without it the addresses can still be typed. */
export const LazyMapPicker = (props: MapPickerProps) => (
  <LazyMap load={load} file={import.meta.url} props={props} />
);
