import type { BasePriceInfo } from '../../../api';
import { formatTime } from '../../../kit/format/formatTime';
import { formatDay } from '../insight/amounts';
import { t } from '../../../texts/priceConfigurator';

/** 'Last saved 18/11/26 17:42 by Marco Ferri', in the reader's zone. */
export const lastSavedOf = ({ lastSaved }: Pick<BasePriceInfo, 'lastSaved'>): string =>
  lastSaved
    ? t('Last saved {day} {time} by {by}', {
        day: formatDay(lastSaved.at),
        time: formatTime(lastSaved.at),
        by: lastSaved.by,
      })
    : t('Never saved');
