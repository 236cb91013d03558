import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiJsonTestPage, ApiJsonTestSummary } from '../../api';
import { changesOf, restoresOf } from '../../test/changes';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { answer, answerOnce, requests, requestsTo, server, startServer } from '../../test/server';
import { askedOf, columnHeaders, reply } from '../../test/steps';
import { users } from '../../test/users';

startServer();

const base = '/ccb/auth/fe/apiJsonTesting';
const activePath = `${base}/activePaged`;
const byId = { page: '0', size: '100', sortBy: 'id', sortDesc: 'false' };
// By text and label: to ask a whole page for roles and names takes seconds.
const press = async (text: string) => fireEvent.click(await screen.findByText(text, { selector: 'button' }));
const pressIn = async (label: string) => fireEvent.click(await screen.findByLabelText(label));
const toggle = (id: number) => screen.getByLabelText<HTMLInputElement>(`Disable test ${id}`);
const activeOnly = () => screen.getByLabelText<HTMLInputElement>('Active only');
const row = async (id: number) =>
  within((await screen.findByText(String(id), { selector: 'td' })).closest('tr')!);
const saved = async () =>
  Promise.all(
    requests()
      .filter(({ method }) => method === 'PUT')
      .map((request) => request.clone().json() as Promise<Record<string, unknown>>),
  );

/** What the looks at the running comparisons see, one after the other; the last one stays. */
let looks: ApiJsonTestSummary[] = [];
const summary = (variant: string) => mockValue<ApiJsonTestSummary>(`getApiJsonTestSummary.${variant}`);

beforeEach(() => {
  looks = [summary('default')];
  // Without a layout nothing would be in sight of the rows that are drawn on demand.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(24);
  server.use(
    http.get(`*${base}/summary`, () => HttpResponse.json(looks.length > 1 ? looks.shift() : looks[0])),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

async function open(path = '/api_Json_test') {
  const app = renderApp(path, users.editor);
  await screen.findByText('1042', { selector: 'td' });
  return app;
}

it('lists active tests by their number, a hundred on a page (R-114)', async () => {
  await open();

  expect(askedOf(activePath)).toEqual([byId]);
  expect(requestsTo(`${base}/allPaged`)).toEqual([]);
  expect(activeOnly().checked).toBe(true);
});

it('asks for all tests as soon as Active only is off, and keeps that in the address (R-115)', async () => {
  const { address } = await open();

  fireEvent.click(activeOnly());

  await screen.findByLabelText('Disable test 1038');
  expect(askedOf(`${base}/allPaged`)).toEqual([byId]);
  expect(askedOf(`${base}/summary`).at(-1)).toEqual({ activeOnly: 'false' });
  expect(address()).toContain('show=all');
  fireEvent.click(activeOnly());
  await waitFor(() => expect(address()).not.toContain('show'));
});

it('has the columns id, urlAsIs, urlToBe, diff, detail openers and disable-test toggle (R-296)', async () => {
  await open();

  expect(columnHeaders().slice(0, 6)).toEqual([
    'id',
    'urlAsIs',
    'urlToBe',
    'diff',
    'Details',
    'Disable test',
  ]);
  const different = await row(1042);
  expect(different.getAllByText('configGrid')).toHaveLength(2);
  expect(different.getByText('tobe.alturia.example/api/v2/')).toBeTruthy();
  expect(different.getByText('9 differences')).toBeTruthy();
  const names = different.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
  expect(names.slice(0, 3)).toEqual(['As is of test 1042', 'To be of test 1042', 'Differences of test 1042']);
  expect(different.getByRole('switch', { name: 'Disable test 1042' })).toBeTruthy();
  expect((await row(1047)).getByText('Equal')).toBeTruthy();
  expect((await row(1051)).getByText('Error 504')).toBeTruthy();
  expect((await row(1067)).getByText('Not compared')).toBeTruthy();
});

it('asks before it disables a test, then saves the whole record (R-116)', async () => {
  await open();
  fireEvent.click(toggle(1042));
  const question = within(await screen.findByRole('alertdialog', { name: 'Disable test 1042' }));
  expect(question.getByText(/^Disable the running of test 1042\?/)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(await saved()).toEqual([]);

  fireEvent.click(toggle(1042));
  await press('Disable');

  await waitFor(() => expect(requestsTo(activePath)).toHaveLength(2));
  const [stored] = mockValue<ApiJsonTestPage>('listActiveApiJsonTests.default').content;
  const { outcome: _o, differenceCount: _d, comparedAt: _c, errorStatus: _e, ...record } = stored!;
  expect(await saved()).toEqual([{ ...record, disableTest: true }]);
});

it('asks before it enables a test again (R-116)', async () => {
  await open('/api_Json_test?show=all');
  fireEvent.click(toggle(1038));
  const question = within(await screen.findByRole('alertdialog', { name: 'Enable test 1038' }));
  expect(question.getByText(/^Enable the running of test 1038\?/)).toBeTruthy();

  await press('Enable');

  await waitFor(async () => expect((await saved())[0]).toMatchObject({ id: 1038, disableTest: false }));
});

it('opens no dialog when a save fails: a note in the corner and a line on the console (R-118)', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(http.put(`*${base}/:id`, () => HttpResponse.json({ message: 'No room left' }, { status: 500 })));
  await open();

  fireEvent.click(toggle(1042));
  await press('Disable');

  await screen.findByText('No room left');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(toggle(1042).checked).toBe(false);
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ status: 500 }));
});

