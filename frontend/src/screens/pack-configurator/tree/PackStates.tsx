import { Package } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { FailedState } from '../../../ui/FailedState';
import { Skeleton } from '../../../ui/Skeleton';
import { t } from '../../../texts/packConfigurator';

/** In place of the tree when it could not be read; the reason stands in the corner. */
export const PacksFailed = ({ onRetry }: { onRetry: () => void }) => (
  <FailedState
    title={t('The packs could not be read')}
    text={t('Nothing is lost: what is stored stays as it is.')}
    onRetry={onRetry}
  />
);

export const NoModel = () => (
  <EmptyState
    icon={Package}
    title={t('No model')}
    text={t('The market offers no vehicle, so there are no packs. Choose another market.')}
  />
);

export const NoPacks = ({ model, market }: { model: string | undefined; market: string | undefined }) => (
  <EmptyState
    icon={Package}
    title={t('No packs yet')}
    text={t(
      '{model} has no commercial packs in {market}. Export the commercial packs, fill in the workbook and import it.',
      { model, market },
    )}
  />
);

export const NoMatch = ({ text, onClear }: { text: string; onClear: () => void }) => (
  <EmptyState
    title={t('Nothing found')}
    text={t("No pack and no option has '{text}' in its code or its name.", { text: text.trim() })}
    action={<Button onClick={onClear}>{t('Clear the search')}</Button>}
  />
);

const widths = [46, 58, 39, 51, 44, 62];

export const PacksLoading = () => (
  <div className="pack-skeleton" aria-busy="true">
    <span className="sr" role="status">
      {t('The packs are being read.')}
    </span>
    {widths.map((width) => (
      <div key={width} className="late">
        <Skeleton width={24} height={24} />
        <Skeleton width={44} height={12} />
        <Skeleton width={`${width}%`} height={12} />
      </div>
    ))}
  </div>
);
