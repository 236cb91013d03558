import { around, BLUE, emblem, GRAPHITE, lit, shadow, STEEL, type Draw, type Tint } from './shapes.ts';

const RED: Tint = { hex: '#b32430', finish: 'solid' };

/** A belt in its buckle; the tint is that of the belt. */
export const safety: Draw = (
  tint,
) => `${lit('c', tint === STEEL ? GRAPHITE : tint, 50)}${lit('m', STEEL, 60)}${lit('r', RED, 80)}${shadow(46)}
  <path d="M20 16l20-8 44 62-18 14Z" fill="url(#c)"/><path d="M26 16l46 62m-38-66 46 62" stroke="#fff" stroke-width=".9" opacity=".35" stroke-dasharray="2 2"/>
  <path d="M64 72l24-18 12 16-24 18Z" fill="url(#m)" stroke="#5d6773"/><path d="M74 74l14-10" stroke="#3a434e" stroke-width="3"/>
  <path d="M84 76c10-12 30-16 40-6 8 10 4 28-8 36-6 4-14 2-18-4L82 84c-2-3-1-6 2-8Z" fill="#232a34"/><path d="M106 74c6-3 13 0 15 5 2 6-2 10-6 11l-14-12c1-2 3-3 5-4Z" fill="url(#r)"/>
  <path d="M92 78c4-5 9-8 14-9" fill="none" stroke="#8d98a7" stroke-width="1.500" stroke-linecap="round"/>`;

/** A car on its lane that looks ahead. */
export const assist: Draw = () => `${lit('c', STEEL, 0)}
  <linearGradient id="l" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#5fb0ff" stop-opacity=".65"/><stop offset="1" stop-color="#5fb0ff" stop-opacity="0"/></linearGradient>
  <path d="M44 8h72l22 104H22Z" fill="#39424f"/><path d="M50 10 30 112m80-102 20 102" stroke="#eef3f9" stroke-width="2.600" stroke-dasharray="11 7"/>
  <path d="M71 64 48 12h64L89 64Z" fill="url(#l)"/>${[18, 30, 42].map((r) => `<path d="M${80 - r * 0.6} ${64 - r}a${r} ${r} 0 0 1 ${r * 1.2} 0" fill="none" stroke="#a9d4ff" stroke-width="1.800" opacity=".8"/>`).join('')}
  <path d="M66 72c0-8 4-12 14-12s14 4 14 12v26c0 6-4 9-14 9s-14-3-14-9Z" fill="url(#c)" stroke="#3a434e"/>
  <path d="M69 76c6-3 16-3 22 0l-2 6H71Zm2 18c6 3 12 3 18 0l1 6c-6 3-14 3-20 0Z" fill="#1c2531"/>`;

/** The picture of a rear camera with its guide lines. */
export const camera: Draw = () => `${lit('k', GRAPHITE, 60)}${shadow(58)}
  <linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#7d94b0"/><stop offset=".45" stop-color="#b7c3d1"/><stop offset=".46" stop-color="#4c5663"/><stop offset="1" stop-color="#2b323c"/></linearGradient>
  <rect x="16" y="20" width="128" height="84" rx="10" fill="url(#k)"/><rect x="22" y="26" width="116" height="72" rx="6" fill="url(#s)"/>
  <path d="M52 98 66 58m42 40L94 58" stroke="#f2c230" stroke-width="3" fill="none"/><path d="M57 84h46" stroke="#e0463c" stroke-width="3"/><path d="M61 72h38" stroke="#f2c230" stroke-width="2.600"/><path d="M65 62h30" stroke="#4ec07f" stroke-width="2.400"/>
  <path d="M30 56h14v-8c0-3 2-5 5-5h4l6 13" fill="#39506b"/><path d="M108 56l4-9c1-3 3-4 6-4h8c3 0 5 2 6 4l2 9Z" fill="#7a2a30"/>
  <circle cx="128" cy="36" r="4" fill="#e0463c"/><path d="M22 90 60 26h16L36 98h-8c-4 0-6-3-6-8Z" fill="#fff" opacity=".08"/>`;

const coil = Array.from(
  { length: 6 },
  (_, index) =>
    `<path d="M60 ${34 + index * 9}c6 7 34 7 40 -3" fill="none" stroke="url(#r)" stroke-width="5.500" stroke-linecap="round"/>`,
).join('');

/** A damper inside its spring. */
export const chassis: Draw =
  () => `${lit('m', STEEL, 0)}${lit('r', RED, 0)}${lit('k', GRAPHITE, 0)}${shadow(36)}
  <g transform="rotate(14 80 60)"><rect x="74" y="4" width="12" height="30" rx="3" fill="url(#m)"/><rect x="56" y="24" width="48" height="7" rx="3" fill="url(#k)"/>
  <rect x="70" y="30" width="20" height="66" rx="5" fill="url(#k)"/>${coil}<rect x="58" y="88" width="44" height="7" rx="3" fill="url(#k)"/>
  <rect x="72" y="94" width="16" height="12" fill="url(#m)"/><circle cx="80" cy="110" r="7" fill="url(#k)"/><circle cx="80" cy="110" r="3" fill="#dfe6ee"/></g>`;

const tooth = '<path d="M74 14h12l2 12H72Z" fill="url(#m)"/>';