it('says Compare in esecuzione at once, whatever the reply does (R-117)', async () => {
  answer({ runApiJsonCompareAll: 'pending' });
  await open();

  await press('Run Job Compare');

  await screen.findByText('Compare in esecuzione');
  await waitFor(() => expect(requestsTo(`${base}/confrontoJson`)).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('shows what a running comparison has found and what it still has to do', async () => {
  const now = summary('running');
  const [run] = now.runs as [(typeof now.runs)[number]];
  const others = (['running', 'queued'] as const).map((state, index) => ({
    ...run,
    id: run.id + 1 + index,
    testId: 1,
    state,
  }));
  looks = [{ ...now, runs: [run, ...others] }];
  await open();

  expect(
    await screen.findByText(/^8 of 10 tests · started .* by Maria Keller · 1 more in the queue$/),
  ).toBeTruthy();
  const bar = screen.getByRole('progressbar', { name: 'Comparison' });
  expect(bar.getAttribute('aria-valuenow')).toBe('80');
  expect((await row(1067)).getByText('Comparing')).toBeTruthy();
  expect((await row(1071)).getByText('Waiting')).toBeTruthy();
  // The list knew three differences; the next look knows better.
  await (await row(1060)).findByText('Equal');
  expect((await row(1051)).getByText('Error 504')).toBeTruthy();
  const busy = screen.getByLabelText<HTMLButtonElement>('Compare test 1071: it is already in the queue');
  expect(busy.disabled).toBe(true);
});

it('reads the list again when a comparison has ended, and looks no longer', async () => {
  looks = [summary('running'), { ...summary('default'), equal: 5 }];
  await open();
  await screen.findByText('Compare in esecuzione');
  expect(screen.getByText('3 equal')).toBeTruthy();

  await waitFor(() => expect(screen.queryByText('Compare in esecuzione')).toBeNull());
  await screen.findByText('5 equal');
  await waitFor(() => expect(requestsTo(activePath)).toHaveLength(2));
  const count = requestsTo(`${base}/summary`).length;
  await new Promise((done) => setTimeout(done, 1300));
  expect(requestsTo(`${base}/summary`)).toHaveLength(count);
});

it('compares a single test, and reads the list again even if that was over at once (R-297)', async () => {
  await open();

  await pressIn('Compare test 1047');

  await waitFor(() => expect(requestsTo(`${base}/confrontoJson/1047`)).toHaveLength(1));
  await waitFor(() => expect(requestsTo(activePath)).toHaveLength(2));
  expect(screen.queryByText('Compare in esecuzione')).toBeNull();
});

it('tells in the corner why a comparison could not be started', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer({ runApiJsonCompareOne: 'disabled' });
  await open();

  await pressIn('Compare test 1047');

  await screen.findByText(mockValue<{ message: string }>('runApiJsonCompareOne.disabled').message);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('cancels a comparison after a question', async () => {
  looks = [summary('running')];
  await open();

  await press('Stop run');
  await press('Stop');

  await waitFor(() => expect(requestsTo('/ccb/auth/fe/jobRun/77/cancel')).toHaveLength(1));
});

it('creates a test with paths and keys, a line each', async () => {
  await open();
  await press('New');
  const dialog = within(await screen.findByRole('dialog', { name: 'New test' }));
  const type = (label: RegExp | string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('urlAsIs')));
  type('urlAsIs', ' /ccb/health/live ');
  type('urlToBe', '/ccb/health/ready');
  type(/^Ignore paths/, '$.timestamp\n\n $.session.* ');
  type(/^Array keys/, "$.options = code\n$['a=b'] = id\n$.codes");

  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));

  await screen.findByText(mockValue<{ message: string }>('createApiJsonTest.default').message);
  const [created] = await Promise.all(
    requests()
      .filter(({ method }) => method === 'POST')
      .map((request) => request.clone().json()),
  );
  expect(created).toEqual({
    urlAsIs: '/ccb/health/live',
    urlToBe: '/ccb/health/ready',
    disableTest: false,
    ignorePaths: ['$.timestamp', '$.session.*'],
    arrayKeys: [
      { path: '$.options', key: 'code' },
      { path: "$['a=b']", key: 'id' },
      { path: '$.codes', key: '*' },
    ],
  });
});

it('says in the form why a test is refused, and keeps what was typed', async () => {
  const message = 'urlToBe is no address of http or https.';
  server.use(http.post(`*${base}`, () => HttpResponse.json({ message }, { status: 400 })));
  await open();
  await press('New');
  const dialog = within(await screen.findByRole('dialog', { name: 'New test' }));
  fireEvent.change(dialog.getByLabelText('urlAsIs'), { target: { value: '/ccb/health/live' } });
  fireEvent.change(dialog.getByLabelText('urlToBe'), { target: { value: 'ftp://tobe.alturia.example' } });

  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));

  expect((await dialog.findByRole('alert')).textContent).toContain(message);
  expect(dialog.getByLabelText<HTMLInputElement>('urlToBe').value).toBe('ftp://tobe.alturia.example');
});

