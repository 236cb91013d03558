import type { Context } from '../../kit/context.ts';
import { ICON_NAME, type Pictured } from './picture-file.ts';
import type { ImageStore, StoredPicture } from './image.service.ts';

export { clearPictures } from './picture-cache.ts';
export type { ImageStore, Pictured, StoredPicture };

export const hasIcon = (images: ImageStore, context: Context, pictured: Pictured): Promise<boolean> =>
  images.has(context, { ...pictured, name: ICON_NAME });
