/** Our own icons for buttons: fonts do not have them everywhere. */
const PATHS = {
  first: 'M6 5v14M19 5l-10 7 10 7z',
  previous: 'M17 5l-10 7 10 7z',
  play: 'M7 4l12 8-12 8z',
  pause: 'M8 5v14M16 5v14',
  next: 'M7 5l10 7-10 7z',
  last: 'M18 5v14M5 5l10 7-10 7z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  counters: 'M4 8h11v11H4V8M8 8V4h12v12h-5',
  back: 'M12 7a5 5 0 1 0 .01 0M12 2v5M12 17v5M2 12h5M17 12h5',
  close: 'M6 6l12 12M18 6L6 18',
  clock: 'M12 7v5l3 2M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16',
  fast: 'M4 5l8 7-8 7zM12 5l8 7-8 7z',
  sound: 'M4 9v6h4l5 4V5L8 9H4M16 9c1.500 1.500 1.500 4.500 0 6M18.500 6.500c3 3 3 8 0 11',
  mute: 'M4 9v6h4l5 4V5L8 9H4M17 10l4 4M21 10l-4 4',
  share: 'M12 15V4M8 8l4-4 4 4M6 12v8h12v-8',
  again: 'M5 12a7 7 0 1 0 2.500-5.400M5 4v4h4',
  swap: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  lines: 'M4 6h16M4 12h16M4 18h10',
  undo: 'M9 5L4 10l5 5M4.5 10H14a5 5 0 0 1 0 10h-4',
  down: 'M6 9l6 6 6-6',
  hint: 'M9 18h6M10 21h4M8.500 15c-1.700-1.300-2.500-3-2.500-5a6 6 0 0 1 12 0c0 2-.800 3.700-2.500 5h-7',
  eye: 'M2 12c2.700-4.700 6-7 10-7s7.300 2.300 10 7c-2.700 4.700-6 7-10 7s-7.300-2.300-10-7M12 9a3 3 0 1 0 .01 0',
  hidden:
    'M4 5l16 14M9.600 5.300c.800-.200 1.600-.300 2.400-.300 4 0 7.300 2.300 10 7-1 1.700-2 3-3.200 4.100M14.500 18.700c-.800.200-1.600.300-2.500.300-4 0-7.300-2.300-10-7 1-1.700 2-3 3.200-4.100',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      width="18"
      height="18"
      aria-hidden="true"
      fill={/z$/.test(PATHS[name]) ? 'currentColor' : 'none'}
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
