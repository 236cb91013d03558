import type { ReactRenderer } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import type { StoryContext } from 'storybook/internal/types';
import type { SessionUser, SignedIn } from '../../frontend/src/api';
import {
  defaultModel,
  initialPreferences,
  type CurrentModel,
  type Theme,
} from '../../frontend/src/api/preferences';
import { initialSession } from '../../frontend/src/api/session';
import { App } from '../../frontend/src/app/App';
import { routes } from '../../frontend/src/app/routes/routes';
import { makeStore } from '../../frontend/src/app/store';
import { forgetAllEdits } from '../../frontend/src/kit/versioned/keptEdits';
import { answerWith, type Answers } from '../../frontend/src/test/mocked';
import signedIn from '../../mocks/Session/getToken.default.json';

export type ScreenParameters = {
  /** The answers of the operations, see mocks/engine/handler.ts. */
  ccb?: Answers;
  /** Rights and fields that differ from the administrator of mocks/Session/getToken.default.json; null if no user is signed in. */
  user?: Partial<SessionUser> | null;
  /** The model in the header; DEFAULT if omitted. */
  model?: CurrentModel;
  /** Whether the screen stays busy because a call never ends. */
  busy?: boolean;
  a11y?: object;
};

/** Header and menu are the same on every screen of an application: axe looks at them in the stories that set `isFrameChecked`. */
const withoutFrame = { context: { exclude: [':has(> #main[data-screen]) > :is(header, nav)'] } };
export const isFrameChecked = { context: { exclude: [] } };

const admin = signedIn.value as SignedIn;
const userOf = (user: Partial<SessionUser> = {}): SessionUser => ({ ...admin.user, ...user });

type ScreenProps = Pick<ScreenParameters, 'user' | 'model'> & { path: string; theme: Theme };

function ScreenOnItsOwn({ path, user, model = defaultModel, theme }: ScreenProps) {
  const [store] = useState(() => {
    const current = user === null ? null : { ...admin, user: userOf(user) };
    return makeStore({
      session: { ...initialSession, current },
      preferences: { ...initialPreferences, theme, model },
    });
  });
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [path] }));
  return <App store={store} router={router} />;
}

/**
 * The meta of a file of screen stories: the whole application at an address, with a store and a router of its own and the
 * answers that `parameters: { ccb: { listInterfaceLabels: 'empty' } }` chooses.
 */
export const screen = (path: string, parameters: ScreenParameters = {}) => ({
  parameters: {
    layout: 'fullscreen',
    waitFor: 'h1',
    path,
    controls: { disable: true },
    a11y: withoutFrame,
    ...parameters,
  },
  beforeEach: ({ parameters: chosen }: { parameters: ScreenParameters }) => {
    // The previous story may have left a form open, whose draft would be offered here.
    forgetAllEdits();
    answerWith(chosen.ccb ?? {}, chosen.user ? userOf(chosen.user) : undefined);
  },
  // Never the whole context: the tools of React and Storybook print a component's props, and the context refers to everything.
  render: (_args: unknown, { id, parameters: chosen, globals }: StoryContext<ReactRenderer>) => (
    <ScreenOnItsOwn
      key={id}
      path={(chosen.path as string | undefined) ?? path}
      user={chosen.user as ScreenParameters['user']}
      model={chosen.model as ScreenParameters['model']}
      theme={globals.theme as Theme}
    />
  ),
});
