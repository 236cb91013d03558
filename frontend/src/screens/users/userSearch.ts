import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { t } from '../../texts/users';

export type UserFilter = 'code' | 'label';
export type UserSortKey =
  'username' | 'active' | 'mktg' | 'ccadmEnabled' | 'priceConfEnabled' | 'packConfEnabled' | 'apiUser';

/** What the list is filtered and sorted by; four page links. */
export const userSearch: SearchDefinition<UserFilter, UserSortKey> = {
  filters: ['code', 'label'],
  sortKeys: ['username', 'active', 'mktg', 'ccadmEnabled', 'priceConfEnabled', 'packConfEnabled', 'apiUser'],
  pageLinks: 4,
  asksOnEntry: true,
};

/** A user has neither code nor label: they search the user name, and alias or e-mail address (decision A-11). */
export const userFilters: FilterField<UserFilter>[] = [
  {
    name: 'code',
    label: 'Code',
    placeholder: t('Any username'),
    phrase: (text) => t('“{text}” in the username', { text }),
  },
  {
    name: 'label',
    label: t('Label'),
    placeholder: t('Any alias or e-mail address'),
    grow: true,
    phrase: (text) => t('“{text}” in the alias or e-mail address', { text }),
  },
];
