// The browser for stories and journeys: CHROMIUM_PATH, a Chromium or Chrome installed on this system, else the one inside an npm
// package. The headless shell, which is Playwright's default too, comes first: without windows and tabs to manage, journeys take a
// quarter less CPU time.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const places = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];

/** Falls back to @sparticuz/chromium, which unpacks its own browser (Linux only, 2 s the first time). */
export async function browserPath() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return chosen;
  const folders = [...places, ...(process.env.PATH ?? '').split(delimiter)];
  const installed = folders
    .flatMap((folder) => [...names, 'Google Chrome', 'Chromium'].map((name) => join(folder, name)))
    .find(isProgram);
  if (installed) return installed;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
