import type { ListName } from '../../../../contracts/rules/blank-prices.ts';
import type { Section } from './price-list.repository.ts';

export const SECTIONS: Record<ListName, Section[]> = {
  optList: ['options', 'fuoriserie'],
  customerPrgList: ['programs'],
  accList: ['accessories'],
};
export const LISTS = Object.keys(SECTIONS) as ListName[];
export const listOf = (section: Section): ListName => LISTS.find((list) => SECTIONS[list].includes(section))!;
