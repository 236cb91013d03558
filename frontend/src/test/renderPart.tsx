import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet } from 'react-router-dom';
import type { SessionUser } from '../api';
import { App } from '../app/App';
import { LeaveGuard } from '../app/frame/LeaveGuard';
import { LargeChangeQuestion } from '../kit/amounts/LargeChangeQuestion';
import { NoticeHost } from '../app/frame/NoticeHost';
import { DraftOwner } from '../kit/form/DraftContext';
import { storeOf } from './storeOf';

function Frame({ user }: { user: SessionUser }) {
  return (
    <>
      <DraftOwner value={user.username}>
        <Outlet />
      </DraftOwner>
      <NoticeHost />
      <LargeChangeQuestion />
      <LeaveGuard />
    </>
  );
}

/** Parts of a screen below a store, notices and the question before leaving; each part by its path. */
export function renderPart(parts: Record<string, ReactNode>, path: string, user: SessionUser) {
  const store = storeOf(user);
  const children = Object.entries(parts).map(([of, element]) => ({ path: of, element }));
  const router = createMemoryRouter([{ element: <Frame user={user} />, children }], {
    initialEntries: [path],
  });
  const view = render(<App store={store} router={router} />);
  return { ...view, store, router };
}
