import { expect, it } from 'vitest';
import { carouselImages, iconUrl } from './pictures';

const option = { modelId: '3410127', groupCode: 'WHEELS', optCode: '08C' };
const root = '/ccb/public/api/imageMapper';

it('names the icon of an option and of one of its colours (R-084)', () => {
  expect(iconUrl(option)).toBe(`${root}/resized_repo/55/3410127/WHEELS/08C/menu_icon.jpg`);
  expect(iconUrl({ ...option, colourCode: '041' })).toBe(
    `${root}/resized_repo/55/3410127/WHEELS/08C/041/menu_icon.jpg`,
  );
});

it('names twelve graphic images and the large one, in the folder of the icon (R-085)', () => {
  const images = carouselImages({ ...option, colourCode: '041' });

  expect(images).toHaveLength(13);
  expect(images[0]).toEqual({ name: 'gfx1.png', url: `${root}/3410127/WHEELS/08C/041/gfx1.png` });
  expect(images[11]?.url).toBe(`${root}/3410127/WHEELS/08C/041/gfx12.png`);
  expect(images[12]?.url).toBe(`${root}/3410127/WHEELS/08C/041/info1400x875.jpg`);
});

it('stands for all models without a vehicle, and keeps odd codes inside their segment', () => {
  expect(iconUrl({ groupCode: 'A/B', optCode: 'X Y' })).toBe(
    `${root}/resized_repo/55/DEFAULT/A%2FB/X%20Y/menu_icon.jpg`,
  );
});
