/** What every drawing is made of. A drawing fills a box of 160 by 120 around (80, 60). */

/** The colour of a drawing and how it takes the light. */
export interface Tint {
  hex: string;
  finish: 'solid' | 'metal' | 'matt' | 'raw';
}

export type Draw = (tint: Tint, variant: string[]) => string;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `share` of the second colour in the first one. */
function mix(hex: string, other: string, share: number): string {
  const second = channels(other);
  const mixed = channels(hex).map((value, index) => Math.round(value * (1 - share) + second[index]! * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const light = (hex: string, share: number): string => mix(hex, '#ffffff', share);
export const dark = (hex: string, share: number): string => mix(hex, '#070a10', share);

/** How much brighter and darker than its colour a finish becomes in the light. */
const CONTRAST: Record<Tint['finish'], [number, number]> = {
  solid: [0.35, 0.4],
  metal: [0.68, 0.55],
  matt: [0.16, 0.22],
  raw: [0.5, 0.3],
};

/** A gradient named `id` that lights a tint from the upper left. */
export function lit(id: string, { hex, finish }: Tint, angle = 60): string {
  const [up, down] = CONTRAST[finish];
  return `<linearGradient id="${id}" gradientTransform="rotate(${angle} .5 .5)"><stop offset="0" stop-color="${light(hex, up)}"/>
    <stop offset=".45" stop-color="${hex}"/><stop offset="1" stop-color="${dark(hex, down)}"/></linearGradient>`;
}

/** The soft shadow on the floor. */
export const shadow = (rx = 46, cy = 112): string =>
  `<radialGradient id="sh"><stop offset="0" stop-color="#0d1726" stop-opacity=".34"/><stop offset="1" stop-color="#0d1726" stop-opacity="0"/></radialGradient>
   <ellipse cx="80" cy="${cy}" rx="${rx}" ry="5" fill="url(#sh)"/>`;

/** The same thing several times around the middle. */
export const around = (count: number, what: string, cx = 80, cy = 60): string =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${(index * 360) / count} ${cx} ${cy})">${what}</g>`,
  ).join('');

/** The sign of the house: a rising caret. */
export const emblem = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle r="5" fill="#10202f"/><path d="M-2 1.7 0-2.3 2 1.7" fill="none" stroke="#cfe0f5" stroke-width=".9" stroke-linecap="round"/></g>`;

export const STEEL: Tint = { hex: '#a9b1ba', finish: 'metal' };
export const GRAPHITE: Tint = { hex: '#3b434e', finish: 'solid' };
export const BLUE: Tint = { hex: '#2a6cc4', finish: 'solid' };
