import type { TextKind, TranslationCell, TranslationFilter } from '../../api';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { t } from '../../texts/translations.gen';

/** The kinds of texts in the order of the menu. */
export const kinds: readonly { value: TextKind; label: string }[] = [
  { value: 'interfaceLabel', label: t('Interface labels') },
  { value: 'option', label: t('Options') },
  { value: 'accessory', label: t('Accessories') },
  { value: 'customerProgramme', label: t('Customer programmes') },
  { value: 'colour', label: t('Colours') },
  { value: 'editorialContent', label: t('Editorial contents') },
  { value: 'editorialPlaceholder', label: t('Editorial placeholders') },
];

export const textNoun = { one: t('text'), many: t('texts') };

export type State = TranslationCell['state'];

/** What can be filtered by, and how a state is named and toned. */
export const states: readonly { value: TranslationFilter; label: string; tone: string }[] = [
  { value: 'missing', label: t('Missing'), tone: 'danger' },
  { value: 'outdated', label: t('Out of date'), tone: 'warning' },
  { value: 'same', label: t('Same as source'), tone: 'neutral' },
  { value: 'translated', label: t('Translated'), tone: 'accent' },
  { value: 'checked', label: t('Checked'), tone: 'ok' },
  { value: 'faulty', label: t('Quality'), tone: 'warning' },
];

export const stateLabel = (state: State): string => states.find(({ value }) => value === state)!.label;

export type WorkbenchFilter = 'kind' | 'activeGroup' | 'source' | 'targets' | 'search' | 'state' | 'in';

/** A thousand texts a page: the workbench draws only those in sight. */
export const workbenchSearch: SearchDefinition<WorkbenchFilter, 'code'> = {
  filters: ['kind', 'activeGroup', 'source', 'targets', 'search', 'state', 'in'],
  sortKeys: ['code'],
  size: 1000,
  sizes: [1000],
  asksOnEntry: true,
};

/** In the address, of the texts that are in no group; no group has this name. */
export const noGroup = '!*';

export const maxTargets = 4;

/** Where a text was typed, by row and target. */
export const cellId = (row: string, language: string): string => `${row}\u0000${language}`;

const fieldNames: Record<string, string> = { label: '', description: t('Description'), content: t('Text') };

/** What a text of a record is called; '' for its label. */
export const fieldLabel = (field: string): string => fieldNames[field] ?? field;
