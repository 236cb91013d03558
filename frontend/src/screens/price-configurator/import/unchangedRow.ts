import { Equal } from 'lucide-react';
import type { RowStatus } from '../../../kit/import/rowStatuses';
import { t } from '../../../texts/priceConfigurator';

/** What the wire calls a warning although nothing is wrong: the row says what is stored already. */
export const unchangedRow: RowStatus = { icon: Equal, word: t('Unchanged'), tone: 'neutral' };
