import { Check, CircleAlert, Download, History, Layers, Pencil, Plus, Search, Trash2 } from 'lucide-react';

const icons = { Check, CircleAlert, Download, History, Layers, Pencil, Plus, Search, Trash2 };

/** Lets a story's controls choose an icon by its name. */
export const iconChoice = {
  options: Object.keys(icons),
  mapping: icons,
  control: { type: 'select' },
} as const;
