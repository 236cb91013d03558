import './app/landing/landing-page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LandingApp, makeLandingStore } from './app/landing/LandingApp';
import { deviceStorage } from './app/session/deviceStorage';
import { readPreferences, readSession } from './app/session/storedState';

const storage = deviceStorage();
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.theme = readPreferences(storage).theme ?? (prefersDark ? 'dark' : 'light');

const root = document.getElementById('root');
if (!root) throw new Error('landing.html has no element with id root.');
createRoot(root).render(
  <StrictMode>
    <LandingApp store={makeLandingStore()} isSignedIn={readSession(storage) !== null} />
  </StrictMode>,
);
