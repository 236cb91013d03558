import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { palettes } from '../options/colours.ts';
import { optItems } from '../options/items.ts';
import { demoPictures } from './demo-pictures.ts';

const fileOf = (group: string, option: string, name = 'menu_icon.jpg', model = 'DEFAULT') => ({
  model,
  group,
  option,
  name,
});
const pictured = optItems.filter(({ picture }) => picture !== '');
const oneOfEachKind = [...new Map(pictured.map((item) => [item.picture, item])).values()];
const graphics = Array.from({ length: 12 }, (_, index) => `gfx${index + 1}.png`);

describe('the pictures of the demo data set', () => {
  it('are there for most options, and missing for some on purpose', () => {
    const missing = optItems.filter(({ group, code }) => !demoPictures.has(fileOf(group, code)));

    expect(missing.map(({ code }) => code)).toEqual(expect.arrayContaining(['5EQ', '82K']));
    expect(missing.length).toBeGreaterThan(8);
    expect(missing.length).toBeLessThan(optItems.length / 8);
  });

  it.each(oneOfEachKind.map((item) => [item.picture, item] as const))(
    'can be drawn: %s',
    async (_kind, { group, code }) => {
      const icon = await sharp(await demoPictures.draw(fileOf(group, code))).stats();
      const graphic = await sharp(await demoPictures.draw(fileOf(group, code, 'gfx1.png'))).metadata();

      // More than an empty ground: something dark or colourful stands on it.
      expect(Math.max(...icon.channels.map(({ stdev }) => stdev))).toBeGreaterThan(12);
      expect(graphic).toMatchObject({ format: 'png', width: 800, height: 500, hasAlpha: true });
    },
  );

  it('are a few of the twelve positions each, with gaps here and there', () => {
    const positions = pictured.map(({ group, code }) =>
      graphics.filter((name) => demoPictures.has(fileOf(group, code, name))),
    );

    expect(positions.every((found) => found.length >= 2 && found.length <= 5)).toBe(true);
    expect(positions.some((found) => !found.includes('gfx2.png'))).toBe(true);
    expect(demoPictures.has(fileOf('WHEELS', '431', 'gfx5.png'))).toBe(true);
    expect(demoPictures.has(fileOf('WHEELS', '431', 'gfx6.png'))).toBe(false);
  });

  it('show an option in each of its colours but raw metal, and in no other', async () => {
    const ofColour = (colour: string) => ({ ...fileOf('WHEELS', '431'), colour });
    const drawn = palettes['alloy']!.filter((colour) => demoPictures.has(ofColour(colour)));
    const bytes = await Promise.all(drawn.map((colour) => demoPictures.draw(ofColour(colour))));

    expect(drawn).toEqual(['041', '072', '083', '114', '160']);
    expect(new Set(bytes.map((one) => one.toString('base64'))).size).toBe(5);
    expect(demoPictures.has(ofColour('215'))).toBe(false);
  });

  it('show paint on the body of each vehicle, and everything else for all of them', async () => {
    const paintOn = (model: string) => ({ ...fileOf('PAINT', '2M2', 'gfx1.png', model), colour: '101' });
    const [hatch, van] = await Promise.all([
      demoPictures.draw(paintOn('3410127')),
      demoPictures.draw(paintOn('3430327')),
    ]);

    expect(demoPictures.has(paintOn('3410127'))).toBe(true);
    expect(demoPictures.has(fileOf('WHEELS', '431', 'menu_icon.jpg', '3410127'))).toBe(false);
    expect(hatch.equals(van)).toBe(false);
  });

  it('are the same each time', async () => {
    const file = fileOf('WHEELS', '431', 'info1400x875.jpg');
    const [first, second] = [await demoPictures.draw(file), await demoPictures.draw(file)];

    expect(first.equals(second)).toBe(true);
    expect(await sharp(first).metadata()).toMatchObject({ format: 'jpeg', width: 1400, height: 875 });
  });
});
