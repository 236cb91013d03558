import type { TextKind, TranslationCompleteness } from '../../api';
import { translationsAddress, type TranslationsPlace } from '../../kit/translations/translationsAddress';
import { t } from '../../texts/translations.gen';
import { kinds, noGroup } from './workbench';

/** A row of the table: a group, or all groups of a kind. */
export interface CompletenessRow extends Pick<TranslationCompleteness, 'texts' | 'languages'> {
  key: string;
  kind: TextKind;
  /** Undefined for all groups of the kind. */
  group: string | undefined;
  name: string;
  isTotal: boolean;
}

function totalOf(kind: TextKind, name: string, groups: readonly TranslationCompleteness[]): CompletenessRow {
  const languages = groups[0]!.languages.map(({ language }, at) => ({
    language,
    translated: groups.reduce((sum, one) => sum + one.languages[at]!.translated, 0),
    outdated: groups.reduce((sum, one) => sum + one.languages[at]!.outdated, 0),
  }));
  const texts = groups.reduce((sum, one) => sum + one.texts, 0);
  return { key: kind, kind, group: undefined, name, texts, languages, isTotal: true };
}

/** The kinds in the order of the menu, each with its sum before its groups; a kind of one nameless group has only the sum. */
export function completenessRows(
  all: readonly TranslationCompleteness[],
  wanted: TextKind | '',
): CompletenessRow[] {
  return kinds.flatMap(({ value: kind, label }) => {
    const groups = all.filter((one) => one.kind === kind);
    if (groups.length === 0 || (wanted !== '' && wanted !== kind)) return [];
    const total = totalOf(kind, label, groups);
    if (groups.length === 1) return [total];
    const rows = groups.map(({ group, texts, languages }) => ({
      key: `${kind} ${group}`,
      kind,
      group,
      name: group || t('Without a group'),
      texts,
      languages,
      isTotal: false,
    }));
    return [total, ...rows];
  });
}

/** Where the workbench shows the texts of a row. */
export const addressOf = (
  { kind, group }: Pick<CompletenessRow, 'kind' | 'group'>,
  place: Omit<TranslationsPlace, 'kind' | 'group'>,
): string => translationsAddress({ kind, group: group === '' ? noGroup : group, ...place });

/** Whole per cent, never 100 while a text is missing. */
export const shareOf = (translated: number, texts: number): number =>
  texts === 0 ? 100 : Math.floor((translated * 100) / texts);

/** Whole per cent of what is left to do, never 0 while there is any. */
export const shareLeft = (left: number, texts: number): number => 100 - shareOf(texts - left, texts);