it('changes a test over its version and shows its history in words', async () => {
  await open();
  await pressIn('Edit test 1042');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit test 1042' }));
  await dialog.findByText('3 changes');
  expect(dialog.getAllByText('Disabled').length).toBeGreaterThan(0);

  fireEvent.change(dialog.getByLabelText('Running'), { target: { value: 'disabled' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(async () =>
    expect(await saved()).toEqual([
      expect.objectContaining({
        id: 1042,
        version: 3,
        disableTest: true,
        ignorePaths: ['$.timestamp', '$.session.*', '$..imageUrl'],
        arrayKeys: [{ path: '$.packs', key: 'code' }],
      }),
    ]),
  );
});

it('names the states of a test in words where a colleague was faster', async () => {
  answerOnce({ updateApiJsonTest: 'stale' });
  await open();
  await pressIn('Edit test 1042');
  const form = within(await screen.findByRole('dialog', { name: 'Edit test 1042' }));
  fireEvent.change(form.getByLabelText('Running'), { target: { value: 'disabled' } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));

  const { message } = mockValue<{ message: string }>('updateApiJsonTest.stale');
  const conflict = within(await screen.findByRole('dialog', { name: message }));

  expect(conflict.getByText('Disabled')).toBeTruthy();
  expect(conflict.getByText('Enabled')).toBeTruthy();
});

it('deletes a test after a question by its number, and brings it back (R-116)', async () => {
  await open();

  await pressIn('Delete test 1042');
  await screen.findByText('Vuoi veramente cancellare test 1042?');
  await press('Elimina');

  await screen.findByText(mockValue<{ message: string }>('deleteApiJsonTest.default').message);
  expect(requests().filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  await press('Undo');
  await waitFor(() => expect(restoresOf('apiJsonTest')).toEqual([`1042/${changesOf('apiJsonTest')[0]!.id}`]));
});

async function openDifferences() {
  await open();
  await pressIn('Differences of test 1042');
  const dialog = within(await screen.findByRole('dialog', { name: 'Differences of test 1042' }));
  await dialog.findByText('9 differences');
  return dialog;
}

const currentOf = (dialog: ReturnType<typeof within>) =>
  dialog.getByRole('button', { current: true }).querySelector('code')!.textContent;

it('shows both documents side by side, only around their differences', async () => {
  const dialog = await openDifferences();

  const lines = dialog.getByRole('table', { name: 'As is and to be, side by side' });
  const marked = [...lines.querySelectorAll('.row.changed')].map((line) => line.textContent);
  expect(marked[0]).toBe(
    '10−changed:     "description": "Aurora 1.5 Hybrid",10+changed:     "description": "Aurora 1.5 Full Hybrid",',
  );
  expect([...lines.querySelectorAll('del')].map(({ textContent }) => textContent)).toContain('650');
  expect([...lines.querySelectorAll('ins')].map(({ textContent }) => textContent)).toContain('690');
  expect(lines.querySelector('.row.added .void')).toBeTruthy();
  expect(within(lines).getAllByRole('button', { name: /unchanged/ }).length).toBeGreaterThan(1);
  expect(dialog.getByText('text → number')).toBeTruthy();
  expect(dialog.getByText('4 values ignored')).toBeTruthy();
});

it('opens a fold, and shows everything when Only differences is off', async () => {
  const dialog = await openDifferences();
  const folds = () => dialog.queryAllByRole('button', { name: /(unchanged|ignored) lines$/ });
  const before = folds().length;

  fireEvent.click(folds()[0]!);
  expect(folds()).toHaveLength(before - 1);
  fireEvent.click(dialog.getByRole('switch', { name: 'Only differences' }));

  expect(folds()).toEqual([]);
});

it('walks through the differences by button, key and list, round and round', async () => {
  const dialog = await openDifferences();
  expect(currentOf(dialog)).toBe('$.model.description');

  fireEvent.click(dialog.getByRole('button', { name: 'Next' }));
  expect(currentOf(dialog)).toBe('$.model.power');
  fireEvent.keyDown(dialog.getByRole('button', { name: 'Close' }), { key: 'n' });
  expect(currentOf(dialog)).toBe('$.options[3].price');
  expect(dialog.getByText('3').parentElement!.textContent).toBe('3 of 9: $.options[3].price changed');
  fireEvent.keyDown(dialog.getByRole('button', { name: 'Close' }), { key: 'p' });
  expect(currentOf(dialog)).toBe('$.model.power');
  fireEvent.click(dialog.getByRole('button', { name: /^\$\.taxes\.ipt/ }));
  expect(currentOf(dialog)).toBe('$.taxes.ipt');
  fireEvent.click(dialog.getByRole('button', { name: 'Next' }));
  expect(currentOf(dialog)).toBe('$.model.description');
});

it('ignores a path from here, compared again by the server, and takes it back', async () => {
  const dialog = await openDifferences();
  fireEvent.click(dialog.getByRole('button', { name: 'Add path' }));
  const field = dialog.getByLabelText('Path to ignore') as HTMLInputElement;
  expect(field.value).toBe('$.model.description');
  fireEvent.keyDown(field, { key: 'n' });
  expect(currentOf(dialog)).toBe('$.model.description');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(dialog.queryByLabelText('Path to ignore')).toBeNull();
  expect(document.activeElement!.textContent).toBe('Add path');
  fireEvent.click(dialog.getByRole('button', { name: 'Add path' }));

  fireEvent.click(dialog.getByRole('button', { name: 'Ignore' }));
  await waitFor(() => expect(requestsTo(`${base}/1042/differences`)).toHaveLength(2));
  fireEvent.click(await dialog.findByRole('button', { name: 'Compare $.timestamp again' }));
  await waitFor(() => expect(requestsTo(`${base}/1042/differences`)).toHaveLength(3));

  expect((await saved()).map(({ ignorePaths, version }) => ({ ignorePaths, version }))).toEqual([
    { ignorePaths: ['$.timestamp', '$.session.*', '$..imageUrl', '$.model.description'], version: 3 },
    { ignorePaths: ['$.session.*', '$..imageUrl', '$.model.description'], version: 4 },
  ]);
});

it('takes two paths out one after the other, each over what the one before has stored', async () => {
  const dialog = await openDifferences();
  const again = (path: string) => dialog.getByRole('button', { name: `Compare ${path} again` });
  fireEvent.click(again('$.timestamp'));
  for (const button of [again('$.session.*'), dialog.getByRole('button', { name: 'Add path' })])
    expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(again('$.session.*'));
  await waitFor(() => expect(dialog.queryByText('$.timestamp')).toBeNull());

  fireEvent.click(again('$.session.*'));
  await waitFor(() => expect(dialog.queryByText('$.session.*')).toBeNull());

  expect((await saved()).map(({ ignorePaths, version }) => ({ ignorePaths, version }))).toEqual([
    { ignorePaths: ['$.session.*', '$..imageUrl'], version: 3 },
    { ignorePaths: ['$..imageUrl'], version: 4 },
  ]);
});

it('says what is wrong with a path, where it was typed', async () => {
  server.use(
    http.put(`*${base}/:id`, () => HttpResponse.json({ message: '$.: not a path' }, { status: 400 })),
  );
  const dialog = await openDifferences();
  fireEvent.click(dialog.getByRole('button', { name: 'Add path' }));

  fireEvent.click(dialog.getByRole('button', { name: 'Ignore' }));

  await dialog.findByText('$.: not a path');
  expect(dialog.getByLabelText('Path to ignore').getAttribute('aria-invalid')).toBe('true');
});

it('copies either side as one text', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const dialog = await openDifferences();

  fireEvent.click(dialog.getByRole('button', { name: 'Copy to be' }));

  await screen.findByText('To be copied');
  const copied = JSON.parse(write.mock.calls[0]![0]) as { model: object };
  expect(copied.model).toMatchObject({ description: 'Aurora 1.5 Full Hybrid', power: 143 });
});

it('tells what each address said when there is nothing to compare', async () => {
  answer({ getApiJsonTestDifferences: 'failed' });
  await open();
  await pressIn('Failure of test 1051');

  const dialog = within(await screen.findByRole('dialog', { name: 'Failure of test 1051' }));
  expect(await dialog.findByText('To be: answered 504')).toBeTruthy();
  expect(dialog.getByText('text/html')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Copy/ })).toBeNull();
});

it('says that two answers are the same', async () => {
  answer({ getApiJsonTestDifferences: 'equal' });
  await open();
  await pressIn('Side by side of test 1047');

  const dialog = within(await screen.findByRole('dialog', { name: 'Side by side of test 1047' }));
  await dialog.findByText(/^Both answers are the same/);
  expect(dialog.getByRole('button', { name: '14 unchanged or ignored lines' })).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Next' })).toBeNull();
});

it('opens what one address answered, line by line', async () => {
  await open();
  await pressIn('As is of test 1042');

  const dialog = within(await screen.findByRole('dialog', { name: 'As is of test 1042' }));
  const lines = await dialog.findByRole('table', { name: 'As is, line by line' });
  expect(lines.textContent).toContain('2  "timestamp": 1763628300184,');
  expect(requestsTo(`${base}/1042/document/asIs`)).toHaveLength(1);
});

it('tells why the differences could not be loaded, and loads them again', async () => {
  let isBroken = true;
  server.use(
    http.get(`*${base}/:id/differences`, () =>
      isBroken
        ? HttpResponse.json({ message: 'Test 1042 has not been compared yet.' }, { status: 404 })
        : reply('getApiJsonTestDifferences.default')(),
    ),
  );
  await open();
  await pressIn('Differences of test 1042');
  await screen.findByText('Test 1042 has not been compared yet.');
  isBroken = false;

  await press('Retry');

  await screen.findByText('9 differences', { selector: 'h3' });
});
