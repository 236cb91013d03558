import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import { useMemo, useState, useRef, type FormEvent, type KeyboardEvent } from 'react';
import type { ApiJsonDifferences, ApiJsonComparedTest } from '../../api';
import type { DifferenceSteps } from './differences/useDifferenceSteps';
import { DifferenceList } from './differences/DifferenceList';
import { DiffRows } from './differences/DiffRows';
import { indexRows } from './differences/sideBySide';
import { countOf, formatCount } from '../../kit/format/counts';
import { Button } from '../../ui/navigation/Button';
import { Message } from '../../ui/feedback/Message';
import { Toggle } from '../../ui/fields/Toggle';
import { ReplySide } from './ReplySide';
import { rich } from '../../texts/rich';
import { kindWords } from './differences/Difference';
import { t } from '../../texts/apiJsonTests.gen';
import { useOutcome } from '../../api/outcome';
import { FilterTag } from '../../ui/data/FilterTag';
import { useTestChange } from './useTestChange';
import { problemOf } from '../../api/problem';
import { Field } from '../../ui/fields/Field';
import { TextInput } from '../../ui/fields/TextInput';
import { classes } from '../../ui/classes';
import textStyles from '../../ui/text.module.css';
import styles from './diff-dialog.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { Row } from '../../ui/Row';

interface AddPathProps {
  isSaving: boolean;
  suggestion: string;
  onAdd: (path: string) => Promise<unknown>;
  onClose: () => void;
}

/** A path to be ignored; what is wrong with it is said where it is typed. Esc closes this alone. */
function AddPath({ isSaving, suggestion, onAdd, onClose }: AddPathProps) {
  const [typed, setTyped] = useState(suggestion);
  const [fault, setFault] = useState<string>();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const path = typed.trim();
    if (path === '' || isSaving) return;
    try {
      await onAdd(path);
      onClose();
    } catch (error) {
      setFault(problemOf(error).message);
    }
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };

  return (
    <form className={layoutStyles.row} onSubmit={(event) => void add(event)}>
      <Field label={<span className={textStyles.unseen}>{t('Path to ignore')}</span>} error={fault}>
        <TextInput
          mono
          // eslint-disable-next-line jsx-a11y/no-autofocus -- it was asked for
          autoFocus
          value={typed}
          maxLength={200}
          onValue={setTyped}
          onKeyDown={closeOnEscape}
        />
      </Field>
      <Button type="submit" variant="soft" size="m" pending={isSaving}>
        {t('Ignore')}
      </Button>
      <Button variant="quiet" size="m" onClick={onClose}>
        {t('Cancel')}
      </Button>
    </form>
  );
}

interface IgnorePathsProps {
  test: ApiJsonComparedTest;
  suggestion: string;
}

/** The paths that the comparison leaves out; a change of them is saved, and what was received is compared again at once. */
function IgnorePaths({ test: read, suggestion }: IgnorePathsProps) {
  const { change, isChanging } = useTestChange();
  // What is saved already, until it has been read again: another change goes on from there.
  const [saved, setSaved] = useState(read);
  const test = saved.version > read.version ? saved : read;
  const { failedQuietly } = useOutcome();
  const box = useRef<HTMLDivElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  const save = async (ignorePaths: string[]) => {
    const { version = test.version } = await change(test, { ignorePaths });
    setSaved({ ...test, ignorePaths, version });
  };
  const remove = (path: string) =>
    save(test.ignorePaths.filter((other) => other !== path)).catch(failedQuietly);
  const close = () => {
    setIsAdding(false);
    box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };

  return (
    <div ref={box} className={classes(layoutStyles.row, layoutStyles.wrap, styles.ignored)}>
      <span className={textStyles.muted}>{t('Ignore paths')}</span>
      {test.ignorePaths.map((path) => (
        <FilterTag
          key={path}
          label={path}
          removeLabel={t('Compare {path} again', { path })}
          pending={isChanging}
          onRemove={() => void remove(path)}
        />
      ))}
      <Button
        variant="quiet"
        size="s"
        icon={Plus}
        aria-expanded={isAdding}
        pending={isChanging}
        onClick={() => setIsAdding(!isAdding)}
      >
        {t('Add path')}
      </Button>
      {isAdding && (
        <AddPath
          isSaving={isChanging}
          suggestion={suggestion}
          onAdd={(path) => save([...test.ignorePaths, path])}
          onClose={close}
        />
      )}
    </div>
  );
}

