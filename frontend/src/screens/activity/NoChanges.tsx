import { History } from 'lucide-react';
import { useListActivityKindsQuery } from '../../api';
import { t } from '../../texts/activity';
import { EmptyState } from '../../ui/feedback/EmptyState';

/** Nothing has been changed yet; or nothing of what the user may see, which is nothing at all. */
export function NoChanges() {
  const { data: kinds } = useListActivityKindsQuery();
  return kinds?.length === 0 ? (
    <EmptyState
      icon={History}
      title={t('No changes that you may see')}
      text={t('Ask a user administrator for the rights to what you work with.')}
    />
  ) : (
    <EmptyState icon={History} title={t('No changes')} text={t('Nothing has been changed yet.')} />
  );
}
