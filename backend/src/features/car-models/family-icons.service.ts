import { invalid, notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { Download } from '../../kit/download.ts';
import { zipChunks, type ZipEntry } from '../../kit/zip.ts';
import { readGrid } from '../grids/grid.read.ts';
import type { ImageStore, Pictured, StoredPicture } from '../images/image.read.ts';
import { t } from '../../texts/referenceData.ts';
import { familyOf } from './car-model.repository.ts';

async function picturedOf(context: Context, vetele: string): Promise<Pictured[]> {
  const grid = await readGrid(context, vetele);
  return grid.flatMap(({ group, code: option, colours }) => [
    { model: vetele, group, option },
    ...colours.map(({ code: colour }) => ({ model: vetele, group, option, colour })),
  ]);
}

/** Each icon once: those shared by all models are in DEFAULT. */
async function iconsOf(
  context: Context,
  images: ImageStore,
  vehicles: string[],
): Promise<Map<string, StoredPicture>> {
  const icons = new Map<string, StoredPicture>();
  for (const vetele of vehicles)
    for (const pictured of await picturedOf(context, vetele)) {
      const icon = await images.storedIcon(context, pictured);
      if (icon) icons.set(icon.place, icon);
    }
  return icons;
}

async function* entriesOf(icons: Iterable<StoredPicture>): AsyncGenerator<ZipEntry> {
  for (const { place, read } of icons) {
    const bytes = await read();
    if (bytes) yield { name: place, bytes };
  }
}

/** MODEL/GROUP/OPTION[/COLOUR]/menu_icon.jpg for every vehicle of the family, read one by one during the download. */
export async function exportFamilyIcons(
  context: Context,
  images: ImageStore,
  modelName: string,
): Promise<Download> {
  if (modelName === 'DEFAULT') throw invalid(t('DEFAULT stands for all models and has no icons of its own.'));
  const family = await familyOf(context, modelName);
  if (!family) throw notFound(t('This model no longer exists.'));
  const icons = await iconsOf(context, images, family.vehicles);
  if (icons.size === 0)
    throw notFound(t('There are no icons for {family} yet.', { family: family.description }));
  const sorted = [...icons.values()].sort((a, b) => (a.place < b.place ? -1 : 1));
  return {
    fileName: `icons_${family.code}.zip`,
    contentType: 'application/zip',
    chunks: zipChunks(entriesOf(sorted), context.now),
  };
}
