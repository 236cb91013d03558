import { around, dark, emblem, light, lit, shadow, STEEL, type Draw, type Tint } from './shapes.ts';

/** What the variant of a wheel names. */
const FINISHES: Record<string, Tint> = {
  silver: { hex: '#b6bec7', finish: 'metal' },
  grey: { hex: '#6b727b', finish: 'metal' },
  black: { hex: '#1d2127', finish: 'solid' },
  diamond: { hex: '#c3cad2', finish: 'metal' },
  bronze: { hex: '#96703f', finish: 'metal' },
  steel: { hex: '#82888f', finish: 'matt' },
};

/** The colour whose name says that the face is cut bright. */
const DIAMOND_CUT = '#23262b';

const tyre = `
  <radialGradient id="rim"><stop offset=".6" stop-color="#0d1219"/><stop offset="1" stop-color="#2b3442"/></radialGradient>
  <radialGradient id="rub" cx=".42" cy=".36"><stop offset=".72" stop-color="#161b24"/><stop offset=".9" stop-color="#2b323e"/><stop offset="1" stop-color="#10141b"/></radialGradient>
  <circle cx="80" cy="60" r="52" fill="url(#rub)"/><circle cx="80" cy="60" r="49.5" fill="none" stroke="#39424f" stroke-width=".7"/>
  <circle cx="80" cy="60" r="41" fill="url(#rim)"/>`;

const disc = `<circle cx="80" cy="60" r="27" fill="#545d69" opacity=".6"/><circle cx="80" cy="60" r="27" fill="none" stroke="#7b8592" stroke-width=".6" opacity=".7"/>`;

const bolts = around(5, '<circle cx="80" cy="52.4" r="1" fill="#0d1219"/>');

const LENGTH: Record<string, number> = { thin: 1.4, mid: 2.6, wide: 5 };

/** One spoke from the hub to the rim, split in two where there are few of them. */
function spoke(count: number): string {
  if (count <= 5)
    return `<path d="M78.4 50 73.2 22.4h4.1L80 49Z" fill="url(#b)"/><path d="M81.6 50 86.8 22.4h-4.1L80 49Z" fill="url(#b)"/>`;
  const half = count > 11 ? LENGTH.thin! : count > 8 ? LENGTH.mid! : LENGTH.wide!;
  return `<path d="M${80 - half * 0.6} 50 ${80 - half} 21.6h${half * 2}L${80 + half * 0.6} 50Z" fill="url(#b)"/>`;
}

/** A pocket of the other colour between face and rim: what makes a diamond-cut wheel. */
const pockets = (count: number): string =>
  around(count, '<path d="M76 49 70.6 24.5 73.2 22.4 78.4 50Z" fill="#14181f"/>');

/** wheel:SPOKES:FINISH, e.g. wheel:5:diamond. A tint other than steel is the colour that was chosen. */
export const wheel: Draw = (tint, [spokes = '5', finish = 'silver']) => {
  const count = Number(spokes);
  const face = tint === STEEL ? (FINISHES[finish] ?? tint) : tint;
  const isDiamond = tint === STEEL ? finish === 'diamond' : tint.hex === DIAMOND_CUT;
  const shine: Tint = isDiamond ? { hex: '#ccd3da', finish: 'metal' } : face;
  return `${lit('b', shine, 45)}${lit('r', isDiamond ? shine : face, 100)}${shadow(44)}${tyre}${disc}
    ${isDiamond && count <= 5 ? pockets(count) : ''}${around(count, spoke(count))}
    <circle cx="80" cy="60" r="39.4" fill="none" stroke="url(#r)" stroke-width="3.4"/>
    <circle cx="80" cy="60" r="41" fill="none" stroke="${dark(face.hex, 0.5)}" stroke-width=".6"/>
    <circle cx="80" cy="60" r="10.4" fill="url(#b)"/><circle cx="80" cy="60" r="10.4" fill="none" stroke="${dark(shine.hex, 0.35)}" stroke-width=".5"/>
    ${bolts}${emblem(80, 60, 1.05)}
    <path d="M46 34A42 42 0 0 1 72 18.800" fill="none" stroke="${light(shine.hex, 0.7)}" stroke-width="1" opacity=".65" stroke-linecap="round"/>`;
};

const tread = around(36, '<path d="M78 8.500h4l1.200 5.500-3 1.600-3.200-1.700Z" fill="#0b0f15"/>');

/** A tyre without its wheel, seen from the side. */
export const tyreAlone: Draw = () => `${shadow(44)}
  <radialGradient id="t" cx=".4" cy=".32"><stop offset=".45" stop-color="#2c333e"/><stop offset=".8" stop-color="#1a1f28"/><stop offset="1" stop-color="#12161d"/></radialGradient>
  <path fill="url(#t)" fill-rule="evenodd" d="M80 8a52 52 0 1 0 .1 0ZM80 30a30 30 0 1 1-.1 0Z"/>${tread}
  <circle cx="80" cy="60" r="43" fill="none" stroke="#3a4350" stroke-width=".8"/><circle cx="80" cy="60" r="33" fill="none" stroke="#475160" stroke-width="1.200"/>
  <path d="M52 38a36 36 0 0 1 20-13" fill="none" stroke="#76818f" stroke-width="1.100" opacity=".7" stroke-linecap="round"/>
  ${around(3, '<path d="M72 21.500h5m2 0h3m2 0h4" stroke="#8b95a3" stroke-width="1.600" opacity=".75"/>')}`;

const hole =
  '<circle cx="80" cy="36" r="1.300" fill="#5b646f"/><circle cx="84" cy="29" r="1.300" fill="#5b646f"/>';

/** A brake disc with its caliper in the tint. */
export const brake: Draw = (tint) => `${lit('c', tint, 20)}${lit('d', STEEL, 45)}${shadow(44)}
  <circle cx="80" cy="60" r="46" fill="url(#d)"/><circle cx="80" cy="60" r="46" fill="none" stroke="#6a737e" stroke-width="1"/>
  ${around(14, hole)}
  <circle cx="80" cy="60" r="22" fill="#8d96a1"/><circle cx="80" cy="60" r="20" fill="#39414c"/>${around(5, '<circle cx="80" cy="47" r="2" fill="#c9d0d8"/>')}
  <circle cx="80" cy="60" r="7" fill="#20262f"/>
  <path d="M104 18a50 50 0 0 1 18 72l-15-9a32 32 0 0 0-12-47Z" fill="url(#c)" stroke="${dark(tint.hex, 0.5)}" stroke-width=".8"/>
  <path d="M108 24a46 46 0 0 1 14 52" fill="none" stroke="${light(tint.hex, 0.6)}" stroke-width="1.200" opacity=".8" stroke-linecap="round"/>
  <circle cx="113" cy="41" r="2.200" fill="${dark(tint.hex, 0.55)}"/><circle cx="117" cy="66" r="2.200" fill="${dark(tint.hex, 0.55)}"/>${emblem(116, 54, 0.8)}`;
