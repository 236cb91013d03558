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

export const imageHandlers = (images: ImageStore) =>
  ({
    getOptionMenuIcon: query((context, { path }) =>
      images.icon(context, fileOf(path, ICON_NAME), ICON_WIDTH),
    ),
    getColourMenuIcon: query((context, { path }) =>
      images.icon(context, fileOf(path, ICON_NAME), ICON_WIDTH),
    ),
    getOptionGfxImage: query((context, { path }) =>
      images.original(context, fileOf(path, `gfx${path.n}.png`)),
    ),
    getColourGfxImage: query((context, { path }) =>
      images.original(context, fileOf(path, `gfx${path.n}.png`)),
    ),
    getOptionInfoImage: query((context, { path }) => images.original(context, fileOf(path, INFO_NAME))),
    getColourInfoImage: query((context, { path }) => images.original(context, fileOf(path, INFO_NAME))),
  }) satisfies Partial<OperationMap>;
