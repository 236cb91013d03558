import type { TranslationGroup } from '../../api';
import { t } from '../../texts/translations';

/** All groups, then each one by its code and what it is called. */
export const groupOptionsOf = (groups: readonly TranslationGroup[]) => [
  { value: '', label: t('All groups') },
  ...groups.map(({ code, description }) => ({
    value: code,
    label: description && description !== code ? `${code} · ${description}` : code,
  })),
];
