import { useState } from 'react';
import { isConflictReply } from '../versioned/isConflictReply';
import { whoChanged, type ConflictField } from '../versioned/mergeVersions';
import type { FieldDefinition } from '../form/FieldDefinition';
import { t } from '../../texts/kitRecord';
import type { Outcome, RecordCalls, RecordId, Saved } from './RecordCalls';

type Texts = Record<string, string>;

interface VersionedRow {
  id: RecordId;
  version: number;
}

/** What a colleague saved meanwhile, as the server answers it with 409. */
interface StaleReply<Row> {
  message: string;
  current: Row;
  changedBy: string;
  changedAt: string;
}

/** What a colleague saved meanwhile, and what it refused. */
export interface RecordConflict<Row, Values> extends StaleReply<Row> {
  mine: Values;
}

export interface RecordUpdate<Row, Values, Id = number> {
  row: Row;
  calls: Pick<RecordCalls<Row, Values, Id>, 'update'>;
  outcome: Outcome;
  onUpdated: (saved: Saved<Id>) => void;
}

/** Saves a record over a version; a newer version is no failure but a conflict to be settled. */
export function useRecordUpdate<Row extends VersionedRow, Values>(
  props: RecordUpdate<Row, Values, Row['id']>,
) {
  const { row, calls, outcome, onUpdated } = props;
  const [conflict, setConflict] = useState<RecordConflict<Row, Values>>();

  const save = async (values: Values, version: number) => {
    try {
      const saved = await calls.update(row, values, version);
      onUpdated(saved);
      outcome.succeeded(saved.message);
    } catch (error) {
      const { status, body } = outcome.problemOf(error);
      if (status !== 409 || !isConflictReply<StaleReply<Row>>(body)) throw error;
      setConflict({ ...body, mine: values });
    }
  };
  return { save, conflict, dismissConflict: () => setConflict(undefined) };
}

/** A record of more fields shows only those that somebody changed. */
const SURVEYABLE = 6;

const switchWords = { true: t('Yes'), false: t('No') };

/** The fields of a conflict: as they were, mine and theirs. */
export function conflictFields(
  fields: readonly FieldDefinition[],
  [before, mine, theirs]: readonly [Texts, Texts, Texts],
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
  return all.length > SURVEYABLE ? all.filter((field) => whoChanged(field) !== 'nobody') : all;
}
