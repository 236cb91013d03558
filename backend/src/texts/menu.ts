import italian from './it/menu.json' with { type: 'json' };
import { translator } from './translator.ts';

const t = translator(italian);

/** What the side bar calls an entry or a section that comes with the console; other names stay as they are stored. */
export const menuText = (name: string): string => (name in italian ? t(name as keyof typeof italian) : name);
