import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog } from '../../ui/dialogs/Dialog';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Message } from '../../ui/feedback/Message';
import { Spinner } from '../../ui/feedback/Spinner';
import { Button } from '../../ui/navigation/Button';
import { useIsGone } from '../../ui/useIsGone';
import { t } from '../../texts/kitBulk.gen';
import { countOf, type Noun } from '../format/counts';
import { DraftContext } from '../form/DraftContext';
import { useWatchedForm } from '../form/useWatchedForm';
import type { TickedIds } from '../list/ticks';
import type { BulkCalls, BulkChange, BulkField, BulkPlan } from './bulk';
import { BulkFields, valuesOf, type BulkDraft } from './BulkFields';
import { BulkPlanTables } from './BulkPlanTables';
import layoutStyles from '../../ui/layout.module.css';
import type { Problem } from '../form/FieldDefinition';
import type { Outcome } from '../record/RecordCalls';

interface Given {
  ids: TickedIds;
  calls: BulkCalls;
  onDone: () => void;
}

type Told = ReturnType<Outcome['problemOf']>;

/** The steps of a change of many rows: preview, change, take back. */
function useBulkChange({ ids, calls, onDone }: Given) {
  const { outcome } = calls;
  const [plan, setPlan] = useState<{ change: BulkChange; plan: BulkPlan }>();
  const [problem, setProblem] = useState<Told>();
  const [running, setRunning] = useState<'preview' | 'run'>();
  const latest = useRef(0);
  const isGone = useIsGone();

  const attempt = async <Answer,>(
    what: 'preview' | 'run',
    ask: () => Promise<Answer>,
    succeed: (answer: Answer) => void,
  ) => {
    const own = ++latest.current;
    // A preview of what the form said before: it is no longer asked for. What was changed has been changed.
    const isOvertaken = () => what === 'preview' && own !== latest.current;
    setProblem(undefined);
    setRunning(what);
    try {
      const answer = await ask();
      if (!isOvertaken()) succeed(answer);
    } catch (error) {
      if (isGone.current && what === 'run') outcome.failedQuietly(error);
      else if (!isOvertaken()) setProblem(outcome.problemOf(error));
    } finally {
      if (!isOvertaken()) setRunning(undefined);
    }
  };
  const takeBack = async (run: string) => {
    try {
      outcome.noted((await calls.undo(run)).message);
    } catch (error) {
      outcome.failedQuietly(error);
    }
  };

  return {
    plan: plan?.plan,
    problem: problem as (Problem & { body?: unknown; status?: number }) | undefined,
    running,
    show: (change: BulkChange) =>
      attempt(
        'preview',
        () => calls.preview(ids, change),
        (found) => setPlan({ change, plan: found }),
      ),
    /** What has been shown counts no more, nor what is on its way. */
    forget: () => {
      latest.current += 1;
      setPlan(undefined);
      setProblem(undefined);
      setRunning((now) => (now === 'preview' ? undefined : now));
    },
    apply: async () =>
      plan &&
      attempt(
        'run',
        () => calls.run(ids, plan.change, plan.plan.planDigest),
        (done) => {
          outcome.noted(done.message, {
            action: { label: t('Undo'), onClick: () => void takeBack(done.run) },
          });
          onDone();
        },
      ),
  };
}

export interface BulkDialogProps {
  noun: Noun;
  action: BulkChange['action'];
  fields: readonly BulkField[];
  /** What else is changed with them. */
  note?: string | undefined;
  ids: TickedIds;
  count: number;
  calls: BulkCalls;
  /** The rows were changed; the ticks and the dialog are of no more use. */
  onDone: () => void;
  onClose: () => void;
}

const saysAnything = (draft: BulkDraft) => Object.values(draft).some((value) => value !== undefined);

/** What was chosen outlives the end of the session. */
function useBulkDraft(title: string) {
  const [draft, setDraft] = useState<BulkDraft>(use(DraftContext)?.values ?? {});
  useWatchedForm({
    title,
    isDirty: saysAnything(draft),
    values: () =>
      Object.fromEntries(
        Object.entries(draft).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      ),
  });
  return [draft, setDraft] as const;
}

/** Sets fields of many records, or deletes them, after a preview of every change. */
export function BulkDialog(props: BulkDialogProps) {
  const { noun, action, fields, note, count, onClose } = props;
  const isDeletion = action === 'delete';
  const rows = countOf(count, noun);
  const title = isDeletion ? t('Delete {rows}', { rows }) : t('Set fields of {rows}', { rows });
  const [draft, setDraft] = useBulkDraft(title);
  const { plan, problem, running, show, forget, apply } = useBulkChange(props);
  const values = isDeletion ? {} : valuesOf(fields, draft);
  const change: BulkChange | undefined = isDeletion ? { action } : values && { action, values };
  // A deletion needs no form: its preview comes at once.
  const begin = useEffectEvent(() => isDeletion && void show({ action }));
  useEffect(() => void begin(), []);
  const errorOf = (name: string) =>
    problem?.fields?.find(({ field }) => field === name || field.endsWith(`.${name}`))?.message;
  const changed = plan?.counts.changed ?? 0;
  const isStale = problem?.status === 409;

  return (
    <Dialog
      title={title}
      subtitle={t('Nothing is written before you have seen every change.')}
      width={plan ? 960 : 640}
      dirty={saysAnything(draft)}
      saving={running === 'run'}
      onClose={onClose}
      // A preview holds nothing back: the form may go on and ask for the next one.
      onSubmit={() => (changed > 0 && !isStale ? apply() : void (change && show(change)))}
      actions={
        changed > 0 ? (
          <Button
            type="submit"
            variant={isDeletion ? 'danger' : 'primary'}
            pending={running !== undefined}
            disabled={isStale}
          >
            {isDeletion
              ? t('Delete {rows}', { rows: countOf(changed, noun) })
              : t('Change {rows}', { rows: countOf(changed, noun) })}
          </Button>
        ) : (
          !isDeletion && (
            <Button type="submit" variant="primary" pending={running !== undefined} disabled={!change}>
              {t('Preview')}
            </Button>
          )
        )
      }
    >
      <div className={layoutStyles.stack}>
        {problem && (
          <Message tone={isStale ? 'warning' : 'error'} announce title={problem.message}>
            {(isStale || isDeletion) && change && (
              <Button size="s" onClick={() => show(change)}>
                {t('Preview again')}
              </Button>
            )}
          </Message>
        )}
        {!isDeletion && note && <Message tone="info">{note}</Message>}
        {!isDeletion && (
          <BulkFields
            fields={fields}
            draft={draft}
            errorOf={errorOf}
            onDraft={(next) => {
              setDraft(next);
              forget();
            }}
          />
        )}
        {running === 'preview' && isDeletion && <Spinner active />}
        {plan && <BulkPlanTables plan={plan} isDeletion={isDeletion} fields={fields} />}
        {plan && plan.counts.changed + plan.counts.refused === 0 && (
          <EmptyState title={t('Nothing would change')} text={t('All of them already have this value.')} />
        )}
      </div>
    </Dialog>
  );
}
