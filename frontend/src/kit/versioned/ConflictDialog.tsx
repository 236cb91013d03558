import { GitFork } from 'lucide-react';
import { Fragment, useState, type ReactNode } from 'react';
import { Avatar } from '../../ui/data/Avatar';
import { Button } from '../../ui/navigation/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Message } from '../../ui/feedback/Message';
import { countOf } from '../format/counts';
import { formatTime } from '../format/instants';
import type { Outcome } from '../record/RecordCalls';
import type { ConflictField, Settled, Versions } from './ConflictField';
import { ConflictRow, type Choice } from './ConflictRow';
import type { VersionConflict, VersionedSave } from './useVersionedSave';
import { whoChanged } from './mergeCells';
import { rich } from '../../texts/rich';
import { t } from '../../texts/kitConflict.gen';
import { classes } from '../../ui/classes';
import styles from './conflict.module.css';
import textStyles from '../../ui/text.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { Row } from '../../ui/Row';
import { useIsGone } from '../../ui/useIsGone';

export interface ConflictDialogProps<Over, Values> {
  /** The dialog saves over what is stored now; if that conflicts too, it asks again. */
  saving: VersionedSave<Over, Values>;
  /** By default the message of the server. */
  title?: string;
  subtitle?: string;
  valuesOf: (record: Over) => Values;
  fieldsOf: (versions: Versions<Values>) => readonly ConflictField[];
  /** The record to save; by default each text goes into the field of its name. */
  merge?: (settled: Settled, versions: Versions<Values>) => Values;
  /** What is asked if the record has been deleted meanwhile. */
  deleted?: (conflict: VersionConflict<Over, Values>) => ReactNode;
  outcome: Pick<Outcome, 'me' | 'problemOf' | 'failed'>;
}

/** Two people changed one record: for each field mine, theirs or a text of both, so that nothing is lost. Nothing without a conflict. */
export function ConflictDialog<Over extends { version: number }, Values>(
  props: ConflictDialogProps<Over, Values>,
) {
  const { conflict } = props.saving;
  if (!conflict) return null;
  const { current, record } = conflict;
  if (!current) return <Fragment key={record}>{props.deleted?.(conflict)}</Fragment>;
  // Another round is another question, and so is another record.
  return <OpenConflict key={`${record} ${current.version}`} {...props} conflict={{ ...conflict, current }} />;
}

interface OpenConflictProps<Over, Values> extends ConflictDialogProps<Over, Values> {
  conflict: VersionConflict<Over, Values> & { current: Over };
}

const withTexts = <Values,>({ texts }: Settled, [, mine]: Versions<Values>): Values => ({
  ...mine,
  ...texts,
});

function OpenConflict<Over, Values>(props: OpenConflictProps<Over, Values>) {
  const { saving, conflict, title, subtitle, valuesOf, fieldsOf, merge = withTexts, outcome } = props;
  const { edit, current, message, changedBy, changedAt } = conflict;
  const before = valuesOf(edit.over);
  const versions: Versions<Values> = [before, { ...before, ...edit.mine }, valuesOf(current)];
  const fields = fieldsOf(versions);
  const { choices, choose, open, resolved, isResolved, save, isSaving, failure } = useChoices(
    fields,
    (settled) => saving.save({ ...edit, over: current, mine: merge(settled, versions) }),
    outcome,
  );

  return (
    <Dialog
      title={title ?? message}
      subtitle={subtitle}
      width={920}
      status={
        open > 0 &&
        t('{resolved} of {open} resolved', {
          resolved,
          open: countOf(open, { one: t('conflict'), many: t('conflicts') }),
        })
      }
      statusTone={isResolved ? 'ok' : 'plain'}
      dirty={resolved > 0}
      saving={isSaving}
      onSubmit={save}
      onClose={saving.dismiss}
      actions={
        <Button type="submit" variant="primary" pending={isSaving} disabled={!isResolved}>
          {t('Save')}
        </Button>
      }
    >
      {failure && <Message tone="error">{failure}</Message>}
      <Message tone="warning" icon={GitFork}>
        {rich(
          t(
            '{who} saved at {changedAt}, after you opened it at {openedAt}. Nothing of yours is lost: choose a value for each field that both of you changed.',
          ),
          {
            who: <b>{changedBy}</b>,
            changedAt: <b>{formatTime(changedAt)}</b>,
            openedAt: formatTime(edit.openedAt),
          },
        )}
      </Message>
      <div className={classes(layoutStyles.box, layoutStyles.lined, styles.table)}>
        <ConflictHead me={outcome.me} changedBy={changedBy} changedAt={changedAt} />
        {fields.map((field) => (
          <ConflictRow
            key={field.name}
            field={field}
            choice={choices[field.name]}
            onChoose={(choice) => choose(field.name, choice)}
          />
        ))}
      </div>
    </Dialog>
  );
}

/** A side counts as it is, a value that it cleared included; a text of both has to be written. */
const isDecided = (choice: Choice | undefined): boolean =>
  choice !== undefined && (choice.side !== 'combined' || choice.text.trim() !== '');

function useChoices(
  fields: readonly ConflictField[],
  onSettled: (settled: Settled) => Promise<unknown>,
  { problemOf, failed }: Pick<Outcome, 'problemOf' | 'failed'>,
) {
  const isGone = useIsGone();
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const open = fields.filter((field) => whoChanged(field) === 'both');
  const resolved = open.filter(({ name }) => isDecided(choices[name])).length;
  const isResolved = resolved === open.length;
  const choose = (name: string, choice: Choice) => setChoices((old) => ({ ...old, [name]: choice }));

  const save = async () => {
    if (!isResolved) return;
    setIsSaving(true);
    try {
      await onSettled(settledOf(fields, choices));
    } catch (error) {
      if (isGone.current) failed(error);
      else setFailure(problemOf(error).message);
    } finally {
      setIsSaving(false);
    }
  };
  return { choices, choose, open: open.length, resolved, isResolved, save, isSaving, failure };
}

function settledOf(fields: readonly ConflictField[], choices: Record<string, Choice>): Settled {
  const chosen = fields.map((field): [name: string, choice: Choice] => {
    const change = whoChanged(field);
    const side = change === 'mine' ? 'mine' : 'theirs';
    return [field.name, (change === 'both' && choices[field.name]) || { side, text: field[side] }];
  });
  const sides = new Map(chosen.map(([name, { side }]) => [name, side]));
  return {
    isTheirs: (name) => (sides.get(name) ?? 'theirs') === 'theirs',
    texts: Object.fromEntries(chosen.map(([name, { text }]) => [name, text])),
  };
}

type ConflictHeadProps = Pick<Outcome, 'me'> & Record<'changedBy' | 'changedAt', string>;

function ConflictHead({ me, changedBy, changedAt }: ConflictHeadProps) {
  return (
    <div className={classes(layoutStyles.shade, textStyles.tiny, textStyles.bold, styles.row, styles.head)}>
      <div />
      <Row>
        <Avatar name={me} size="s" /> {t('Mine')}{' '}
        <span className={classes(textStyles.faint, textStyles.light)}>{t('not saved')}</span>
      </Row>
      <Row>
        <Avatar name={changedBy} size="s" tone="warning" /> {t('Theirs')}
        <span className={classes(textStyles.faint, textStyles.light, textStyles.num)}>
          {t('saved {changedAt}', { changedAt: formatTime(changedAt) })}
        </span>
      </Row>
    </div>
  );
}
