import { GitFork } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../ui/data/Avatar';
import { Button } from '../../ui/navigation/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Message } from '../../ui/feedback/Message';
import { countOf } from '../format/countOf';
import { formatTime } from '../format/formatTime';
import type { ProblemOf } from '../form/Problem';
import { ConflictRow, type Choice } from './ConflictRow';
import { mergedValue, whoChanged, type ConflictField } from './mergeVersions';
import { rich } from '../../texts/rich';
import { t } from '../../texts/kitConflict';

export interface ConflictDialogProps {
  title: string;
  subtitle?: string;
  /** Mine: the user at the screen, and when the form was opened. */
  me: string;
  openedAt: number;
  /** Theirs: who saved meanwhile, and when (UTC instant). */
  changedBy: string;
  changedAt: string;
  fields: readonly ConflictField[];
  /** Saves the merged values over the current version; what it rejects with is shown. */
  onSave: (values: Record<string, string>) => Promise<unknown>;
  problemOf: ProblemOf;
  onClose: () => void;
}

/** Two people changed one record: field by field mine, theirs or a text of both, and nothing is lost. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { title, subtitle, changedBy, fields, onClose } = props;
  const { choices, choose, open, resolved, isResolved, save, isSaving, failure } = useConflict(props);

  return (
    <Dialog
      title={title}
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
      onSubmit={save}
      onClose={onClose}
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
            changedAt: <b>{formatTime(props.changedAt)}</b>,
            openedAt: formatTime(props.openedAt),
          },
        )}
      </Message>
      <div className="cg">
        <ConflictHead {...props} />
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

function useConflict({ fields, onSave, problemOf }: ConflictDialogProps) {
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
      const merged = fields.map((field) => [field.name, mergedValue(field, choices[field.name]?.text) ?? '']);
      await onSave(Object.fromEntries(merged) as Record<string, string>);
    } catch (error) {
      setFailure(problemOf(error).message);
    } finally {
      setIsSaving(false);
    }
  };
  return { choices, choose, open: open.length, resolved, isResolved, save, isSaving, failure };
}

function ConflictHead({ me, changedBy, changedAt }: ConflictDialogProps) {
  return (
    <div className="cr chd">
      <div />
      <div>
        <Avatar name={me} size="s" /> {t('Mine')} <span className="ink3">{t('not saved')}</span>
      </div>
      <div>
        <Avatar name={changedBy} size="s" tone="warning" /> {t('Theirs')}
        <span className="ink3 num">{t('saved {changedAt}', { changedAt: formatTime(changedAt) })}</span>
      </div>
    </div>
  );
}
