import { useCallback, useState } from 'react';
import { useIsGone } from '../../ui/useIsGone';
import type { Problem, ProblemOf } from '../form/FieldDefinition';

/** What somebody else saved meanwhile, as every refusal with 409 tells it; `current` is null where it was deleted. */
export interface Meanwhile<Current> {
  message: string;
  current: Current;
  changedBy: string;
  changedAt: string;
}

/** What a refusal says of what is stored now; undefined: it was refused for another reason. */
export const meanwhileOf = <Current>({
  status,
  body,
}: Problem & { body?: unknown }): Meanwhile<Current> | undefined =>
  status === 409 && typeof body === 'object' && body !== null && 'current' in body
    ? (body as Meanwhile<Current>)
    : undefined;

/** What a user makes of a record, and what the record was when that began. */
export interface VersionedEdit<Over, Values> {
  /** It is saved over the version of this. */
  over: Over;
  mine: Values;
  /** In milliseconds. */
  openedAt: number;
}

export interface VersionConflict<Over, Values> extends Meanwhile<Over | null> {
  edit: VersionedEdit<Over, Values>;
  /** Of `recordOf`. */
  record: string | number;
}

export interface VersionedSaveProps<Over, Values, Reply> {
  send: (edit: VersionedEdit<Over, Values>) => Promise<Reply>;
  onSaved: (reply: Reply, edit: VersionedEdit<Over, Values>) => unknown;
  problemOf: ProblemOf;
  /** Tells the records apart where one screen saves several; it has to stay the same function. */
  recordOf?: (over: Over) => string | number;
}

const theOnlyRecord = () => '';

/**
 * Saves a record over a version; a newer one is no failure but a conflict, which ConflictDialog settles; those of other records
 * wait until then. Any other failure is thrown, and so is a conflict once nobody is there to settle it. `save` stays the same for
 * as long as the functions do.
 */
export function useVersionedSave<Over, Values, Reply>({
  send,
  onSaved,
  problemOf,
  recordOf = theOnlyRecord,
}: VersionedSaveProps<Over, Values, Reply>) {
  const isGone = useIsGone();
  const [conflicts, setConflicts] = useState<readonly VersionConflict<Over, Values>[]>([]);
  const save = useCallback(
    async (edit: VersionedEdit<Over, Values>): Promise<void> => {
      const record = recordOf(edit.over);
      try {
        const reply = await send(edit);
        setConflicts((open) => open.filter((each) => each.record !== record));
        await onSaved(reply, edit);
      } catch (error) {
        const meanwhile = meanwhileOf<Over | null>(problemOf(error));
        if (!meanwhile || isGone.current) throw error;
        setConflicts((open) => withConflict(open, { ...meanwhile, edit, record }));
      }
    },
    [send, onSaved, problemOf, recordOf, isGone],
  );
  const [conflict] = conflicts;
  // Not what comes first by then: the answer may have been stored meanwhile.
  const dismiss = () => setConflicts((open) => open.filter(({ record }) => record !== conflict?.record));
  return { save, conflict, dismiss };
}

/** In the place of the record's conflict before, whose answer it refuses; else behind those of other records. */
function withConflict<Over, Values>(
  open: readonly VersionConflict<Over, Values>[],
  found: VersionConflict<Over, Values>,
): VersionConflict<Over, Values>[] {
  const isSame = ({ record }: VersionConflict<Over, Values>) => record === found.record;
  return open.some(isSame) ? open.map((each) => (isSame(each) ? found : each)) : [...open, found];
}

export type VersionedSave<Over, Values> = ReturnType<typeof useVersionedSave<Over, Values, unknown>>;
