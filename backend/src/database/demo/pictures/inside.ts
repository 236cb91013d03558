import { around, dark, emblem, GRAPHITE, light, lit, shadow, STEEL, type Draw, type Tint } from './shapes.ts';

const LEATHER: Tint = { hex: '#2a2d33', finish: 'solid' };
const own = (tint: Tint, otherwise: Tint): Tint => (tint === STEEL ? otherwise : tint);

/** A front seat from the side of the door. */
export const seat: Draw = (tint) => {
  const cover = own(tint, LEATHER);
  return `${lit('c', cover, 30)}${shadow(46)}
  <path d="M66 14c8-3 18-2 24 2 3 8 2 16-2 22H66c-4-8-4-17 0-24Z" fill="url(#c)"/><path d="M72 38v6m12-6v6" stroke="#7e8894" stroke-width="2.400"/>
  <path d="M50 50c4-6 14-8 28-8s24 2 28 8c6 14 6 30 2 42H48c-4-12-4-28 2-42Z" fill="url(#c)"/>
  <path d="M62 46c-4 14-4 30 0 44m32-44c4 14 4 30 0 44" fill="none" stroke="${dark(cover.hex, 0.55)}" stroke-width="1.300"/>
  <path d="M64 56h28m-29 11h30m-29 11h28" stroke="${light(cover.hex, 0.35)}" stroke-width=".9" stroke-dasharray="2.400 1.600" opacity=".9"/>
  <path d="M38 88c8-8 20-8 42-8s34 0 42 8c4 8 2 16-4 20H42c-6-4-8-12-4-20Z" fill="url(#c)"/>
  <path d="M54 84c-4 6-4 14-2 22m56-22c4 6 4 14 2 22" fill="none" stroke="${dark(cover.hex, 0.55)}" stroke-width="1.300"/>
  <path d="M44 88c10-4 60-5 72 0" fill="none" stroke="${light(cover.hex, 0.5)}" stroke-width="1.200" opacity=".7" stroke-linecap="round"/>${emblem(78, 26, 0.7)}`;
};

/** A folded piece of cover material with its seam. */
export const upholstery: Draw = (tint) => {
  const cover = own(tint, LEATHER);
  const weave =
    cover.finish === 'matt'
      ? `<pattern id="w" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 0l4 4m0-4-4 4" stroke="${light(cover.hex, 0.3)}" stroke-width=".5" opacity=".7"/></pattern>`
      : `<pattern id="w" width="7" height="7" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r=".5" fill="${dark(cover.hex, 0.4)}"/><circle cx="5.500" cy="5.500" r=".5" fill="${dark(cover.hex, 0.4)}"/></pattern>`;
  const sheet =
    'M20 34c18-12 40 2 60-4s44-14 60-2c6 22 2 46-4 68-18 10-40-2-58 4s-40 12-56 0c-6-22-8-44-2-66Z';
  return `${lit('c', cover, 40)}${weave}${shadow(60)}<path d="${sheet}" fill="url(#c)"/><path d="${sheet}" fill="url(#w)"/>
  <path d="M78 30c4 22-4 46 0 70" fill="none" stroke="${dark(cover.hex, 0.6)}" stroke-width="2"/>
  <path d="M73 31c4 22-4 46 0 70m10-72c4 22-4 46 0 70" fill="none" stroke="${light(cover.hex, 0.65)}" stroke-width="1.300" stroke-dasharray="3.200 2.200"/>
  <path d="M28 42c12-7 26 0 40-2" fill="none" stroke="#fff" stroke-width="1.600" opacity=".3" stroke-linecap="round"/>`;
};

