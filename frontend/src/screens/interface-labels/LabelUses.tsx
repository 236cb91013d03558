import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useListCallToActionsQuery } from '../../api';
import { t } from '../../texts/interfaceLabels';
import textStyles from '../../ui/text.module.css';

const most = 100;

/** The calls to action that show a label, each a link to it; nothing where there are none, or they cannot be read. */
export function LabelUses({ code }: { code: string }) {
  const { currentData } = useListCallToActionsQuery(
    { labelCode: code, page: 0, size: most },
    { refetchOnMountOrArgChange: true },
  );
  const calls = currentData?.content ?? [];
  if (calls.length === 0) return null;
  return (
    <p className={textStyles.small}>
      {t('Shown by the calls to action:')}{' '}
      {calls.map((call, at) => (
        <Fragment key={call.id}>
          {at > 0 && ', '}
          <Link
            className={textStyles.code}
            to={`/call_to_action?${new URLSearchParams({ action: 'search', code: call.code })}`}
          >
            {call.code}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
