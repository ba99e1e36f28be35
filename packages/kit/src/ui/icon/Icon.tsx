/** Icons drawn on a 24-unit grid with one 2-unit stroke, in the colour of the text around them. */
const drawings = {
  alert: 'M12 8v5M12 16.5v.5M12 3l9.5 17h-19z',
  arrowDown: 'M12 4v15m7-6-7 7-7-7',
  arrowLeft: 'M20 12H5m6-7-7 7 7 7',
  arrowRight: 'M4 12h15m-6-7 7 7-7 7',
  book: 'M6 3h13v18H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM4 18a2 2 0 0 1 2-2h13M9 8h6',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  check: 'M5 12.5l4.5 4.5L19 7',
  chevronDown: 'M6 9l6 6 6-6',
  clock: 'M12 7v5l3 2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18',
  close: 'M6 6l12 12M18 6L6 18',
  door: 'M6 21V4h12v17M3 21h18M14.5 12v1.5',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6',
  eyeOff:
    'M4 4l16 16M9.5 5.4A9 9 0 0 1 12 5c6 0 10 7 10 7a18 18 0 0 1-3 3.6M6.5 7A17 17 0 0 0 2 12s4 7 10 7c1.6 0 3-.4 4.2-1',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  minus: 'M5 12h14',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1',
  pin: 'M12 21s7-6 7-11a7 7 0 1 0-14 0c0 5 7 11 7 11zM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5',
  plus: 'M5 12h14M12 5v14',
  printer: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
  question: 'M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 2.1M12 17v.2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14M16 16l5 5',
  sliders: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  screen: 'M3 5h18v11H3zM12 16v4M8 20h8',
  truck:
    'M2 6h12v11H2zM14 10h4l4 4v3h-8M7 20a2 2 0 1 1 0-4 2 2 0 0 1 0 4M17.5 20a2 2 0 1 1 0-4 2 2 0 0 1 0 4',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4 21c0-4 3.5-6 8-6s8 2 8 6',
} as const;

export type IconName = keyof typeof drawings;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  );
}
