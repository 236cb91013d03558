import { X } from 'lucide-react';
import { IconButton } from '../../ui/IconButton';
import { Message } from '../../ui/Message';
import type { GridNotice, PriceGridState } from './usePriceGrid';
import { t } from '../../texts/kitGrid';

const shownProblems = 5;

/** What the last paste or rollback did, what it left as it is, and the way back. */
export function PriceGridNotice({ grid }: { grid: PriceGridState }) {
  const { notice } = grid;
  return (
    <div role="status" className="grid-notice">
      {notice && <Notice notice={notice} onClose={() => grid.setNotice(undefined)} />}
    </div>
  );
}

function Notice({ notice, onClose }: { notice: GridNotice; onClose: () => void }) {
  const { text, problems = [], undo } = notice;
  const more = problems.length - shownProblems;
  return (
    <Message tone={problems.length > 0 ? 'warning' : 'info'} announce={false}>
      <span className="grid-notice-text">
        <b>{text}</b>
        {undo && (
          <button type="button" className="link-btn" onClick={undo}>
            {t('Undo')}
          </button>
        )}
      </span>
      <IconButton label={t('Close')} icon={X} iconSize={14} onClick={onClose} />
      {problems.length > 0 && (
        <ul>
          {problems.slice(0, shownProblems).map((problem, at) => (
            <li key={`${at} ${problem}`}>{problem}</li>
          ))}
          {more > 0 && (
            <li>
              {more === 1
                ? t('1 more was left as it is.')
                : t('{more} more were left as they are.', { more })}
            </li>
          )}
        </ul>
      )}
    </Message>
  );
}
