import { formatTime } from '../../kit/format/instants';
import { t } from '../../texts/translations';
import { Button } from '../../ui/navigation/Button';
import type { CellSaves } from './useCellSaves';
import type { OwnSaves } from './useOwnSaves';
import textStyles from '../../ui/text.module.css';

/** Above the table: how many texts are not saved, and the way to those that were refused; what was refused is read aloud. */
export function SaveState({ saves, own }: { saves: CellSaves; own: OwnSaves }) {
  const { unsaved, savedAt } = saves;
  const count = t('{count} not saved yet', { count: unsaved.size });
  return (
    <>
      <span role="status" className={textStyles.unseen}>
        {own.told}
      </span>
      {own.refusedCount > 0 ? (
        <Button size="s" variant="quiet" onClick={own.goToRefused}>
          {count}
        </Button>
      ) : unsaved.size > 0 ? (
        count
      ) : (
        savedAt && t('Saved {at}', { at: formatTime(savedAt.getTime()) })
      )}
    </>
  );
}
