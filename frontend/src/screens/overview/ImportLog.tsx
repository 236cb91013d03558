import { useGetImportRunQuery } from '../../api';
import { failedRead } from '../../api/problem';
import { countIn } from '../../kit/format/counts';
import { formatRecent } from '../../kit/format/instants';
import { ImportErrors } from '../../kit/import/ImportErrors';
import { t } from '../../texts/overview.gen';
import { Dialog } from '../../ui/dialogs/Dialog';
import { FailedState } from '../../ui/feedback/FailedState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import textStyles from '../../ui/text.module.css';

export interface ImportLogProps {
  id: number;
  onClose: () => void;
}

/** An import with the rows that it rejected, and why. */
export function ImportLog({ id, onClose }: ImportLogProps) {
  const { data, isError, error, refetch } = useGetImportRunQuery({ id }, { refetchOnMountOrArgChange: true });
  const run = data?.run;
  return (
    <Dialog
      title={run?.fileName ?? t('Import')}
      subtitle={run && [run.title, run.market, formatRecent(run.at), run.actor].filter(Boolean).join(' · ')}
      width={860}
      cancelLabel={t('Close')}
      onClose={onClose}
    >
      {isError && (
        <FailedState title={t('The import could not be loaded')} {...failedRead({ error, refetch })} />
      )}
      {!data && !isError && <Skeleton width="60%" height={18} />}
      {data && (
        <>
          <p className={textStyles.muted}>
            {countIn(data.run.rejected, {
              one: t('1 row was not imported. Correct it in the file and import it again.'),
              many: t('{count} rows were not imported. Correct them in the file and import it again.'),
            })}
          </p>
          {data.errors.length > 0 && <ImportErrors errors={data.errors} />}
        </>
      )}
    </Dialog>
  );
}
