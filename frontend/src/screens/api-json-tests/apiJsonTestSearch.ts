import type { SearchDefinition } from '../../kit/list/searchParams';

export type TestSortKey = 'id' | 'urlAsIs' | 'urlToBe' | 'diff' | 'disableTest';

/** Active tests by their number, a hundred on a page; `show=all` in the address brings the disabled ones too. */
export const apiJsonTestSearch: SearchDefinition<'show', TestSortKey> = {
  filters: ['show'],
  sortKeys: ['id', 'urlAsIs', 'urlToBe', 'diff', 'disableTest'],
  size: 100,
  asksOnEntry: true,
};
