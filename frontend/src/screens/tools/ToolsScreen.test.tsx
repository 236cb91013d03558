import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { JobRun } from '../../api';
import { modelChosen } from '../../api/preferences';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { answer, requestsTo, server, startServer } from '../../test/server';
import { askedOf, reply } from '../../test/steps';
import { users } from '../../test/users';

startServer();

const TOOLS = '/ccb/auth/fe/tools';
const RUNS = '/ccb/auth/fe/jobRun';
const MAIL = 'maria.keller@alturia.test';
const [aurora] = users.admin.ccadmFullModelList;
const maria = { ...users.admin, userAliasFromModis: 'Maria Keller', email: MAIL };
/** What the looks at the running jobs see, one after the other; the last one stays. */
let looks: JobRun[][] = [];
const latest = (variant: string) => mockValue<JobRun[]>(`getLatestJobRuns.${variant}`);
const see = (...variants: string[]) => void (looks = variants.map(latest));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const card = () => screen.findByRole('region', { name: 'Refresh model grids: last run' });
const table = () => screen.findByRole('table', { name: 'Table of runs' });

beforeEach(() => {
  see('idle');
  server.use(
    http.get(`*${RUNS}/latest`, () => HttpResponse.json(looks.length > 1 ? looks.shift() : looks[0])),
  );
});

async function open(path = '/tools', user = maria) {
  const app = renderApp(path, user);
  await screen.findByRole('heading', { name: 'Tools' });
  await table();
  return app;
}

it('lists exactly four actions in their order, each with a RUN button (R-108)', async () => {
  await open();

  const actions = within(screen.getByRole('region', { name: 'Actions' })).getAllByRole('listitem');
  expect(actions.map((action) => action.querySelector('code')!.textContent)).toEqual([
    'updateGrid',
    'clearGridCache',
    'clearAllCache',
    'checkGrid',
  ]);
  expect(actions.map((action) => within(action).getAllByText('RUN').length)).toEqual([1, 1, 1, 1]);
});

it('cannot check a grid with model DEFAULT and says why; everything else runs (R-109)', async () => {
  await open();

  const names = ['Refresh model grids', 'Clear grid cache', 'Clear all caches', 'Check Grid'];
  const off = await Promise.all(
    names.map(async (name) => (await button(`RUN ${name}`)).hasAttribute('disabled')),
  );
  expect(off).toEqual([false, false, false, true]);
  const reason = (await button('RUN Check Grid')).getAttribute('aria-describedby')!;
  expect(document.getElementById(reason)!.textContent).toContain('Choose a specific model in the header');
});

it('opens ALL or MAIN of the model in the header in a tab of its own (R-109, R-112)', async () => {
  const { store } = await open();
  act(() => void store.dispatch(modelChosen({ ...aurora!, modelcode: 'A/B 1' })));

  const link = await screen.findByRole('link', { name: /^RUN Check Grid/ });
  expect(screen.queryByRole('button', { name: /Check Grid/ })).toBeNull();
  expect(link.getAttribute('href')).toBe('/ccb/public/api/checkGrid/ALL/A%2FB%201');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  fireEvent.click(screen.getByRole('radio', { name: 'MAIN' }));
  expect(link.getAttribute('href')).toBe('/ccb/public/api/checkGrid/MAIN/A%2FB%201');
});

