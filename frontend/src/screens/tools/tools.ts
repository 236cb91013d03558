import { Eraser, Layers, ListChecks, Trash2, type LucideIcon } from 'lucide-react';
import { toolTexts } from '../../texts';
import { t } from '../../texts/tools.gen';

/** A maintenance action as the list shows it; `code` is also the name of its runs. */
export interface Tool {
  code: string;
  title: string;
  icon: LucideIcon;
  text: string;
}

export const updateGrid: Tool = {
  code: toolTexts.updateGrid,
  title: t('Refresh model grids'),
  icon: Layers,
  text: t('Rebuilds the option and colour grids of every model.'),
};

export const clearGridCache: Tool = {
  code: toolTexts.clearGridCache,
  title: t('Clear grid cache'),
  icon: Eraser,
  text: t('The next request of each grid reads the database again.'),
};

export const clearAllCache: Tool = {
  code: toolTexts.clearAllCache,
  title: t('Clear all caches'),
  icon: Trash2,
  text: t('Grids, labels, images and menus. Slower for some minutes.'),
};

export const checkGrid: Tool = {
  code: 'checkGrid',
  title: toolTexts.checkGrid,
  icon: ListChecks,
  text: t('Opens the check of one model in a new tab.'),
};
