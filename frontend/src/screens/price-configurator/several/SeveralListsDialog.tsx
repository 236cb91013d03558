import {
  type BasePriceInfo,
  type Market,
  type ModelItem,
  useUndoPriceRunMutation,
  type PriceRun,
  type PriceRunList,
} from '../../../api';
import { RunFormDialog } from './RunFormDialog';
import { Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { failedRead, problemOf } from '../../../api/problem';
import { countIn, formatCount } from '../../../kit/format/counts';
import { marketAndModelSearch } from '../../../kit/market-model/marketAndModel';
import { t } from '../../../texts/priceRuns.gen';
import { classes } from '../../../ui/classes';
import { Pill } from '../../../ui/data/Pill';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { FailedState } from '../../../ui/feedback/FailedState';
import { Message, type MessageProps } from '../../../ui/feedback/Message';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { Spinner } from '../../../ui/feedback/Spinner';
import { Button } from '../../../ui/navigation/Button';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';
import layoutStyles from '../../../ui/layout.module.css';
import sheetStyles from '../../../ui/data/sheet.module.css';
import textStyles from '../../../ui/text.module.css';
import { ListsByState } from './ListsByState';
import { listStateOf } from './RunPlans';
import styles from './several-lists.module.css';
import { useRunToEnd } from './useRun';

interface RunDialogProps extends Pick<SeveralListsDialogProps, 'onChanged' | 'onEnded' | 'onClose'> {
  run: number;
  /** Otherwise it is only watched to its end. */
  isShown: boolean;
}

/** Follows a change of several lists to its end, while its dialog is open and after it was closed. */
function RunDialog({ run, isShown, onChanged, onEnded, onClose }: RunDialogProps) {
  const read = useRunToEnd(run, (ended) => {
    onChanged();
    if (!isShown) onEnded(run, told(ended), ended.state !== 'stopped');
  });
  return isShown ? <ShownRun run={run} read={read} onClose={onClose} /> : null;
}

interface ShownRunProps extends Pick<RunDialogProps, 'run' | 'onClose'> {
  read: ReturnType<typeof useRunToEnd>;
}

/** How far a change of several lists has come, what became of each list, and its undoing. */
function ShownRun({ run, read, onClose }: ShownRunProps) {
  const [askUndo, undoing] = useUndoPriceRunMutation();
  const { data } = read;
  const problem = undoing.error && problemOf(undoing.error);
  const canUndo =
    (data?.state === 'done' || data?.state === 'stopped') &&
    data.lists.some(({ state }) => state === 'changed');
  return (
    <Dialog
      title={t('Change of several price lists')}
      subtitle={data?.state === 'running' ? t('It continues after you close this.') : undefined}
      width={960}
      cancelLabel={t('Close')}
      onClose={onClose}
      actions={
        canUndo && (
          <Button icon={Undo2} pending={undoing.isLoading} onClick={() => void askUndo({ run })}>
            {t('Undo the change')}
          </Button>
        )
      }
    >
      <Stack gap={16}>
        {problem && (
          <Message tone={problem.status === 409 ? 'warning' : 'error'} announce title={problem.message} />
        )}
        {data ? (
          <RunState run={data} />
        ) : read.isError ? (
          <FailedState title={t('The change could not be read')} {...failedRead(read)} />
        ) : (
          <Spinner active />
        )}
      </Stack>
    </Dialog>
  );
}

const tones: Record<PriceRun['state'], MessageProps['tone']> = {
  running: 'info',
  done: 'success',
  stopped: 'warning',
  undone: 'success',
};

const countOf = ({ lists }: PriceRun, state: PriceRunList['state']) =>
  lists.filter((list) => list.state === state).length;

/** What became of it, in sentences. */
function told(run: PriceRun): string {
  const { state } = run;
  if (state === 'undone') return t('The change was undone: every price is as it was before.');
  const cutOff =
    state === 'stopped' &&
    countIn(run.total - run.done, {
      one: t('The change was cut off. 1 price list did not have its turn and is as it was.'),
      many: t('The change was cut off. {count} price lists did not have their turn and are as they were.'),
    });
  const changed = countIn(countOf(run, 'changed'), {
    one: t('1 price list was changed.'),
    many: t('{count} price lists were changed.'),
  });
  const count = countOf(run, 'refused');
  const refused = count > 0 && countIn(count, { one: t('1 was refused.'), many: t('{count} were refused.') });
  return [cutOff, changed, refused].filter(Boolean).join(' ');
}

function RunState({ run }: { run: PriceRun }) {
  const { state, done, total, lists } = run;
  const progress = t('{done} of {total} price lists', { done: formatCount(done), total: formatCount(total) });
  return (
    <>
      {state === 'running' ? (
        <div>
          <Row gap={12}>
            <div className={layoutStyles.grow}>
              <ProgressBar
                label={t('Change of several price lists')}
                percent={total === 0 ? 0 : (100 * done) / total}
              />
            </div>
            <b className={classes(textStyles.num, textStyles.small)}>{progress}</b>
          </Row>
        </div>
      ) : (
        <Message
          tone={state === 'done' && countOf(run, 'refused') > 0 ? 'warning' : tones[state]}
          announce
          title={told(run)}
        />
      )}
      <section>
        <ListsByState title={t('Price lists')} lists={lists} stateOf={(list) => kindOf(list, state)}>
          {(shown) => (
            <table className={classes(sheetStyles.sheet, styles.table)} aria-label={t('Price lists')}>
              <colgroup>
                <col />
                <col style={{ width: 130 }} />
                <col style={{ width: 80 }} />
                <col style={{ width: '42%' }} />
              </colgroup>
              <thead>
                <tr>
                  <th>{t('Price list')}</th>
                  <th>{t('Market')}</th>
                  <th className={textStyles.amount}>{t('Prices')}</th>
                  <th>{t('Result')}</th>
                </tr>
              </thead>
              <tbody>
                {shown.map((list) => (
                  <ResultRow key={`${list.idCountry}/${list.vetele}`} list={list} runState={state} />
                ))}
              </tbody>
            </table>
          )}
        </ListsByState>
      </section>
    </>
  );
}

/** Those that wait when a run has ended are left as they were. */
function kindOf({ state }: PriceRunList, runState: PriceRun['state']) {
  if (state === 'unchanged') return 'same';
  return state === 'waiting' && runState !== 'running' ? 'left' : state;
}

function ResultRow({ list, runState }: { list: PriceRunList; runState: PriceRun['state'] }) {
  const { idCountry, country, vetele, vehicle, state, reason, changed } = list;
  const kind = kindOf(list, runState);
  const shown = listStateOf(
    kind === 'left' ? kind : state === 'changed' && runState === 'undone' ? 'takenBack' : state,
  );
  return (
    <tr>
      <td>
        <Link className={textStyles.underlined} to={{ search: marketAndModelSearch(idCountry, vetele) }}>
          {vehicle}
          <span className={textStyles.unseen}>, {country}</span>
        </Link>
      </td>
      <td>{country}</td>
      <td className={textStyles.amount}>{state === 'changed' ? formatCount(changed) : '–'}</td>
      <td>
        <Pill tone={shown.tone}>{shown.label}</Pill>{' '}
        <span className={classes(textStyles.small, textStyles.danger)}>{reason}</span>
      </td>
    </tr>
  );
}

export interface SeveralListsDialogProps {
  /** Those that are shown on the screen, ticked at first. */
  market: Market;
  model: ModelItem;
  /** How that list is written, which may have a currency of its own. */
  writing?: Pick<BasePriceInfo, 'currency' | 'pricemask'> | undefined;
  /** The run that is shown, or a new one that is prepared; undefined: nothing is. */
  shown: number | 'new' | undefined;
  /** A run whose end has not been told yet. */
  watched: number | undefined;
  /** It was begun. */
  onRun: (run: number) => void;
  /** To be shown instead of the form. */
  onShow: (run: number) => void;
  /** Prices were written. */
  onChanged: () => void;
  /** What became of a run that was only watched; not whole: it was cut off. */
  onEnded: (run: number, text: string, isWhole: boolean) => void;
  onClose: () => void;
}

/** One change of several price lists: prepared and previewed, then its progress and what became of each list. */
export function SeveralListsDialog({ shown, watched, ...rest }: SeveralListsDialogProps) {
  const followed = [...new Set([shown, watched])].filter((run) => typeof run === 'number');
  return (
    <>
      {shown === 'new' && <RunFormDialog {...rest} />}
      {followed.map((run) => (
        <RunDialog key={run} run={run} isShown={run === shown} {...rest} />
      ))}
    </>
  );
}