export interface DifferencesViewProps {
  found: ApiJsonDifferences;
  steps: DifferenceSteps;
}

/** Both documents of a comparison, the list of their differences, and the ways from one to the next. */
export function DifferencesView({ found, steps }: DifferencesViewProps) {
  const { test, asIs, toBe, lines, differences } = found;
  const [onlyDifferences, setOnlyDifferences] = useState(true);
  const index = useMemo(() => indexRows(lines), [lines]);
  const here = differences[steps.current];

  return (
    <>
      <Row wrap gap="8px 14px" className={classes(textStyles.small, styles.tools)}>
        <Steps found={found} steps={steps} />
        <Toggle label={t('Only differences')} checked={onlyDifferences} onChange={setOnlyDifferences} />
        <span className={layoutStyles.divider} />
        <IgnorePaths test={test} suggestion={here?.path ?? '$.'} />
        <span className={classes(textStyles.muted, textStyles.num, layoutStyles.end)}>
          {t('{ignoredCount} ignored', {
            ignoredCount: countOf(found.ignoredCount, { one: t('value'), many: t('values') }),
          })}
        </span>
      </Row>
      <Remarks found={found} />
      <div className={here ? styles.grid : classes(styles.grid, styles.alone)}>
        {here && (
          <aside className={layoutStyles.column}>
            <h3 className={classes(textStyles.muted, textStyles.tiny)}>
              {countOf(found.differenceCount, { one: t('difference'), many: t('differences') })}
            </h3>
            <DifferenceList
              differences={differences}
              current={steps.current}
              step={steps.step}
              onGo={steps.go}
            />
          </aside>
        )}
        <div className={layoutStyles.column}>
          <div className={classes(layoutStyles.divided, textStyles.small, styles.sides)}>
            <ReplySide side="asIs" url={test.urlAsIs} reply={asIs} />
            <ReplySide side="toBe" url={test.urlToBe} reply={toBe} />
          </div>
          <DiffRows index={index} onlyDifferences={onlyDifferences} current={here?.row} step={steps.step} />
        </div>
      </div>
    </>
  );
}

function Steps({ found: { differences }, steps }: DifferencesViewProps) {
  const here = differences[steps.current];
  if (!here) return null;
  return (
    <>
      <Row gap={10}>
        <Button icon={ArrowUp} aria-keyshortcuts="P" onClick={steps.previous}>
          {t('Previous')}
        </Button>
        <span className={textStyles.num} role="status">
          {rich(t('{at} of {count}'), {
            at: <b>{formatCount(steps.current + 1)}</b>,
            count: formatCount(differences.length),
          })}
          <span className={textStyles.unseen}>
            : {here.path} {kindWords[here.kind]}
          </span>
        </span>
        <Button icon={ArrowDown} aria-keyshortcuts="N" onClick={steps.next}>
          {t('Next')}
        </Button>
      </Row>
      <span className={layoutStyles.divider} />
    </>
  );
}

function Remarks({
  found: { outcome, isCut, differences, differenceCount, lines },
}: {
  found: ApiJsonDifferences;
}) {
  return (
    <>
      {outcome === 'equal' && (
        <Message tone="success" className={styles.note}>
          {t('Both answers are the same. The order of keys does not matter.')}
        </Message>
      )}
      {isCut && (
        <Message tone="warning" className={styles.note}>
          {t('Only the first {count} lines are shown; the differences beyond them are in the list.', {
            count: formatCount(lines.marks.length),
          })}
        </Message>
      )}
      {differenceCount > differences.length && (
        <Message tone="warning" className={styles.note}>
          {t(
            'The first {count} of {differenceCount} differences are listed. An array key helps where an array is only in another order.',
            { count: formatCount(differences.length), differenceCount: formatCount(differenceCount) },
          )}
        </Message>
      )}
    </>
  );
}
