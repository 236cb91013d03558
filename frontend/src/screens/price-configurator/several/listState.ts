import type { PriceRunList } from '../../../api';
import type { PillProps } from '../../../ui/data/Pill';
import { t } from '../../../texts/priceRuns';

type State = PriceRunList['state'] | 'willChange' | 'left' | 'takenBack';

const states: Record<State, { label: string; tone: PillProps['tone'] }> = {
  willChange: { label: t('Changes'), tone: 'accent' },
  waiting: { label: t('Waiting'), tone: 'neutral' },
  changed: { label: t('Changed'), tone: 'ok' },
  takenBack: { label: t('Taken back'), tone: 'neutral' },
  unchanged: { label: t('Unchanged'), tone: 'neutral' },
  refused: { label: t('Refused'), tone: 'danger' },
  left: { label: t('Not done'), tone: 'warning' },
};

/** How the state of a list is told. */
export const listStateOf = (state: State) => states[state];
