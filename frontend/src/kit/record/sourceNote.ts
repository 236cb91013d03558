import type { RecordChange } from './RecordCalls';
import { t } from '../../texts/kitRecord.gen';

/** How a change came about, where that is more than typing. */
export function sourceNote({ source, madeBy }: Pick<RecordChange, 'source' | 'madeBy'>): string {
  if (madeBy === 'job') return t('Job · {source}', { source });
  if (source === '' || source === 'user:create') return '';
  if (source === 'Copy') return t('Copied');
  if (source === 'New password') return t('New password');
  return source === 'bulk' ? t('Many at once') : t('Import · {source}', { source });
}
