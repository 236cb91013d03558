/** How a drawing is looked at. */
export interface View {
  width: number;
  height: number;
  /** Light ground behind it; pictures of a carousel stand on its stage and have none. */
  hasGround: boolean;
  /** Above 1 comes nearer; the part of the drawing that is looked at then. */
  zoom: number;
  at: [number, number];
  /** Turned around the upright axis: how much of the width is left. */
  turned: number;
}

const FRONT: View = { width: 800, height: 500, hasGround: false, zoom: 1, at: [80, 60], turned: 1 };

/** The pictures of a carousel: from the front, near, turned, nearer, from afar. */
const GRAPHICS: Partial<View>[] = [
  {},
  { zoom: 1.5, at: [80, 52] },
  { turned: 0.64 },
  { zoom: 2.3, at: [64, 44] },
  { zoom: 0.72 },
];

/** The size and the point of view that a file name stands for. */
export function viewOf(name: string): View {
  if (name === 'menu_icon.jpg') return { ...FRONT, width: 440, height: 330, hasGround: true, zoom: 1.02 };
  const number = /^gfx(\d+)/.exec(name)?.[1];
  if (number === undefined) return { ...FRONT, width: 1400, height: 875, hasGround: true, zoom: 0.92 };
  return { ...FRONT, ...GRAPHICS[(Number(number) - 1) % GRAPHICS.length] };
}

const ground = `<radialGradient id="gr" cx=".5" cy=".4" r=".75"><stop offset="0" stop-color="#ffffff"/><stop offset=".7" stop-color="#eef2f7"/><stop offset="1" stop-color="#dbe3ed"/></radialGradient>
  <rect x="-400" y="-400" width="960" height="920" fill="url(#gr)"/>`;

/** A drawing of 160 by 120 as an SVG document seen like this. */
export function scene(shape: string, { width, height, hasGround, zoom, at: [x, y], turned }: View): string {
  const [boxWidth, boxHeight] = [(120 * width) / height, 120];
  const ratio = width / height;
  const box = ratio >= 4 / 3 ? [boxWidth, boxHeight] : [160, 160 / ratio];
  const left = 80 - box[0]! / 2;
  const top = 60 - box[1]! / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${box[0]} ${box[1]}">
    ${hasGround ? ground : ''}<g transform="translate(80 60) scale(${zoom * turned} ${zoom}) translate(${-x} ${-y})">${shape}</g></svg>`;
}
