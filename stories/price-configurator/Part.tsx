import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { SignedIn } from '../../frontend/src/api';
import { initialSession } from '../../frontend/src/api/session';
import { LargeChangeQuestion } from '../../frontend/src/kit/amounts/LargeChangeQuestion';
import { NoticeHost } from '../../frontend/src/app/frame/NoticeHost';
import { makeStore } from '../../frontend/src/app/store';
import signedIn from '../../mocks/Session/getToken.default.json';

interface PartProps {
  at?: string;
  /** By default the administrator of the examples. */
  as?: SignedIn;
  children: ReactNode;
}

/** A part of the price configurator in its column of the screen. */
export function Part({ at = '/price_configurator', as = signedIn.value as SignedIn, children }: PartProps) {
  const [store] = useState(() => makeStore({ session: { ...initialSession, current: as } }));
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <div style={{ minHeight: 520, padding: '24px 28px 0', background: 'var(--bg)' }}>{children}</div>
        <NoticeHost />
        <LargeChangeQuestion />
      </MemoryRouter>
    </Provider>
  );
}
