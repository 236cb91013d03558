import { around, BLUE, dark, emblem, GRAPHITE, light, lit, shadow, STEEL, type Draw } from './shapes.ts';

const HEX = Array.from({ length: 7 }, (_, column) =>
  Array.from(
    { length: 4 },
    (_, row) =>
      `<path d="M${40 + column * 12} ${46 + row * 11 + (column % 2) * 5.5}l5-3 5 3v5l-5 3-5-3Z" fill="#0a0e14" stroke="url(#t)" stroke-width="1.100"/>`,
  ).join(''),
).join('');

/** A grille with the sign of the house: finishes of the outside. */
export const trim: Draw = (
  tint,
) => `${lit('t', tint === STEEL ? GRAPHITE : tint, 60)}${lit('m', STEEL, 90)}${shadow(60)}
  <path d="M22 44c18-12 98-12 116 0 4 16-2 38-14 50-20 8-68 8-88 0C24 82 18 60 22 44Z" fill="#0d1219"/>
  ${HEX}<path d="M22 44c18-12 98-12 116 0 4 16-2 38-14 50-20 8-68 8-88 0C24 82 18 60 22 44Z" fill="none" stroke="url(#t)" stroke-width="5"/>
  <path d="M26 44c18-9 90-9 108 0" fill="none" stroke="url(#m)" stroke-width="1.200" opacity=".8"/>${emblem(80, 64, 2.4)}`;

/** A car from above: what its roof is like. */
export const roof: Draw = (
  tint,
) => `${lit('p', tint === STEEL ? { hex: '#8f979e', finish: 'metal' } : tint, 0)}
  <linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8fa5c0"/><stop offset=".5" stop-color="#2b3a4d"/><stop offset="1" stop-color="#121a24"/></linearGradient>
  <ellipse cx="80" cy="62" rx="72" ry="38" fill="#0d1726" opacity=".12"/>
  <path d="M14 60c0-16 10-27 26-28h72c20 0 34 10 34 28s-14 28-34 28H40C24 87 14 76 14 60Z" fill="${STEEL.hex}"/>
  <path d="M16 60c0-15 10-25 25-26h70c19 0 33 9 33 26s-14 26-33 26H41C26 85 16 75 16 60Z" fill="#c4ccd5"/>
  <path d="M40 42c6-3 12-4 18-4l4 6v32l-4 6c-6 0-12-1-18-4-4-10-4-26 0-36Z" fill="url(#g)"/>
  <path d="M126 44c-4-3-9-5-15-5l-4 5v32l4 5c6 0 11-2 15-5 3-9 3-23 0-32Z" fill="url(#g)"/>
  <rect x="64" y="40" width="42" height="40" rx="6" fill="url(#p)" stroke="#1a222d" stroke-width="1"/>
  <rect x="69" y="45" width="32" height="30" rx="4" fill="url(#g)" opacity=".92"/>
  <path d="M72 66l18-18m-6 22 14-14" stroke="#fff" stroke-width="1.600" opacity=".55" stroke-linecap="round"/>`;

/** A side window in its frame. */
export const glass: Draw = () => `${shadow(58)}
  <linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#9db4cf"/><stop offset=".45" stop-color="#4a617d"/><stop offset="1" stop-color="#16202d"/></linearGradient>
  <path d="M18 92C26 58 50 32 88 28h38c10 0 15 6 15 16l1 48c0 5-3 7-8 7H25c-6 0-8-3-7-7Z" fill="#10161f"/>
  <path d="M27 90c8-28 28-52 60-55h36c7 0 10 4 10 11l1 40c0 4-2 6-6 6H30c-3 0-4-1-3-2Z" fill="url(#g)"/>
  <path d="M84 36v56" stroke="#10161f" stroke-width="4"/>
  <path d="M46 84l26-32m-12 34 12-15m28 14 26-32m-12 34 12-15" stroke="#fff" stroke-width="2.400" opacity=".42" stroke-linecap="round"/>`;

/** A headlamp with its strip of light. */
export const lamp: Draw = () => `${shadow(60)}
  <radialGradient id="l"><stop offset="0" stop-color="#fff"/><stop offset=".35" stop-color="#dcecff"/><stop offset="1" stop-color="#6f9bd1" stop-opacity="0"/></radialGradient>
  <linearGradient id="h" x2="0" y2="1"><stop offset="0" stop-color="#3b4757"/><stop offset="1" stop-color="#0c1118"/></linearGradient>
  <path d="M14 48c34-20 84-24 130-12 4 10 3 24-4 34-8 12-26 18-52 18-34 0-62-12-74-40Z" fill="url(#h)" stroke="#9aa5b3" stroke-width="1.400"/>
  <path d="M24 50c32-14 76-17 112-8" fill="none" stroke="#eaf4ff" stroke-width="4" stroke-linecap="round"/>
  <path d="M24 50c32-14 76-17 112-8" fill="none" stroke="#8fc0ff" stroke-width="8" opacity=".25" stroke-linecap="round"/>
  ${[58, 84, 110].map((x, index) => `<circle cx="${x}" cy="${66 - index * 2}" r="10.500" fill="#131a24" stroke="#55637a"/><circle cx="${x}" cy="${66 - index * 2}" r="15" fill="url(#l)" opacity=".9"/><circle cx="${x}" cy="${66 - index * 2}" r="4" fill="#fff"/>`).join('')}
  <path d="M30 60c6 10 14 16 24 20" fill="none" stroke="#7d8ba0" stroke-width="1.200"/>`;

