import './theme/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { makeRouter } from './app/routes/routes';
import { startConsole } from './app/session/startConsole';
import { makeStore } from './app/store';
import { hideSignInLink } from './screens/sso/signInLink';

hideSignInLink();

const store = makeStore();
void startConsole(store);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id root.');
createRoot(root).render(
  <StrictMode>
    <App store={store} router={makeRouter()} />
  </StrictMode>,
);
