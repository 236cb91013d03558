import { dark, light, lit, shadow, STEEL, type Draw, type Tint } from './shapes.ts';

interface Body {
  outline: string;
  glass: string;
  /** The line where the light breaks. */
  shoulder: string;
  wheels: [number, number];
  radius: number;
}

/** Side views, as families have them. */
const BODIES: Record<string, Body> = {
  hatch: {
    outline:
      'M12 88c-2-9 1-18 7-21l22-6 20-15c5-4 12-5 22-5h20c10 0 19 4 24 12l8 11c8 1 12 6 13 13l1 11c0 2-2 3-4 3H17c-3 0-4-1-5-3Z',
    glass: 'M48 61l16-12c4-3 9-4 16-4h6v16Zm42-16h12c8 0 14 3 18 8l5 8H90Z',
    shoulder: 'M18 70c30-6 80-7 125-4',
    wheels: [40, 118],
    radius: 13.5,
  },
  suv: {
    outline:
      'M10 88c-2-12 0-22 6-25l24-6 15-16c3-3 8-4 15-4h45c9 0 15 4 18 11l6 12c7 2 10 7 11 14v11c0 2-2 4-4 4H15c-3 0-4-1-5-1Z',
    glass: 'M46 57l13-12c2-2 6-3 11-3h12v15Zm40-15h26c6 0 10 3 12 8l3 7H86Z',
    shoulder: 'M15 67c35-6 88-6 131-3',
    wheels: [40, 119],
    radius: 15.5,
  },
  van: {
    outline: 'M9 90c-2-12 0-22 5-26l18-7 14-18c3-4 7-6 13-6h85c4 0 6 2 6 6v49c0 2-2 3-4 3H13c-2 0-4 0-4-1Z',
    glass: 'M40 57l12-15c2-3 4-4 8-4h14v19Z',
    shoulder: 'M14 66c36-5 90-5 136-4',
    wheels: [38, 122],
    radius: 14,
  },
  sport: {
    outline:
      'M6 89c-1-8 4-14 14-16l32-6 22-14c6-4 13-5 22-5 12 0 22 4 29 12l9 9c10 1 17 5 19 12l1 6c0 2-2 3-4 3H11c-3 0-5 0-5-1Z',
    glass: 'M58 66l18-11c5-3 11-4 18-4 9 0 17 3 22 9l4 6Z',
    shoulder: 'M12 77c34-7 86-9 138-2',
    wheels: [40, 122],
    radius: 15,
  },
  spider: {
    outline:
      'M6 89c-1-8 4-14 14-16l34-6 16-12 2 1-7 11h51l4-6c4-1 8 1 11 4l4 4c10 1 17 5 19 12l1 6c0 2-2 3-4 3H11c-3 0-5 0-5-1Z',
    glass: 'M56 66l15-11 1 1-6 10Z',
    shoulder: 'M12 77c34-7 86-9 138-2',
    wheels: [40, 122],
    radius: 15,
  },
};

const wheelAt = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r + 2}" fill="#0b0f15"/><circle cx="${x}" cy="${y}" r="${r}" fill="#1b2029"/><circle cx="${x}" cy="${y}" r="${r * 0.68}" fill="url(#w)"/>
   ${[0, 72, 144, 216, 288].map((angle) => `<path d="M${x - 1.1} ${y - 1}L${x - 2} ${y - r * 0.62}h4L${x + 1.1} ${y - 1}Z" fill="#2c333d" transform="rotate(${angle} ${x} ${y})" opacity=".8"/>`).join('')}
   <circle cx="${x}" cy="${y}" r="${r * 0.16}" fill="#10202f"/>`;

/** body:KIND — a car from the side in the tint. */
export const body: Draw = (tint, [kind = 'hatch']) => {
  const { outline, glass, shoulder, wheels, radius } = BODIES[kind] ?? BODIES['hatch']!;
  return `${lit('p', tint, 90)}${lit('w', STEEL, 45)}${shadow(72, 105)}
    <linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="#5b6b80"/><stop offset="1" stop-color="#182029"/></linearGradient>
    <path d="${outline}" fill="url(#p)" stroke="${dark(tint.hex, 0.55)}" stroke-width=".7"/>
    <path d="${shoulder}" fill="none" stroke="${light(tint.hex, 0.75)}" stroke-width="1.300" opacity=".7" stroke-linecap="round"/>
    <path d="M20 84h122" stroke="${dark(tint.hex, 0.6)}" stroke-width="1.400" opacity=".55"/>
    <path d="${glass}" fill="url(#g)"/><path d="${glass}" fill="none" stroke="#0b0f15" stroke-width=".8"/>
    <path d="M13 76l9-3-2 5-7 1Z" fill="#eaf3ff"/><path d="M148 73l4 1v6l-5-1Z" fill="#c5303c"/>
    <path d="M96 68h9" stroke="${dark(tint.hex, 0.5)}" stroke-width="1.400" stroke-linecap="round"/>
    ${wheels.map((x) => wheelAt(x, 92 - radius / 12, radius)).join('')}`;
};

/** A ball in the tint under a long lamp: how a paint takes the light. */
export const ball: Draw = ({ hex, finish }) => {
  const gloss = { solid: 0.85, metal: 0.9, matt: 0.12, raw: 0.5 }[finish];
  return `${shadow(44, 108)}
  <radialGradient id="p" cx=".36" cy=".28" r=".85"><stop offset="0" stop-color="${light(hex, finish === 'matt' ? 0.22 : 0.5)}"/><stop offset=".38" stop-color="${hex}"/>
    <stop offset=".82" stop-color="${dark(hex, 0.55)}"/><stop offset="1" stop-color="${dark(hex, 0.3)}"/></radialGradient>
  <linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="${gloss}"/><stop offset="1" stop-color="#fff" stop-opacity="${gloss * 0.25}"/></linearGradient>
  <circle cx="80" cy="58" r="47" fill="url(#p)"/>
  <path d="M47 40c6-12 18-20 33-21 4 0 6 4 3 6-12 3-21 9-27 19-3 4-10 1-9-4Z" fill="url(#s)"/>
  <path d="M90 20c9 2 17 7 22 13 2 3-1 6-4 4-6-5-13-9-20-11-4-2-2-7 2-6Z" fill="url(#s)" opacity=".8"/>
  <path d="M44 82c14 20 58 22 74-2-6 30-66 32-74 2Z" fill="${light(hex, 0.6)}" opacity="${gloss * 0.3}"/>`;
};

/** Several tints as fanned cards: an option of which the colour is not chosen yet. */
export function fan(tints: Tint[]): string {
  const cards = tints.slice(0, 7);
  const middle = (cards.length - 1) / 2;
  return `${shadow(52)}${cards
    .map(
      (tint, index) => `${lit(`f${index}`, tint, 40)}
        <g transform="rotate(${(index - middle) * 13} 80 118)"><rect x="62" y="20" width="36" height="76" rx="6" fill="url(#f${index})" stroke="#fff" stroke-width="1.200"/>
        <path d="M66 30l18-6" stroke="#fff" stroke-width="2" opacity="${tint.finish === 'matt' ? 0.15 : 0.55}" stroke-linecap="round"/></g>`,
    )
    .join('')}<circle cx="80" cy="98" r="3.500" fill="#e9eef5" stroke="#8593a8"/>`;
}
