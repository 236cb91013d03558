export interface PictureFile {
  /** The vetele of a vehicle, or DEFAULT for all of them. */
  model: string;
  group: string;
  option: string;
  colour?: string;
  /** menu_icon.jpg, gfx1.png to gfx12.png or info1400x875.jpg. */
  name: string;
}

/** What the pictures show. */
export type Pictured = Omit<PictureFile, 'name'>;

export const DEFAULT_MODEL = 'DEFAULT';
export const ICON_NAME = 'menu_icon.jpg';

/** The code of a failure that lies in the file: it will fail again until the file is another one. */
export const NOT_A_PICTURE = 'NOT_A_PICTURE';

export const placeOf = ({ model, group, option, colour, name }: PictureFile): string[] => [
  model,
  group,
  option,
  ...(colour === undefined ? [] : [colour]),
  name,
];

export const candidatesOf = (file: PictureFile): PictureFile[] =>
  file.model === DEFAULT_MODEL ? [file] : [file, { ...file, model: DEFAULT_MODEL }];
