/** Addresses of pictures for <img>: public, sent without the authorization header. */

/** What is pictured: an option of a vehicle (or of all models), or one of its colours. */
export interface Pictured {
  /** The vetele; DEFAULT or nothing for the pictures that all models share. */
  modelId?: string;
  groupCode: string;
  optCode: string;
  colourCode?: string;
}

const ROOT = '/ccb/public/api/imageMapper';
const ICON_SIZE = 55;
const GRAPHIC_IMAGES = 12;

const folderOf = ({ modelId, groupCode, optCode, colourCode }: Pictured): string =>
  [modelId || 'DEFAULT', groupCode, optCode, ...(colourCode ? [colourCode] : [])]
    .map(encodeURIComponent)
    .join('/');

/** The icon, 55 pixels wide; one transparent pixel where there is none. */
export const iconUrl = (pictured: Pictured): string =>
  `${ROOT}/resized_repo/${ICON_SIZE}/${folderOf(pictured)}/menu_icon.jpg`;

/** Every picture there may be, in the order in which a carousel shows them: gfx1 to gfx12 and the large one. */
export const carouselImages = (pictured: Pictured): { url: string; name: string }[] =>
  [...Array.from({ length: GRAPHIC_IMAGES }, (_, index) => `gfx${index + 1}.png`), 'info1400x875.jpg'].map(
    (name) => ({ url: `${ROOT}/${folderOf(pictured)}/${name}`, name }),
  );
