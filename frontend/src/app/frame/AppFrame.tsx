import { Outlet } from 'react-router-dom';
import { useFoldedFilters } from '../../api/preferences';
import { FilterPanelsContext } from '../../kit/list/useFilterPanel';
import { ConnectionHost } from './ConnectionHost';
import { LeaveGuard } from './LeaveGuard';
import { NoticeHost } from './NoticeHost';
import { PendingCalls } from './PendingCalls';
import { usePageChange } from './usePageChange';

/** Around every page: the sign of pending calls, what is to be told, the way out, the document's title and the focus. */
export function AppFrame() {
  usePageChange();
  return (
    <>
      <PendingCalls />
      <FilterPanelsContext value={useFoldedFilters()}>
        <Outlet />
      </FilterPanelsContext>
      <ConnectionHost />
      <NoticeHost />
      <LeaveGuard />
    </>
  );
}