/** Two gears: engine and gearbox. */
export const engine: Draw = () => `${lit('m', STEEL, 45)}${lit('k', GRAPHITE, 45)}${shadow(56)}
  <g transform="translate(-16 4)"><g>${around(12, tooth)}</g><circle cx="80" cy="60" r="36" fill="url(#m)"/><circle cx="80" cy="60" r="27" fill="url(#k)"/>
  ${around(6, '<path d="M77 58V36h6v22Z" fill="url(#m)"/>')}<circle cx="80" cy="60" r="11" fill="url(#m)"/><circle cx="80" cy="60" r="5" fill="#1a212b"/></g>
  <g transform="translate(58 20) scale(.62) rotate(15 80 60)"><g>${around(12, tooth)}</g><circle cx="80" cy="60" r="36" fill="url(#m)"/><circle cx="80" cy="60" r="24" fill="url(#k)"/><circle cx="80" cy="60" r="11" fill="url(#m)"/></g>`;

/** A box with a ribbon. */
export const pack: Draw =
  () => `${lit('b', BLUE, 60)}${lit('d', { hex: '#1d4f95', finish: 'solid' }, 60)}${lit('m', { hex: '#dfe6ee', finish: 'metal' }, 60)}${shadow(52)}
  <path d="M80 24l50 18v46l-50 20-50-20V42Z" fill="url(#d)"/><path d="M80 24l50 18-50 20-50-20Z" fill="url(#b)"/><path d="M80 62v46l50-20V42Z" fill="#163d75"/>
  <path d="M54 33.500l50 19v46l-9 3.500V56L45 37Z" fill="url(#m)"/><path d="M106 33.500l-50 19v46l9 3.500V56l50-19Z" fill="url(#m)" opacity=".82"/>
  <path d="M80 42c-14-16-26-12-24-4 1 5 14 6 24 4Zm0 0c14-16 26-12 24-4-1 5-14 6-24 4Z" fill="url(#m)" stroke="#8fa0b5" stroke-width=".8"/>${emblem(80, 43, 1)}`;

/** A bag for the journey. */
export const bag: Draw =
  () => `${lit('c', { hex: '#7b4a2b', finish: 'solid' }, 40)}${lit('m', STEEL, 60)}${shadow(56)}
  <path d="M54 46c0-24 52-24 52 0" fill="none" stroke="#4c2c19" stroke-width="5"/>
  <path d="M24 60c0-10 6-16 16-16h80c10 0 16 6 16 16v32c0 8-5 13-13 13H37c-8 0-13-5-13-13Z" fill="url(#c)"/>
  <path d="M30 56h100M46 46v58m68-58v58" stroke="#4c2c19" stroke-width="3.400"/><path d="M49 48v54m62-54v54M32 60h96" stroke="#e6c9a8" stroke-width=".9" stroke-dasharray="2.400 1.800"/>
  <rect x="70" y="52" width="20" height="11" rx="3" fill="url(#m)"/>${emblem(80, 84, 1.5)}<path d="M32 54c3-5 7-6 12-6" fill="none" stroke="#f0d9bf" stroke-width="1.500" opacity=".7" stroke-linecap="round"/>`;

/** A wrench on a shield: the workshop looks after it. */
export const service: Draw = () => `${lit('b', BLUE, 60)}${lit('m', STEEL, 45)}${shadow(40)}
  <path d="M80 10c14 8 28 12 42 12 2 40-8 68-42 86-34-18-44-46-42-86 14 0 28-4 42-12Z" fill="url(#b)"/><path d="M80 18c12 7 24 10 35 11 1 33-8 56-35 71-27-15-36-38-35-71 11-1 23-4 35-11Z" fill="none" stroke="#fff" stroke-width="1.600" opacity=".5"/>
  <g transform="rotate(40 80 60)"><path d="M75 46h10v34h-10Z" fill="url(#m)"/><path d="M80 26c9 0 15 6 15 13s-6 13-15 13-15-6-15-13c0-5 3-9 7-11v10l8 4 8-4V28" fill="url(#m)"/><circle cx="80" cy="84" r="9" fill="url(#m)"/><circle cx="80" cy="84" r="4" fill="#1d4f95"/></g>`;

const squares = Array.from({ length: 6 }, (_, column) =>
  Array.from({ length: 4 }, (_, row) =>
    (column + row) % 2 === 0
      ? `<path d="M${44 + column * 14} ${22 + row * 14 + Math.sin(column * 1.1) * 5}h14v14h-14Z" fill="#161c25"/>`
      : '',
  ).join(''),
).join('');

/** A chequered flag. */
export const flag: Draw =
  () => `${lit('m', STEEL, 0)}${shadow(40)}<rect x="36" y="10" width="5" height="98" rx="2.500" fill="url(#m)"/><circle cx="38.500" cy="10" r="4" fill="url(#m)"/>
  <path d="M43 22c20 14 34-12 56-1 10 5 20 5 29 1v56c-9 4-19 4-29-1-22-11-36 15-56 1Z" fill="#f7f9fc" stroke="#9aa7b8" stroke-width=".8"/>
  <clipPath id="f"><path d="M43 22c20 14 34-12 56-1 10 5 20 5 29 1v56c-9 4-19 4-29-1-22-11-36 15-56 1Z"/></clipPath><g clip-path="url(#f)">${squares}</g>`;