/** A door mirror with its cap in the tint. */
export const mirror: Draw = (tint) => {
  const cap = tint === STEEL ? GRAPHITE : tint;
  return `${lit('p', cap, 50)}${shadow(50)}
  <path d="M26 86l22-14 16 4-14 22H32Z" fill="#1a212b"/>
  <path d="M44 72C40 46 52 26 84 24c30-2 48 8 50 26 2 20-10 34-34 36-26 2-52 0-56-14Z" fill="url(#p)"/>
  <path d="M58 66c-2-16 8-30 30-31 22-1 36 6 37 18 1 14-8 23-27 24-20 1-38 0-40-11Z" fill="#0d1219"/>
  <linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e8f0fa"/><stop offset=".5" stop-color="#93a8c0"/><stop offset="1" stop-color="#4b5f78"/></linearGradient>
  <path d="M63 65c-1-13 7-25 26-26 19-1 31 5 32 15 0 12-8 19-24 20-18 1-33 0-34-9Z" fill="url(#g)"/>
  <path d="M70 62c8-4 20-6 46-5" fill="none" stroke="#3c5068" stroke-width="1"/><path d="M74 52l14-9" stroke="#fff" stroke-width="2.200" opacity=".8" stroke-linecap="round"/>
  <path d="M50 44c6-11 18-16 36-16" fill="none" stroke="${light(cap.hex, 0.7)}" stroke-width="1.600" opacity=".7" stroke-linecap="round"/>
  <path d="M126 60l5-1" stroke="#f0a63c" stroke-width="3" stroke-linecap="round"/>`;
};

/** A plug of a charging cable beside its socket. */
export const plug: Draw = () => `${lit('k', GRAPHITE, 60)}${lit('b', BLUE, 60)}${shadow(56)}
  <rect x="20" y="22" width="50" height="82" rx="10" fill="url(#k)"/><rect x="25" y="27" width="40" height="72" rx="7" fill="#f2f5f9"/>
  <circle cx="45" cy="52" r="14" fill="#1b232e"/>${around(5, '<circle cx="45" cy="43" r="2.200" fill="#8b98a9"/>', 45, 52)}<circle cx="45" cy="52" r="2.600" fill="#8b98a9"/>
  <path d="M47 74l-8 11h6l-2 9 9-12h-6Z" fill="url(#b)"/>
  <path d="M118 52c18 4 22 20 14 34-8 13-30 16-46 14-10-1-14-6-20-8" fill="none" stroke="#1b232e" stroke-width="6" stroke-linecap="round"/>
  <path d="M88 34h22c8 0 14 6 14 14v6c0 6-5 10-12 10H88c-3 0-5-2-5-5V39c0-3 2-5 5-5Z" fill="url(#k)"/>
  <path d="M83 42h-7m7 14h-7" stroke="#c3ccd6" stroke-width="4" stroke-linecap="round"/><path d="M92 40h18" stroke="${light('#3b434e', 0.5)}" stroke-width="2" stroke-linecap="round"/>${emblem(106, 52, 1)}`;

/** A roof box on its bars. */
export const rack: Draw = () => `${lit('k', GRAPHITE, 90)}${lit('m', STEEL, 90)}${shadow(64)}
  <path d="M16 62c2-16 20-26 46-28 34-3 66 2 80 14 5 5 4 14-2 18-6 3-112 4-120 0-3-1-4-2-4-4Z" fill="url(#k)"/>
  <path d="M20 58c30 5 90 5 122-2" fill="none" stroke="#8c97a6" stroke-width="1.300" opacity=".8"/><path d="M34 44c24-6 60-7 84-2" fill="none" stroke="#c8d1dc" stroke-width="1.600" opacity=".6" stroke-linecap="round"/>
  <rect x="40" y="67" width="8" height="14" rx="2" fill="#1b232e"/><rect x="112" y="67" width="8" height="14" rx="2" fill="#1b232e"/>
  <path d="M14 84c40-7 94-7 134 0" fill="none" stroke="url(#m)" stroke-width="5" stroke-linecap="round"/>
  <path d="M14 98c40-9 94-9 134 0v8H14Z" fill="#9fb0c4"/><path d="M14 98c40-9 94-9 134 0" fill="none" stroke="${dark('#9fb0c4', 0.4)}" stroke-width="1"/>${emblem(124, 52, 1.1)}`;
