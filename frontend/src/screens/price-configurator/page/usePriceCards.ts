import { useState } from 'react';
import type { EquipmentCardHandle } from '../equipment/EquipmentCard';
import { baseCode, type Sections } from '../save/priceList';

export type SectionName = keyof Sections;

export const basePriceId = 'base_price';

export interface PriceCards {
  /** The `ref` of a card. */
  hold: Record<SectionName, (handle: EquipmentCardHandle | null) => void>;
  /** Shows the rows of a section that have no price, and nothing else. */
  showMissing: (section: SectionName) => void;
  /** Puts the focus into the price of an item, or of the base price. */
  goTo: (code: string, sections: Sections) => void;
}

const names: readonly SectionName[] = ['options', 'fuoriserie', 'programmes', 'accessories'];

function makePriceCards(): PriceCards {
  const handles = new Map<SectionName, EquipmentCardHandle | null>();
  const holder = (name: SectionName) => (handle: EquipmentCardHandle | null) =>
    void handles.set(name, handle);
  return {
    hold: {
      options: holder('options'),
      fuoriserie: holder('fuoriserie'),
      programmes: holder('programmes'),
      accessories: holder('accessories'),
    },
    showMissing: (section) => handles.get(section)?.show('missing'),
    goTo(code, sections) {
      if (code === baseCode) return document.getElementById(basePriceId)?.focus();
      const section = names.find((name) => sections[name].includes(code));
      if (section) handles.get(section)?.goTo(code);
    },
  };
}

export const usePriceCards = (): PriceCards => useState(makePriceCards)[0];
