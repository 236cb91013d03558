/** What other features may know of pictures: whether there is one, and how all that is kept of them is dropped. */
import type { Context } from '../../kit/context.ts';
import { ICON_NAME } from './picture-file.ts';
import type { ImageStore, StoredPicture } from './image.service.ts';

export { clearPictures } from './picture-cache.ts';
export type { ImageStore, StoredPicture };

export interface Pictured {
  /** The vetele of a vehicle, or DEFAULT. */
  model: string;
  group: string;
  option: string;
  colour?: string;
}

/** Whether an option, or a colour of it, has an icon: the vehicle's own or the one that all models share. */
export const hasIcon = (images: ImageStore, context: Context, pictured: Pictured): Promise<boolean> =>
  images.has(context, { ...pictured, name: ICON_NAME });
