import { Message } from '../../ui/feedback/Message';
import { RestoredEdits } from '../versioned/RestoredEdits';
import type { KeptPreview } from './useKeptPreview';
import { t } from '../../texts/kitImport.gen';

/** After signing in again: what became of the ticks and edits of a preview. */
export function RestoredPreview({ kept }: { kept: KeptPreview }) {
  const { wanted, changes, discard } = kept;
  if (wanted !== undefined)
    return (
      <Message tone="info">
        {t('Choose {file} again: what you ticked and edited in it comes back.', { file: wanted })}
      </Message>
    );
  return <RestoredEdits draft={kept} isDirty={changes > 0} onDiscard={discard} />;
}
