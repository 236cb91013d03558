import type { FieldDefinition } from '../form/FieldDefinition';
import { whoChanged, type Three } from './mergeCells';
import { t } from '../../texts/kitRecord.gen';

/** A field of a record that two people changed, in words. */
export interface ConflictField extends Three<string> {
  name: string;
  label: string;
  /** Codes and patterns are set in the monospaced face. */
  mono?: boolean;
  /** For a choice among a few values: the words for each. */
  words?: Readonly<Record<string, string>>;
  /** One side or the other as it is: there is no text of both. */
  isEitherOr?: boolean;
  /** Code of the language of the texts, where it is not the page's. */
  lang?: string;
}

/** What a record was, what I make of it and what it is now. */
export type Versions<Values> = readonly [before: Values, mine: Values, theirs: Values];

/** The result of the conflict dialog. A field that it did not show is theirs. */
export interface Settled {
  isTheirs: (name: string) => boolean;
  texts: Record<string, string>;
}

/** A record of more fields shows only those that somebody changed. */
const MAX_FIELDS_SHOWN = 6;

const switchWords = { true: t('Yes'), false: t('No') };

/** The fields of a conflict where every value is a text. */
export function conflictFields(
  fields: readonly FieldDefinition[],
  [before, mine, theirs]: Versions<Readonly<Record<string, string>>>,
  lang?: string,
): ConflictField[] {
  const all = fields.map(
    ({ name, label, mono, kind, words = kind === 'switch' ? switchWords : undefined }) => ({
      name,
      label,
      mono,
      words,
      isEitherOr: words !== undefined,
      lang: mono || words ? undefined : lang,
      before: before[name] ?? '',
      mine: mine[name] ?? '',
      theirs: theirs[name] ?? '',
    }),
  );
  return all.length > MAX_FIELDS_SHOWN ? all.filter((field) => whoChanged(field) !== 'nobody') : all;
}