it('shows the message of a cleared cache in a dialog (R-111, R-300)', async () => {
  await open();

  for (const [tool, message] of [
    ['Clear grid cache', 'Grid cache cleared'],
    ['Clear all caches', 'All caches cleared'],
  ] as const) {
    fireEvent.click(await button(`RUN ${tool}`));
    const dialog = await screen.findByRole('alertdialog', { name: tool });
    expect(within(dialog).getByText(message)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  }
  await waitFor(() => expect(requestsTo(`${RUNS}/allPaged`)).toHaveLength(3));
});

it('shows why a cache could not be cleared', async () => {
  answer({ clearGridCache: '403' });
  await open();

  fireEvent.click(await button('RUN Clear grid cache'));

  const dialog = await screen.findByRole('alertdialog', { name: 'Clear grid cache' });
  expect(dialog.textContent).toContain(mockValue<{ message: string }>('problem.forbidden').message);
});

it('says that the run is in progress and where its result is sent, without a dialog (R-110)', async () => {
  see('idle', 'default');
  await open();

  fireEvent.click(await button('RUN Refresh model grids'));

  const running = within(await card());
  await running.findByText('Running');
  expect(
    running.getByText(/The run is in progress\. The result will be sent by e-mail to/).textContent,
  ).toContain(MAIL);
  expect(requestsTo(`${TOOLS}/updateGrid`)).toHaveLength(1);
  expect((await button('RUN Refresh model grids')).hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('shows steps and progress of a run that is under way when the page is opened, as after a reload', async () => {
  see('default');
  await open();

  const running = within(await card());
  const whole = running.getByRole('progressbar', { name: 'Refresh model grids' });
  expect(whole.getAttribute('aria-valuenow')).toBe('58');
  const steps = running.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual([
    'Read models, done18 / 184 s',
    'Check the codes of the feed, done4 / 48 s',
    'Rebuild option and colour grids, in progressNow: Borea EV 6411 / 182 min 44 s',
    'Send the result by e-mail, not begun',
  ]);
  expect(running.getByText(/about 2 min left/)).toBeTruthy();
  expect(running.getAllByRole('status')[0]!.textContent).toBe(
    'Refresh model grids: step 3 of 4, Rebuild option and colour grids',
  );
});

it('looks every second while something runs, and no longer once it is over', async () => {
  see('default', 'default', 'idle');
  await open();
  await (
    await within(await card()).findByText('Running')
  ).textContent;

  await within(await card()).findByText('Done');
  const count = requestsTo(`${RUNS}/latest`).length;
  await new Promise((done) => setTimeout(done, 1500));

  expect(requestsTo(`${RUNS}/latest`)).toHaveLength(count);
  expect(count).toBe(3);
});

it('keeps looking after a look that failed, and shows what it knew', async () => {
  see('default');
  let isBroken = false;
  server.use(
    http.get(`*${RUNS}/latest`, () => {
      if (isBroken) see('idle');
      isBroken = !isBroken;
      return isBroken ? HttpResponse.json(looks[0]) : HttpResponse.json({ message: 'away' }, { status: 500 });
    }),
  );
  await open();

  await within(await card()).findByText('Running');
  await waitFor(() => expect(requestsTo(`${RUNS}/latest`).length).toBeGreaterThan(1));
  expect(within(await card()).getByText('Running')).toBeTruthy();
  await within(await card()).findByText('Done');
});

it('gives no sign of pending calls for its looks', async () => {
  see('default');
  const { store } = await open();
  const pending: number[] = [];
  store.subscribe(() => pending.push(store.getState().pendingCalls));

  await waitFor(() => expect(requestsTo(`${RUNS}/latest`).length).toBeGreaterThan(1));

  expect(pending.filter((count) => count > 0)).toEqual([]);
});

it('still says who got the result once the run is over (R-110)', async () => {
  see('idle');
  await open();

  await within(await card()).findByText('Done');
  expect(within(await card()).getByText(/The result was sent by e-mail to/).textContent).toContain(
    'alessandro.rossi@alturia.test',
  );
});

it('claims no mail of a run that began and was over before one was sent', async () => {
  looks = [latest('cancelled').map((run) => ({ ...run, emails: [] }))];
  await open();

  await within(await card()).findByText('Cancelled');
  expect(within(await card()).queryByText(/was sent/)).toBeNull();
});

it('lets a colleague have the result as well, who then reads that the run was joined', async () => {
  const joined = latest('default').map((run) => ({
    ...run,
    emails: [...run.emails, 'g.ferri@alturia.example'],
  }));
  looks = [latest('default')];
  server.use(
    http.get(`*${TOOLS}/updateGrid`, () => {
      looks = [joined];
      return HttpResponse.json(mockValue<object>('runGridUpdate.joined'));
    }),
  );
  await open('/tools', { ...maria, userAliasFromModis: 'Giulia Ferri', email: 'g.ferri@alturia.example' });
  expect(within(await card()).getByText(/The result will be sent/).textContent).toContain(MAIL);

  fireEvent.click(await button('Send it to me too'));

  const note = await within(await card()).findByText(/You have joined the run of Maria Keller/);
  expect(note.textContent).toContain('g.ferri@alturia.example');
  expect(screen.queryByRole('button', { name: 'Send it to me too' })).toBeNull();
});

it('says so to somebody without an address, whose result goes to another one', async () => {
  looks = [latest('default')];
  server.use(
    http.get(`*${TOOLS}/updateGrid`, () => {
      looks = [latest('default').map((run) => ({ ...run, emails: [...run.emails, 'team@alturia.example'] }))];
      return HttpResponse.json({
        ...mockValue<object>('runGridUpdate.joined'),
        email: 'team@alturia.example',
      });
    }),
  );
  await open('/tools', { ...maria, userAliasFromModis: 'Giulia Ferri', email: '' });

  fireEvent.click(await button('Send it to me too'));

  const note = await within(await card()).findByText(/You have joined the run of Maria Keller/);
  expect(note.textContent).toContain('team@alturia.example');
  expect(screen.queryByRole('button', { name: 'Send it to me too' })).toBeNull();
});

it('cancels a run after a question', async () => {
  see('default', 'cancelling');
  await open();
  fireEvent.click(await button('Stop run'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Stop run' }));
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(requestsTo(`${RUNS}/41/cancel`)).toEqual([]);

  fireEvent.click(await button('Stop run'));
  fireEvent.click(await button('Stop'));

  await screen.findByText('The run will stop at its next step');
  await within(await card()).findByText('Stopping');
  expect(requestsTo(`${RUNS}/41/cancel`)).toHaveLength(1);
  expect((await button('Stop run')).hasAttribute('disabled')).toBe(true);
});

it('says that a run was over before it could be cancelled', async () => {
  see('default');
  answer({ cancelJobRun: 'over' });
  await open();

  fireEvent.click(await button('Stop run'));
  fireEvent.click(await button('Stop'));

  await screen.findByText('This run is already over.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it.each([
  ['failed', 'Failed', 'Not rebuilt: Cima 1.6 Diesel. Up to date: 17 of 18 models.'],
  ['cancelled', 'Cancelled', 'Cancelled by Giulia Ferri. It was at step 3 of 4.'],
  ['idle', 'Done', '18 models: 172 added, 163 removed, 26,418 unchanged'],
])('tells how the last update ended: %s', async (variant, state, message) => {
  see(variant);
  await open();

  const last = within(await card());
  expect(last.getByText(state)).toBeTruthy();
  expect(last.getByText(message)).toBeTruthy();
  expect(last.queryByRole('button', { name: 'Stop run' })).toBeNull();
});

it('lists the last runs of every job, the latest first, and keeps page, size and sort in the address', async () => {
  const { address } = await open();
  const asked = () => askedOf(`${RUNS}/allPaged`).at(-1);
  expect(asked()).toEqual({ page: '0', size: '10', sortBy: 'startedAt', sortDesc: 'true' });
  const rows = within(await table())
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^clearGridCacheDEFAULTMaria Keller.*2 sDoneGrid cache cleared$/),
    expect.stringMatching(/^updateGridDEFAULTAlessandro Rossi.*4 min 51 sDone18 models: /),
    expect.stringMatching(/^updateGridDEFAULTAlessandro Rossi.*1 min 07 sFailedNot rebuilt: /),
    expect.stringMatching(/^export-option-colour-labels.*6 sDone/),
    expect.stringMatching(/^updateGrid.*38 sCancelledCancelled by Giulia Ferri. It was at step 3 of 4.$/),
    expect.stringMatching(/^clearAllCache.*9 sDoneAll caches cleared$/),
  ]);

  fireEvent.click(within(await table()).getByRole('button', { name: 'Started' }));

  await waitFor(() => expect(asked()).toMatchObject({ sortBy: 'startedAt', sortDesc: 'false' }));
  expect(address()).toBe('/tools?desc=false');
});

it('shows a listed run as the last look saw it', async () => {
  const [run] = latest('default');
  server.use(
    http.get(`*${RUNS}/allPaged`, () =>
      HttpResponse.json({ content: [{ ...run, percent: 1 }], totalElements: 1 }),
    ),
  );
  looks = [latest('default'), [{ ...run!, state: 'done', message: '18 models', finishedAt: run!.queuedAt }]];
  await open();

  await within(await table()).findByText('Running');
  await within(await table()).findByText('Done');
  expect(requestsTo(`${RUNS}/allPaged`)).toHaveLength(1);
});

it('follows a run in its log, and an older one in the list, until they have ended', async () => {
  const [run] = latest('default');
  const report = mockValue<{ run: JobRun }>('getJobRun.default');
  const older = { ...run!, id: 40, name: 'export-grids' };
  const ended = { state: 'done', message: 'That was it', finishedAt: run!.queuedAt } as const;
  let isOver = false;
  see('idle');
  server.use(
    http.get(`*${RUNS}/allPaged`, () =>
      HttpResponse.json({ content: [{ ...older, ...(isOver && ended) }], totalElements: 1 }),
    ),
    http.get(`*${RUNS}/40`, () => HttpResponse.json({ ...report, run: { ...older, ...(isOver && ended) } })),
  );
  const { router } = await open('/tools?run=40');
  const dialog = within(await screen.findByRole('dialog', { name: 'Log of export-grids' }));
  expect(dialog.getByText('Running')).toBeTruthy();

  isOver = true;

  await dialog.findByText('That was it');
  await waitFor(() => expect(requestsTo(`${RUNS}/allPaged`)).toHaveLength(2));
  await within(await table()).findByText('That was it');

  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await act(() => router.navigate(-1));

  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens the log of a run with its steps and its report', async () => {
  await open();

  fireEvent.click((await screen.findAllByRole('button', { name: /^Log of updateGrid/ }))[0]!);

  const dialog = within(await screen.findByRole('dialog', { name: 'Log of updateGrid' }));
  expect((await dialog.findByRole('group', { name: 'Report' })).textContent).toContain('Aurora 1.5 Hybrid');
  expect(dialog.getAllByRole('listitem')).toHaveLength(4);
});

it('tells why runs could not be read, and reads them again', async () => {
  let isBroken = true;
  server.use(
    http.get(`*${RUNS}/allPaged`, () =>
      isBroken ? reply('problem.forbidden', 403)() : reply('listJobRuns.default')(),
    ),
    http.get(`*${RUNS}/latest`, () => HttpResponse.json({ message: 'away' }, { status: 500 })),
  );
  renderApp('/tools', maria);
  const panel = within(await screen.findByRole('region', { name: 'Last runs' }));
  await panel.findByText('The runs could not be loaded');
  expect(within(screen.getByRole('region', { name: 'Refresh model grids' })).getByText('away')).toBeTruthy();
  isBroken = false;

  fireEvent.click(panel.getByRole('button', { name: 'Retry' }));

  await table();
});
