import { useGetConfGridByModelOptColorQuery, type OptionGridEntry } from '../../api';
import { useCurrentModel } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { Dialog } from '../../ui/Dialog';
import { FailedState } from '../../ui/FailedState';
import { ServerHtml } from '../../ui/ServerHtml';
import { Skeleton } from '../../ui/Skeleton';
import { useLabelPlace } from './useLabelPlace';
import { t } from '../../texts/optionLabels';

export interface OptionInfoProps {
  entry: OptionGridEntry;
  onClose: () => void;
}

/** What the grid of the model says of an option, as the server describes it. */
export function OptionInfo({ entry, onClose }: OptionInfoProps) {
  const { modelcode } = useCurrentModel();
  const { data, isError, error } = useGetConfGridByModelOptColorQuery(
    { optcode: entry.optItem.code, model: modelcode },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Dialog
      title={t('Info of {code}', { code: entry.optItem.code })}
      subtitle={useLabelPlace()}
      cancelLabel={t('Close')}
      onClose={onClose}
    >
      {isError ? (
        <FailedState title={t('The details could not be loaded')} text={problemOf(error).message} />
      ) : data === undefined ? (
        <Skeleton width="70%" />
      ) : (
        <ServerHtml markup={data} />
      )}
    </Dialog>
  );
}
