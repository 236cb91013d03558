import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { StatefulApp } from '../../backend/test/started-app.ts';
import { gridFactoriesOn } from '../../backend/test/grid-factories.ts';

/** Icon, last graphic image and large image, of the wheel and of one of its colours. */
async function storePictures({ imagesDir }: StatefulApp): Promise<void> {
  const image = sharp({ create: { width: 80, height: 60, channels: 3, background: '#8593a8' } });
  const [jpeg, png] = [await image.jpeg().toBuffer(), await image.png().toBuffer()];
  for (const place of ['', '0M5']) {
    const folder = join(imagesDir, '3410127', 'WHEELS', '08C', place);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'menu_icon.jpg'), jpeg);
    await writeFile(join(folder, 'info1400x875.jpg'), jpeg);
    await writeFile(join(folder, place === '' ? 'gfx12.png' : 'gfx1.png'), png);
  }
}

async function wheelInAGrid(app: StatefulApp): Promise<void> {
  const grids = gridFactoriesOn(app);
  await app.aModel({ modelcode: 'AURORA_15_HYB', vetele: '3410127' });
  await grids.anOption({ code: '431', as400: 'CERCHI LEGA 17 DIAM.' });
  await grids.aColour('072');
  await grids.aGridOption({ vetele: '3410127', code: '431', colours: ['072'] });
}

export const imageStates = (app: StatefulApp): Record<string, () => Promise<void>> => ({
  'pictures of the wheel 08C': () => storePictures(app),
  'the wheel 431 in a grid': () => wheelInAGrid(app),
});
