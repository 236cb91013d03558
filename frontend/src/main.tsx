import './theme/index.css';
import './app/earlyStyles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { makeRouter } from './app/routes/routes';
import { deviceStorage } from './app/session/deviceStorage';
import { endStoredSession } from './app/session/endStoredSession';
import { followTextLanguage } from './app/session/followTextLanguage';
import { startConsole } from './app/session/startConsole';
import { makeStore } from './app/store';
import { hideSignInLink } from './screens/sso/signInLink';

const isSignInLink = hideSignInLink();
const store = makeStore();
// A sign-in link takes the place of whoever was signed in: a call of theirs that is refused must not end the new session.
if (isSignInLink) endStoredSession(store, deviceStorage());
void startConsole(store);
followTextLanguage(store);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id root.');
createRoot(root).render(
  <StrictMode>
    <App store={store} router={makeRouter()} />
  </StrictMode>,
);
