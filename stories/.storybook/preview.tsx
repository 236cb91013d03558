import '../../frontend/src/theme/index.css';
import { unsavedChanges } from '../../frontend/src/ui/dialogs/unsavedChanges';
import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure, getConfig, waitFor } from 'storybook/test';
import { quickErrors } from '../../frontend/src/test/quickErrors';
import { handlers } from './handlers';
import { pictureHandlers } from './pictures';
import { listenToPanel, reportStory } from './reportCalls';
import { applyToolbar, globalTypes, initialGlobals, viewports } from './toolbar';

quickErrors({ configure, getConfig });
// Only what never comes is given up: the first story of a screen waits for its code, and a busy machine stands still for seconds.
configure({ asyncUtilTimeout: 20_000 });

const startWorker = async () => {
  const worker = setupWorker(...pictureHandlers, ...handlers);
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    // An unmocked call of the console is an error in the story; Storybook's own files are ignored.
    onUnhandledRequest: (request, print) => {
      if (/\/ccb\/(auth|public|health)\//.test(request.url)) print.error();
    },
  });
  return worker;
};

const isMoving = () =>
  document
    .getAnimations()
    .some(
      (animation) =>
        animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity,
    );
const isBusy = () => document.querySelector('[aria-busy="true"]:not([data-story-busy])') !== null;

/** Not in `npm run stories`, where a person looks: there is no need to wait, and an animation is not an error. */
const isTest = '__vitest_browser__' in globalThis;

let isLoadingShown = false;

/** No search waits longer for a page to load: some are meant to be found while it does. */
const LOADING_MS = 1000;

/**
 * A search by role and name asks for the style of everything on the page, again after each of the many changes while it loads, which took
 * longer than axe. Until the page has loaded, only that is asked.
 */
function searchWhatHasLoaded(): void {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: (search) =>
      asyncWrapper(async () => {
        const until = performance.now() + LOADING_MS;
        while (!isLoadingShown && isBusy() && performance.now() < until)
          await new Promise((next) => setTimeout(next, 10));
        return search();
      }),
  });
}

/**
 * Without this, a story would pass on an empty page, before its content has loaded. Stories that show a loading state set
 * `parameters: { busy: true }`; stories of whole screens set `waitFor: 'h1'` (see screen.tsx).
 */
const waitForContent: Preview['afterEach'] = async ({ canvasElement, parameters }) => {
  const wanted: string = parameters.waitFor ?? '*';
  await waitFor(() => {
    if (!canvasElement.querySelector(wanted) && !document.querySelector('dialog[open]'))
      throw new Error(`Nothing that matches ${wanted} is on the page.`);
    if (!parameters.busy && isBusy()) throw new Error('The page is still busy.');
    if (isMoving()) throw new Error('An animation is still running.');
  });
  // Resize observers run after a frame, such as that of a dialog which becomes focusable because it scrolls.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
};

if (!isTest) listenToPanel();

const preview: Preview = {
  loaders: [mswLoader(startWorker)],
  // Stories share a page: a "leave without saving" question left open by one story must not block the next.
  beforeEach: ({ id, title, parameters }) => {
    isLoadingShown = parameters.busy === true;
    if (!isTest) reportStory(id, title, parameters.path);
    return unsavedChanges.stay;
  },
  ...(isTest && { beforeAll: searchWhatHasLoaded, afterEach: waitForContent }),
  decorators: [
    (Story, { globals }) => {
      applyToolbar(globals);
      return <Story />;
    },
  ],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    // All violations, but only one element of each passed check: the full output would be huge and never read.
    // What is inert beneath a modal dialog is looked at in the stories that show it without one.
    a11y: {
      test: 'error',
      options: { resultTypes: ['violations', 'incomplete'] },
      context: { include: ['body:not(:has(dialog:modal)), dialog:modal'] },
    },
    controls: { expanded: true },
    // The source as written: printing the rendered elements takes minutes for a whole screen.
    docs: { source: { type: 'code' } },
    // The order of the menu, see screens.ts. Storybook reads it without running this file, so it is written out; a test compares
    // the two.
    options: {
      storySort: {
        order: [
          'Design system',
          ['Overview', 'Colours', 'Type', 'Space and shape', 'States', 'Do and don’t'],
          'Screens',
          [
            'Labels',
            ['Interface labels', 'Option labels', 'Option and colour labels', 'Translations', 'Glossary'],
            'Editorial',
            ['Editorial contents', 'Editorial placeholders'],
            'Reference data',
            [
              'Countries',
              'Car models',
              'Country models',
              'OPT groups',
              'Call to action',
              'Interface configuration',
              'Configuration parameters',
              'Languages',
              'Tracking labels',
              'Users',
            ],
            'Maintenance',
            ['Activity', 'Tools', 'API comparison'],
            'Price configurator',
            [
              'Whole page',
              'Online sales',
              'Equipment',
              'Taxes',
              'Save bar',
              'Alternative price lists',
              'Price breakdown',
              'Item info',
              'Price conflict',
              'Price changes',
              'Several lists',
              'Import',
            ],
            'Price comparison',
            ['Whole page'],
            'Readiness',
            ['Whole page'],
            'Pack configurator',
            ['Whole page', 'Table', 'Import'],
            'SOL',
            ['SOL visibility', 'Discounts campaigns', 'Country configuration', 'SOL downpayment'],
            'Outside the menu',
            [
              'Overview',
              'Login',
              'Single sign-on',
              'Frame and error pages',
              'Command palette',
              'Views of lists',
              'Landing page',
              'API documentation',
            ],
          ],
          'Parts',
          ['Layout', 'Navigation', 'Fields', 'Data', 'Dialogs', 'Feedback'],
        ],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
