// `npm run stories`, as a designer opens it: stories from all over it, one after the other in the same window.
import { expect, test, type Frame } from '@playwright/test';
import { readyMs, startMs, watchConsole } from './shown';

const wanted = 30;

/** What Storybook says to its side bar. */
type Told = {
  id: string;
  storyId: string;
  parameters: { waitFor?: string };
  newPhase: string;
  status: string;
};
type Channel = {
  on(event: string, hear: (told: Told) => void): void;
  emit(event: string, told: object): void;
};

/** Chooses a story as the side bar does; resolves when it is drawn and has played what it plays. */
const choose = (preview: Frame, storyId: string) =>
  preview.evaluate(
    (wantedId) =>
      new Promise<{ drawnMs: number; status: string }>((done) => {
        const { channel } = (window as never)['__STORYBOOK_PREVIEW__'] as { channel: Channel };
        const startedAt = performance.now();
        let content = '*';
        let drawnMs: number | undefined;
        let status: string | undefined;
        const tell = () => drawnMs !== undefined && status !== undefined && done({ drawnMs, status });
        const look = () => {
          if (!document.querySelector(`#storybook-root ${content}, dialog[open]`))
            return void requestAnimationFrame(look);
          drawnMs = performance.now() - startedAt;
          tell();
        };
        channel.on('storyPrepared', ({ id, parameters }) => {
          if (id === wantedId) content = parameters.waitFor ?? '*';
        });
        // The story before is gone by then.
        channel.on('storyRenderPhaseChanged', (told) => {
          if (told.storyId === wantedId && told.newPhase === 'rendering') look();
        });
        channel.on('storyFinished', (told) => {
          if (told.storyId === wantedId) status = told.status;
          tell();
        });
        channel.emit('setCurrentStory', { storyId: wantedId, viewMode: 'story' });
      }),
    storyId,
  );

/** Many stories are about an answer that refuses: the browser mentions each of them, and the console logs those it is to be quiet about. */
const isRefusal = (fault: string) =>
  /^Failed to load resource.*\/ccb\//.test(fault) ||
  /^\{status: [45]\d\d, data: Object\}.*\/frontend\/src\//.test(fault);

/**
 * What React says to tests only. The events of a story stand for a user's, and when the page itself moves the focus out of a field that
 * was typed in, such as into a question that opens, they reach React while it draws; no user's event does.
 */
const isAboutTests = (fault: string) => /wrapped in act\(|inside an `act` scope/.test(fault);

test(`shows ${wanted} stories while somebody waits, and complains about none`, async ({ page, request }) => {
  test.setTimeout(4 * startMs);
  const { entries } = (await (await request.get('index.json')).json()) as {
    entries: Record<string, { id: string; type: string }>;
  };
  // Parts have a page of documentation as well.
  const ids = Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);
  const first = ids[1]!;
  const chosen = Array.from({ length: wanted }, (_none, at) => ids[Math.floor((at * ids.length) / wanted)]!);
  const faults = watchConsole(page);

  // Judging each story's accessibility is the other step's work (stories by vitest), and takes longer than all the rest.
  await page.goto(`?path=/story/${first}&globals=a11y.manual:!true`);
  const content = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root h1');
  await expect(content).toBeVisible({ timeout: startMs });
  const preview = page.frame('storybook-preview-iframe')!;

  for (const id of chosen)
    await test.step(
      id,
      async () => {
        faults.length = 0;
        let { drawnMs, status } = await choose(preview, id);
        // A busy machine is late now and then, a story that is too much for the browser is late again.
        for (let again = 0; again < 2 && drawnMs >= readyMs; again += 1) {
          await choose(preview, first);
          faults.length = 0;
          ({ drawnMs, status } = await choose(preview, id));
        }
        const complaints = faults.filter((fault) => !isRefusal(fault) && !isAboutTests(fault));
        expect
          .soft({ status, isInTime: drawnMs < readyMs, complaints }, `${id}, ${Math.round(drawnMs)} ms`)
          .toEqual({ status: 'success', isInTime: true, complaints: [] });
      },
      { timeout: startMs },
    );
});
