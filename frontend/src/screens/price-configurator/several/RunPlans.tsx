import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { PriceRunPlan, PriceRunList } from '../../../api';
import { centsOf, formatExactAmount } from '../../../../../contracts/rules/amounts';
import { countIn, formatCount } from '../../../kit/format/counts';
import { t } from '../../../texts/priceRuns.gen';
import { classes } from '../../../ui/classes';
import { Pill, type PillProps } from '../../../ui/data/Pill';
import { Message } from '../../../ui/feedback/Message';
import { Row } from '../../../ui/Row';
import sheetStyles from '../../../ui/data/sheet.module.css';
import textStyles from '../../../ui/text.module.css';
import { baseCode } from '../save/priceList';
import { ListsByState } from './ListsByState';
import styles from './several-lists.module.css';

type State = PriceRunList['state'] | 'willChange' | 'left' | 'takenBack';

const states: Record<State, { label: string; tone: PillProps['tone'] }> = {
  willChange: { label: t('Changes'), tone: 'accent' },
  waiting: { label: t('Waiting'), tone: 'neutral' },
  changed: { label: t('Changed'), tone: 'ok' },
  takenBack: { label: t('Undone'), tone: 'neutral' },
  unchanged: { label: t('Unchanged'), tone: 'neutral' },
  refused: { label: t('Refused'), tone: 'danger' },
  left: { label: t('Not done'), tone: 'warning' },
};

/** How the state of a list is told. */
export const listStateOf = (state: State) => states[state];

const amount = (value: number | null, mask: string): string =>
  value === null || mask === '' ? '–' : formatExactAmount(centsOf(value), mask);

function difference(before: number | null, after: number | null, mask: string): string {
  if (before === null || after === null || mask === '') return '–';
  const cents = centsOf(after) - centsOf(before);
  return `${cents > 0 ? '+' : ''}${formatExactAmount(cents, mask)}`;
}

/** It comes below what was chosen, often out of sight. */
const intoSight = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'start' });

const stateOf = ({ refusal, changed }: PriceRunPlan) =>
  refusal !== '' ? 'refused' : changed > 0 ? 'changed' : 'same';
const listStates = { refused: 'refused', changed: 'willChange', same: 'unchanged' } as const;

/** What would become of each list; its prices unfold. */
export function RunPlans({ lists }: { lists: readonly PriceRunPlan[] }) {
  return (
    <section ref={intoSight}>
      <LargeChanges lists={lists} />
      <ListsByState title={t('Preview')} lists={lists} stateOf={stateOf}>
        {(shown) => (
          <table className={classes(sheetStyles.sheet, styles.table)} aria-label={t('Preview by price list')}>
            <colgroup>
              <col />
              <col style={{ width: 76 }} />
              <col style={{ width: 122 }} />
              <col style={{ width: 122 }} />
              <col style={{ width: 112 }} />
              <col style={{ width: '30%' }} />
            </colgroup>
            <thead>
              <tr>
                <th>{t('Price list')}</th>
                <th className={textStyles.amount}>{t('Prices')}</th>
                <th className={textStyles.amount}>{t('Sum before')}</th>
                <th className={textStyles.amount}>{t('Sum after')}</th>
                <th className={textStyles.amount}>{t('Difference')}</th>
                <th>{t('Result')}</th>
              </tr>
            </thead>
            {shown.map((list) => (
              <PlanRows key={`${list.idCountry}/${list.vetele}`} list={list} />
            ))}
          </table>
        )}
      </ListsByState>
    </section>
  );
}

/** A slip of the decimal sign is to be seen before it is in 200 lists. */
function LargeChanges({ lists }: { lists: readonly PriceRunPlan[] }) {
  const count = lists.reduce((sum, { refusal, large }) => (refusal === '' ? sum + large : sum), 0);
  if (count === 0) return null;
  return (
    <Message tone="warning">
      {countIn(count, {
        one: t('1 price changes by more than half.'),
        many: t('{count} prices change by more than half.'),
      })}
    </Message>
  );
}

