/**
 * The pictures of the demo data set, drawn in the moment when somebody asks for the first time; the console keeps them in
 * its folder of pictures. Some are missing on purpose: options without a kind of picture, and raw metal.
 */
import { drawn } from '../../../features/images/picture-maker.ts';
import type { Drawings } from '../../../features/images/picture-folder.ts';
import type { PictureFile } from '../../../features/images/picture-file.ts';
import { colours, palettes } from '../options/colours.ts';
import { optItems, type DemoOptItem } from '../options/items.ts';
import { pick } from '../options/pick.ts';
import { ball, body, fan } from './bodies.ts';
import * as inside from './inside.ts';
import * as outside from './outside.ts';
import { STEEL, type Draw, type Tint } from './shapes.ts';
import * as technical from './technical.ts';
import { brake, tyreAlone, wheel } from './wheels.ts';
import { scene, viewOf } from './scene.ts';

const draws: Record<string, Draw> = {
  wheel,
  tyre: tyreAlone,
  brake,
  body,
  paint: ball,
  ...outside,
  ...inside,
  ...technical,
};

const NOT_PICTURED = '201';
const itemByPlace = new Map(optItems.map((item) => [`${item.group}/${item.code}`, item]));
const tintByCode = new Map<string, Tint>(colours.map(({ code, hex, finish }) => [code, { hex, finish }]));

/** What stands at the second and fifth digit of a vetele: family and model (models.ts). */
const BODIES = ['hatch', 'suv', 'hatch', 'sport', 'suv', 'hatch'];
function bodyOf(vetele: string): string {
  const [family, model] = [Number(vetele[2]), Number(vetele[4])];
  if (model === 3 && (family === 3 || family === 5)) return 'van';
  if (family === 4 && model === 2) return 'spider';
  return BODIES[family - 1] ?? 'hatch';
}

const isVehicle = (model: string): boolean => /^34[1-6]0[1-3]\d\d$/.test(model);

function itemOf({ model, group, option }: PictureFile): DemoOptItem | undefined {
  const item = itemByPlace.get(`${group}/${option}`);
  // Only paint looks different on every vehicle.
  const isOwn = group === 'PAINT' && isVehicle(model);
  return item?.picture && (model === 'DEFAULT' || isOwn) ? item : undefined;
}

/** How many of the twelve positions an option fills; one in five leaves out the second. */
function hasGraphic({ code, picture }: DemoOptItem, number: number): boolean {
  const last = picture.startsWith('wheel') ? 5 : 3 + pick(code, 2);
  return number <= last && !(number === 2 && pick(`gap${code}`, 5) === 0);
}

function has(file: PictureFile): boolean {
  const item = itemOf(file);
  if (!item) return false;
  if (file.colour !== undefined) {
    const isOffered = palettes[item.palette]?.includes(file.colour) ?? false;
    if (!isOffered || file.colour === NOT_PICTURED) return false;
  }
  const number = /^gfx(\d+)\.png$/.exec(file.name)?.[1];
  return number === undefined || hasGraphic(item, Number(number));
}

function shapeOf({ model, group, option, colour }: PictureFile): string {
  const item = itemByPlace.get(`${group}/${option}`)!;
  const tints: Tint[] = (palettes[item.palette] ?? []).map((code) => tintByCode.get(code)!);
  const [kind = '', ...variant] = item.picture.split(':');
  const tint = colour === undefined ? undefined : tintByCode.get(colour);
  if (group === 'PAINT' && isVehicle(model)) return body(tint ?? tints[0]!, [bodyOf(model)]);
  if (kind === 'paint' && !tint) return fan(tints);
  // A part that comes in colours shows the first of them; a wheel shows its own finish.
  return draws[kind]!(tint ?? (kind === 'wheel' ? STEEL : (tints[0] ?? STEEL)), variant);
}

export const demoPictures: Drawings = {
  has,
  draw(file) {
    return drawn(scene(shapeOf(file), viewOf(file.name)), file.name.endsWith('.png') ? 'png' : 'jpeg');
  },
};
