import { query, type OperationMap } from '../../http/operation.ts';
import { ICON_NAME, type PictureFile } from './picture-file.ts';
import type { ImageStore } from './image.service.ts';

const ICON_WIDTH = 55;
const INFO_NAME = 'info1400x875.jpg';

interface OptionPath {
  modelId: string;
  groupCode: string;
  optCode: string;
  colourCode?: string;
}

const fileOf = ({ modelId, groupCode, optCode, colourCode }: OptionPath, name: string): PictureFile => ({
  model: modelId,
  group: groupCode,
  option: optCode,
  name,
  ...(colourCode === undefined ? {} : { colour: colourCode }),
});

export function imageHandlers(images: ImageStore) {
  const icon = query<'getOptionMenuIcon' | 'getColourMenuIcon'>((context, { path }) =>
    images.icon(context, fileOf(path, ICON_NAME), ICON_WIDTH),
  );
  const gfx = query<'getOptionGfxImage' | 'getColourGfxImage'>((context, { path }) =>
    images.original(context, fileOf(path, `gfx${path.n}.png`)),
  );
  const info = query<'getOptionInfoImage' | 'getColourInfoImage'>((context, { path }) =>
    images.original(context, fileOf(path, INFO_NAME)),
  );
  return {
    getOptionMenuIcon: icon,
    getColourMenuIcon: icon,
    getOptionGfxImage: gfx,
    getColourGfxImage: gfx,
    getOptionInfoImage: info,
    getColourInfoImage: info,
  } satisfies Partial<OperationMap>;
}