function PlanRows({ list }: { list: PriceRunPlan }) {
  const { vehicle, country, vetele, currency, pricemask: mask, refusal, changed, reasons, rows } = list;
  const { sumBefore, sumAfter } = list;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const canOpen = rows.length > 0 || reasons.length > 0;
  const isShown = refusal === '' && changed > 0;
  const Icon = isOpen ? ChevronDown : ChevronRight;
  const state = listStateOf(listStates[stateOf(list)]);
  return (
    <tbody>
      <tr className={classes(!isShown && styles.off)}>
        <td>
          {canOpen ? (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Icon size={15} aria-hidden /> {vehicle}
              <span className={textStyles.unseen}>, {country}</span>
            </button>
          ) : (
            <span className={styles.plain}>{vehicle}</span>
          )}
          <span className={classes(textStyles.faint, textStyles.tiny, styles.under)}>
            {vetele}, {country}
          </span>
        </td>
        <td className={textStyles.amount}>{isShown ? formatCount(changed) : '–'}</td>
        <td className={textStyles.amount}>{isShown ? amount(sumBefore, mask) : '–'}</td>
        <td className={textStyles.amount}>{isShown ? amount(sumAfter, mask) : '–'}</td>
        <td className={textStyles.amount}>{isShown ? difference(sumBefore, sumAfter, mask) : '–'}</td>
        <td>
          <Pill tone={state.tone}>{state.label}</Pill>{' '}
          {isShown && list.large > 0 && (
            <Pill tone="warning">{t('{count} by more than half', { count: formatCount(list.large) })}</Pill>
          )}{' '}
          <span className={classes(textStyles.small, refusal !== '' && textStyles.danger)}>
            {refusal !== '' ? refusal : staysText(list)}
          </span>
        </td>
      </tr>
      {/* What is controlled must be there while it is closed. */}
      <tr id={id} hidden={!isOpen}>
        <td colSpan={6} className={styles.inner}>
          {isOpen && (
            <>
              {rows.length > 0 && <PriceRows rows={rows} changed={changed} mask={mask} currency={currency} />}
              <Reasons reasons={reasons} />
            </>
          )}
        </td>
      </tr>
    </tbody>
  );
}

function staysText({ reasons, unchanged }: PriceRunPlan): string {
  const count = reasons.reduce((sum, reason) => sum + reason.count, unchanged);
  return count === 0
    ? ''
    : countIn(count, { one: t('1 price stays as it is.'), many: t('{count} prices stay as they are.') });
}

interface PriceRowsProps {
  rows: PriceRunPlan['rows'];
  changed: number;
  mask: string;
  currency: string;
}

function PriceRows({ rows, changed, mask, currency }: PriceRowsProps) {
  return (
    <>
      <table className={styles.prices}>
        <thead>
          <tr>
            <th>{t('Price')}</th>
            <th className={textStyles.amount}>{t('Current price')}</th>
            <th className={textStyles.amount}>{t('New price')}</th>
            <th className={textStyles.amount}>{t('Difference')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, description, before, after }) => (
            <tr key={code}>
              <td>{code === baseCode ? t('Base price') : `${code} ${description}`}</td>
              <td className={textStyles.amount}>{amount(before, mask)}</td>
              <td className={textStyles.amount}>
                {amount(after, mask)} {currency}
              </td>
              <td className={textStyles.amount}>{difference(before, after, mask)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {changed > rows.length && (
        <p className={textStyles.faint}>
          {countIn(changed - rows.length, {
            one: t('1 more price changes.'),
            many: t('{count} more prices change.'),
          })}
        </p>
      )}
    </>
  );
}

function Reasons({ reasons }: Pick<PriceRunPlan, 'reasons'>) {
  if (reasons.length === 0) return null;
  return (
    <ul className={classes(textStyles.small, styles.reasons)}>
      {reasons.map(({ reason, count, codes }) => (
        <li key={reason}>
          <Row as="span" inline wrap gap={6}>
            <b>{countIn(count, { one: t('1 price'), many: t('{count} prices') })}:</b> {reason}
            <span className={classes(textStyles.faint, textStyles.mono)}>
              {codes.map((code) => (code === baseCode ? t('Base price') : code)).join(', ')}
              {count > codes.length && ' …'}
            </span>
          </Row>
        </li>
      ))}
    </ul>
  );
}
