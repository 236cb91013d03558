// Draws stories in a browser for comparison, so that a second run and another machine draw the same.
import { chromium } from 'playwright';
import { browserPath } from './browser.mjs';

/** The ways in which each selected story is viewed. */
export const looks = {
  light: { width: 1440, height: 900, theme: 'light' },
  dark: { width: 1440, height: 900, theme: 'dark' },
  1024: { width: 1024, height: 768, theme: 'light' },
};

const PAGES = 2;
const READY_MS = 30_000;
/** The date of the examples. */
const now = new Date('2026-11-20T13:35:00Z');

// The console ships Inter, but no monospaced font, so that would differ on each system.
const ownFonts = ':root { --mono: var(--font) } *, ::before, ::after { transition: none !important }';

async function openBrowser() {
  return chromium.launch({
    executablePath: await browserPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-lcd-text',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
    ],
  });
}

/** The picture once it has stayed the same for longer than a skeleton takes to appear: nothing moves or is still loading. */
async function stillPicture(page) {
  let [last, same] = [undefined, 0];
  for (let at = 0; at < 30 && same < 2; at += 1) {
    const picture = await page.screenshot({ animations: 'disabled' });
    same = last?.equals(picture) ? same + 1 : 0;
    last = picture;
    await page.waitForTimeout(150);
  }
  return last;
}

async function take(page, address, id, theme) {
  await page.goto(`${address}iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`);
  // The phase in which Storybook has rendered a story and its play function has finished.
  const phase = await page.waitForFunction(
    () => {
      const reached = window.__STORYBOOK_PREVIEW__?.currentRender?.phase;
      return ['completed', 'finished', 'errored', 'aborted'].includes(reached) && reached;
    },
    undefined,
    { timeout: READY_MS, polling: 50 },
  );
  if ((await phase.jsonValue()) === 'errored') throw new Error('The story failed.');
  // As for a test (preview.tsx): a screen without a play function is finished before its code has loaded.
  await page.waitForFunction(
    () => {
      const { waitFor = '*', busy } = window.__STORYBOOK_PREVIEW__.currentRender.story.parameters;
      const isThere = document.querySelector(`#storybook-root ${waitFor}, dialog[open]`) !== null;
      return isThere && (busy || !document.querySelector('[aria-busy="true"]:not([data-story-busy])'));
    },
    undefined,
    { timeout: READY_MS, polling: 50 },
  );
  await page.addStyleTag({ content: ownFonts });
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  return stillPicture(page);
}

/** Calls `take` for each story and view: with the picture, or with the reason why there is none. */
export async function takePictures(address, ids, onPicture) {
  const browser = await openBrowser();
  try {
    for (const [look, { width, height, theme }] of Object.entries(looks)) {
      const waiting = [...ids];
      const work = async () => {
        const context = await browser.newContext({
          viewport: { width, height },
          reducedMotion: 'reduce',
          locale: 'en-GB',
          timezoneId: 'Europe/Rome',
        });
        const page = await context.newPage();
        await page.clock.setFixedTime(now);
        for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
          const picture = await take(page, address, id, theme).catch((error) => error);
          await onPicture({ id, look, picture });
        }
        await context.close();
      };
      await Promise.all(Array.from({ length: PAGES }, work));
    }
  } finally {
    await browser.close();
  }
}