/** A steering wheel; the tint is that of its leather. */
export const steering: Draw = (tint) => {
  const rim = own(tint, LEATHER);
  return `${lit('c', rim, 45)}${lit('m', STEEL, 60)}${shadow(46)}
  <path d="M80 14c27 0 46 19 46 44 0 22-12 40-30 46H64c-18-6-30-24-30-46 0-25 19-44 46-44Zm0 10c-21 0-36 14-36 34 0 18 9 30 23 35h26c14-5 23-17 23-35 0-20-15-34-36-34Z" fill="url(#c)"/>
  <path d="M38 50h30c4-4 20-4 24 0h30l-2 14-22 6-8 24H70l-8-24-22-6Z" fill="#262d37"/><path d="M70 94l-8-24m28 24 8-24" stroke="url(#m)" stroke-width="2.400"/>
  <circle cx="80" cy="63" r="15" fill="#171d26" stroke="url(#m)" stroke-width="1.200"/>${emblem(80, 63, 1.5)}
  <rect x="46" y="54" width="14" height="8" rx="3" fill="#3d4652"/><rect x="100" y="54" width="14" height="8" rx="3" fill="#3d4652"/>
  <path d="M50 26c8-6 18-9 30-9" fill="none" stroke="${light(rim.hex, 0.6)}" stroke-width="1.600" opacity=".6" stroke-linecap="round"/>
  <path d="M39 46c-2 8-1 17 2 25m80-25c2 8 1 17-2 25" fill="none" stroke="${light(rim.hex, 0.45)}" stroke-width="1" stroke-dasharray="2 1.500"/>`;
};

/** A key in the hand of nobody: comfort. */
export const comfort: Draw = () => `${lit('k', GRAPHITE, 50)}${lit('m', STEEL, 60)}${shadow(44)}
  <g transform="rotate(-18 80 60)"><rect x="52" y="18" width="56" height="84" rx="24" fill="url(#k)"/><rect x="56" y="22" width="48" height="76" rx="20" fill="none" stroke="url(#m)" stroke-width="1.600"/>
  <circle cx="80" cy="44" r="9" fill="#1a212b"/><path d="M76.500 44v-3a3.500 3.500 0 0 1 7 0v3m-8.500 0h10v6H75Z" fill="none" stroke="#d6e0ec" stroke-width="1.500"/>
  <circle cx="80" cy="66" r="9" fill="#1a212b"/><path d="M74 68c3-4 9-4 12 0m-9-5h6" stroke="#d6e0ec" stroke-width="1.500" fill="none" stroke-linecap="round"/>${emblem(80, 86, 1)}
  <path d="M60 34c2-8 8-12 16-13" fill="none" stroke="#9fabba" stroke-width="1.600" opacity=".8" stroke-linecap="round"/></g>`;

/** A round air vent. */
export const climate: Draw = () => `${lit('m', STEEL, 45)}${shadow(46)}
  <circle cx="80" cy="60" r="46" fill="#151b24"/><circle cx="80" cy="60" r="46" fill="none" stroke="url(#m)" stroke-width="4"/>
  ${around(16, '<path d="M80 22c4 8 3 16-1 22" fill="none" stroke="#55606e" stroke-width="4" stroke-linecap="round"/>')}
  <circle cx="80" cy="60" r="14" fill="url(#m)"/><circle cx="80" cy="60" r="10" fill="#1a212b"/>
  <path d="M80 54v12m-5-9 10 6m0-6-10 6" stroke="#9ed0ff" stroke-width="1.500" stroke-linecap="round"/>`;

/** A screen with a map on it. */
export const screen: Draw = () => `${lit('k', GRAPHITE, 70)}${shadow(60)}
  <linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#1d3a5f"/><stop offset="1" stop-color="#0a1524"/></linearGradient>
  <rect x="14" y="26" width="132" height="74" rx="10" fill="url(#k)"/><rect x="19" y="31" width="122" height="64" rx="6" fill="url(#s)"/>
  <path d="M22 84c20-4 22-22 40-24s22 14 40 8 20-24 36-26" fill="none" stroke="#2f5480" stroke-width="7"/><path d="M40 34c4 20-6 36 2 58m66-58c-8 18 6 34-2 58" stroke="#24466e" stroke-width="4" fill="none"/>
  <path d="M22 84c20-4 22-22 40-24s22 14 40 8" fill="none" stroke="#5fb0ff" stroke-width="3" stroke-linecap="round"/>
  <path d="M102 68l-6-13h12Z" fill="#fff"/><rect x="24" y="36" width="34" height="13" rx="4" fill="#0c1929" opacity=".85"/><path d="M29 42.500h16m-16 0 4-3m-4 3 4 3" stroke="#fff" stroke-width="1.500" fill="none"/>
  <path d="M19 90 70 31h24L44 95H25c-4 0-6-2-6-5Z" fill="#fff" opacity=".06"/>`;

