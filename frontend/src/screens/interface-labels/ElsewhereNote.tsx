import { Link, useSearchParams } from 'react-router-dom';
import { useListInterfaceLabelsQuery } from '../../api';
import { countOf, type Noun } from '../../kit/format/countOf';
import { Message } from '../../ui/Message';
import { allGroups } from './interfaceLabelSearch';
import { t } from '../../texts/interfaceLabels';

type Query = Parameters<typeof useListInterfaceLabelsQuery>[0];

/** What a search that found nothing in its group finds in all groups, and the way there. */
export function ElsewhereNote({ query, noun }: { query: Exclude<Query, symbol>; noun: Noun }) {
  const [params] = useSearchParams();
  const { currentData } = useListInterfaceLabelsQuery(
    { ...query, labelGroup: '', page: 0, size: 1 },
    { refetchOnMountOrArgChange: true },
  );
  if (!currentData?.totalElements) return null;
  const elsewhere = new URLSearchParams(params);
  elsewhere.set('activeGroup', allGroups.value);
  elsewhere.delete('page');
  return (
    <Message tone="info" announce className="elsewhere">
      {t('Nothing in “{labelGroup}”.', { labelGroup: query.labelGroup })}{' '}
      <Link to={{ search: String(elsewhere) }}>
        {t('{totalElements} in all groups', { totalElements: countOf(currentData.totalElements, noun) })}
      </Link>
    </Message>
  );
}
