import { carouselImages, iconUrl } from '../../frontend/src/api/pictures.ts';
import { picture } from '../harness.ts';

const option = { modelId: '3410127', groupCode: 'WHEELS', optCode: '08C' };
const colour = { ...option, colourCode: '0M5' };
const state = 'pictures of the wheel 08C';

const addressOf = (pictured: typeof option, name: string): string =>
  carouselImages(pictured).find((image) => image.name === name)!.url;

export const imageInteractions = [
  picture('getOptionMenuIcon', { state, address: iconUrl(option), path: option }),
  picture('getColourMenuIcon', { state, address: iconUrl(colour), path: colour }),
  picture('getOptionGfxImage', {
    state,
    address: addressOf(option, 'gfx12.png'),
    path: { ...option, n: 12 },
  }),
  picture('getOptionGfxImage', {
    variant: 'missing',
    address: addressOf(option, 'gfx7.png'),
    path: { ...option, n: 7 },
  }),
  picture('getColourGfxImage', { state, address: addressOf(colour, 'gfx1.png'), path: { ...colour, n: 1 } }),
  picture('getOptionInfoImage', { state, address: addressOf(option, 'info1400x875.jpg'), path: option }),
  picture('getColourInfoImage', { state, address: addressOf(colour, 'info1400x875.jpg'), path: colour }),
];
