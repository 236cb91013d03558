import italian from './it/menu.json' with { type: 'json' };
import { translator } from './translator.ts';

const t = translator(italian);

export const menuText = (name: string): string => (name in italian ? t(name as keyof typeof italian) : name);