/** A loudspeaker behind its grille. */
export const speaker: Draw = () => `${lit('m', STEEL, 45)}${shadow(46)}
  <circle cx="80" cy="60" r="47" fill="#10151d"/><circle cx="80" cy="60" r="47" fill="none" stroke="url(#m)" stroke-width="3"/>
  <radialGradient id="c"><stop offset="0" stop-color="#596575"/><stop offset=".5" stop-color="#222a35"/><stop offset="1" stop-color="#323c4a"/></radialGradient><circle cx="80" cy="60" r="38" fill="url(#c)"/>
  ${[34, 28, 22].map((r) => `<circle cx="80" cy="60" r="${r}" fill="none" stroke="#0f141b" stroke-width="1.400"/>`).join('')}
  ${around(24, '<circle cx="80" cy="18" r="1" fill="#8894a4"/>')}<circle cx="80" cy="60" r="13" fill="url(#m)"/><path d="M72 54c3-4 7-6 12-5" fill="none" stroke="#fff" stroke-width="2" opacity=".7" stroke-linecap="round"/>`;

/** A telephone that talks to the car. */
export const phone: Draw = () => `${lit('k', GRAPHITE, 50)}${shadow(40)}
  <linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#2a6cc4"/><stop offset="1" stop-color="#0d2446"/></linearGradient>
  <rect x="54" y="12" width="52" height="96" rx="9" fill="url(#k)"/><rect x="58" y="17" width="44" height="86" rx="6" fill="url(#s)"/><rect x="72" y="20" width="16" height="3" rx="1.500" fill="#0c1626"/>
  <path d="M66 76c0-6 3-8 6-9l4-6c1-2 3-3 6-3h6c3 0 5 1 6 3l3 6c3 1 4 4 4 9Z" fill="#dcebff"/><circle cx="73" cy="77" r="4" fill="#0d2446"/><circle cx="92" cy="77" r="4" fill="#0d2446"/>
  <path d="M70 46a16 16 0 0 1 20 0m-15 6a8 8 0 0 1 10 0" fill="none" stroke="#fff" stroke-width="2.600" stroke-linecap="round"/>
  <path d="M118 44a26 26 0 0 1 0 32m10-40a40 40 0 0 1 0 48M42 44a26 26 0 0 0 0 32M32 36a40 40 0 0 0 0 48" fill="none" stroke="#5a8fd6" stroke-width="2.600" opacity=".6" stroke-linecap="round"/>`;

/** A floor mat. */
export const mat: Draw = () => `${lit('k', GRAPHITE, 60)}${shadow(52)}
  <path d="M34 22h76c6 0 9 3 10 8l8 66c0 6-2 9-8 9H36c-6 0-9-3-9-8l-2-66c0-6 3-9 9-9Z" fill="url(#k)"/>
  <path d="M38 29h68c4 0 6 2 7 6l7 56c0 4-2 6-6 6H40c-4 0-6-2-6-6l-2-56c0-4 2-6 6-6Z" fill="none" stroke="#8994a3" stroke-width="1.400" stroke-dasharray="3 2"/>
  ${[44, 54, 64, 74, 84].map((y) => `<path d="M42 ${y}h70" stroke="#232a34" stroke-width="3" stroke-linecap="round"/>`).join('')}
  <rect x="60" y="86" width="38" height="9" rx="3" fill="#1a212b"/>${emblem(79, 90.5, 0.7)}`;

/** A seat for a child. */
export const childseat: Draw = () => `${lit('c', { hex: '#3b6fb0', finish: 'solid' }, 40)}${shadow(44)}
  <path d="M52 20c8-8 48-8 56 0 8 18 6 44 2 62H50c-4-18-6-44 2-62Z" fill="#2b3441"/>
  <path d="M60 26c6-5 34-5 40 0 5 16 4 38 1 54H59c-3-16-4-38 1-54Z" fill="url(#c)"/>
  <path d="M40 74c8-3 16 2 20 8h40c4-6 12-11 20-8 4 12 0 26-8 32H48c-8-6-12-20-8-32Z" fill="#2b3441"/><path d="M58 84h44l-4 16H62Z" fill="url(#c)"/>
  <path d="M68 30l8 40m16-40-8 40" stroke="#161c25" stroke-width="5"/><rect x="73" y="68" width="14" height="12" rx="4" fill="#c93b3b"/>
  <path d="M58 34c3-6 8-8 14-9" fill="none" stroke="#b9d3f2" stroke-width="1.600" opacity=".8" stroke-linecap="round"/>`;
