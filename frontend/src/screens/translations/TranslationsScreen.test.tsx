import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ListView, StoredTranslation, TextKey, Translation, TranslationPage } from '../../api';
import { languageChosen } from '../../api/preferences';
import { renderApp } from '../../test/renderApp';
import { mockValue } from '../../test/mockValue';
import { answer, requestsTo, server, startServer } from '../../test/server';
import { bodiesSent, expectNotice, press, reply, sessionOver, signInAgain, type } from '../../test/steps';
import { users } from '../../test/users';

startServer();

const base = '*/ccb/auth/fe/translation';

/** What is stored, by code and language. */
let stored: Record<string, Record<string, string>>;
const keyOf = (code: string): TextKey => ({
  kind: 'interfaceLabel',
  group: 'Main',
  code,
  model: 'DEFAULT',
  exceptModel: '',
  field: 'label',
});

const cellOf = (code: string, language: string): Translation['cells'][number] => {
  const text = stored[code]![language] ?? '';
  return {
    language,
    text,
    changedAt: null,
    state: text ? 'translated' : 'missing',
    dismissed: [],
    others: [],
  };
};

function pageOf(url: URL): TranslationPage {
  const source = url.searchParams.get('source')!;
  const targets = url.searchParams.get('targets')!.split(',');
  const [page, size] = [Number(url.searchParams.get('page')), Number(url.searchParams.get('size'))];
  const isShown = (code: string) =>
    url.searchParams.get('state') !== 'missing' || targets.some((language) => !stored[code]![language]);
  const codes = Object.keys(stored).filter(isShown);
  const missing = (language: string) => codes.filter((code) => !stored[code]![language]).length;
  return {
    totalElements: codes.length,
    counts: targets.map((language) => ({
      language,
      missing: missing(language),
      translated: codes.length - missing(language),
      outdated: 0,
      same: 0,
      checked: 0,
    })),
    content: codes.slice(page * size, (page + 1) * size).map((code) => ({
      ...keyOf(code),
      source: stored[code]![source] ?? '',
      sourceChangedAt: null,
      cells: targets.map((language) => cellOf(code, language)),
    })),
  };
}

interface Input {
  key: TextKey;
  source: string;
  language: string;
  text: string;
  seen: string;
}

beforeEach(() => {
  stored = {
    A: { it: 'Uno', en: 'One', de: 'Eins' },
    B: { it: 'Due', en: 'Two', de: 'Zwei' },
    C: { it: 'Tre', en: 'Three', de: 'Drei' },
  };
  server.use(
    http.get(base, ({ request }) => HttpResponse.json(pageOf(new URL(request.url)))),
    http.put(base, async ({ request }) => {
      const { key, source, language, text, seen } = (await request.json()) as Input;
      const cell = (): StoredTranslation => ({ field: 'label', ...cellOf(key.code, language) });
      if (source === language)
        return HttpResponse.json({ message: 'Choose another language.' }, { status: 400 });
      if (stored[key.code]![language] !== seen)
        return HttpResponse.json(
          { message: `${key.code} was changed`, current: cell(), changedBy: 'Giulia' },
          { status: 409 },
        );
      stored[key.code]![language] = text;
      return HttpResponse.json({ message: 'Saved', cells: [cell()] });
    }),
  );
});

const cell = (name: string | RegExp) => screen.findByRole('gridcell', { name });
const main = () => within(screen.getByRole('main'));
const undo = () => press('Undo', main);
const undoButton = () => main().getByRole<HTMLButtonElement>('button', { name: 'Undo' });

async function start(targets = 'en,de') {
  const app = renderApp(`/translations?activeGroup=Main&source=it&targets=${targets}`, users.editor);
  await screen.findByText(`${Object.keys(stored).length.toLocaleString('en')} texts`);
  return app;
}

async function open(name: RegExp) {
  fireEvent.focus(await cell(name));
  fireEvent.keyDown(await cell(name), { key: 'F2' });
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^\w+, \w\w$/ });
}

/** Types a text over that of a cell and saves it by Enter. */
async function save(code: string, language: string, text: string) {
  const area = await open(new RegExp(`^${code}, ${language}:`));
  fireEvent.change(area, { target: { value: text } });
  fireEvent.keyDown(area, { key: 'Enter' });
  await cell(new RegExp(`^${code}, ${language}: ${text}\\.`));
}

it('takes back what was saved before a text that a colleague has changed (R-316)', async () => {
  await start();
  const askedForMenu = requestsTo('/ccb/auth/fe/menu/menulist').length;
  await save('C', 'en', 'Third');
  await save('B', 'en', 'Second');
  await waitFor(() => expect(stored.B!.en).toBe('Second'));
  stored.B!.en = 'Both';

  await undo();
  expect(requestsTo('/ccb/auth/fe/menu/menulist')).toHaveLength(askedForMenu);
  fireEvent.focus(await cell(/^B, en: Two\. Translated\. Not saved/));
  expect(stored.B!.en).toBe('Both');
  await press('Take theirs');
  await cell(/^B, en: Both\. Translated$/);
  await undo();

  await cell(/^C, en: Three\. Translated$/);
  expect(stored).toMatchObject({ B: { en: 'Both' }, C: { en: 'Three' } });
  expect(undoButton().disabled).toBe(true);
});

it('takes nothing back by key from within a dialog above it', async () => {
  await start();
  await save('C', 'en', 'Third');
  await waitFor(() => expect(stored.C!.en).toBe('Third'));
  fireEvent.keyDown(document.body, { key: '?' });

  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'z', ctrlKey: true });
  await new Promise((next) => setTimeout(next, 50));
  expect(stored.C!.en).toBe('Third');
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  await waitFor(() => expect(stored.C!.en).toBe('Three'));
});

it('says of a text alone that it is in its language, not of what the console says of it', async () => {
  stored.B!.de = '';
  await start();

  expect((await cell(/^A, de/)).closest('[lang]')).toBeNull();
  expect([screen.getByText('Eins').lang, screen.getByText('Uno').lang]).toEqual(['de', 'it']);
  expect(screen.getByText('Missing', { selector: 'i' }).closest('[lang]')).toBeNull();
});

it('writes a length limit over the one that was seen, and over another one once that was told (R-357)', async () => {
  let percent = 150;
  server.use(
    http.get(`${base}/checks`, () =>
      HttpResponse.json({ terms: [], limits: [{ kind: 'interfaceLabel', group: 'Main', percent }] }),
    ),
    http.put(`${base}/lengthLimit`, reply('updateTranslationLengthLimit.stale', 409), { once: true }),
  );
  await start();
  await press(/^Longest text: up to 150 %/);
  percent = 180;
  type(/^Longest text/, '120');
  await press('Save');
  expect(await screen.findAllByText('This limit is 180 % by now.')).not.toHaveLength(0);
  await screen.findByRole('button', { name: /^Longest text: up to 180 %/, hidden: true });
  await press('Save');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await bodiesSent('PUT', '/ccb/auth/fe/translation/lengthLimit')).toMatchObject([
    { percent: 120, seen: 150 },
    { percent: 120, seen: 180 },
  ]);
});

it('names the countries of placeholders in the language of the header', async () => {
  server.use(
    http.get(`${base}/groups`, () => HttpResponse.json([{ code: 'DE', description: 'Germania' }])),
    http.get('*/ccb/auth/fe/country/listNoDefault', () =>
      HttpResponse.json([{ id: 'DE', description: 'Deutschland' }]),
    ),
  );
  const { store } = renderApp('/translations?kind=editorialPlaceholder&source=it&targets=en', users.editor);
  act(() => void store.dispatch(languageChosen({ id: 3, value: 'de', text: 'Deutsch' })));
  await screen.findByText('3 texts');
  const options = async (among: HTMLElement) => {
    const box = within(among).getByRole<HTMLInputElement>('combobox', { name: 'Group' });
    fireEvent.focus(box);
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    await screen.findByRole('option', { name: 'DE · Deutschland' });
    fireEvent.keyDown(box, { key: 'Escape' });
  };

  await options(screen.getByRole('main'));
  await press('Copy…');
  await options(await screen.findByRole('dialog', { name: 'Copy texts' }));
});

it('lists the texts that are in no group', async () => {
  renderApp('/translations?kind=editorialContent&activeGroup=%21*&source=it&targets=en', users.editor);
  await screen.findByText('3 texts');

  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Group' }).value).toBe('Without a group');
  const asked = requestsTo('/ccb/auth/fe/translation').map(({ url }) => new URL(url).searchParams);
  expect(asked.map((query) => [query.get('withoutGroup'), query.get('group')])).toEqual([['true', null]]);
});

it('takes nothing back where another text waits to be saved, until it is given up (R-316)', async () => {
  await start();
  await save('B', 'en', 'Second');
  await waitFor(() => expect(stored.B!.en).toBe('Second'));
  stored.B!.en = 'Both';
  await save('B', 'en', 'Mine');
  await cell(/^B, en: Mine\. Translated\. Not saved/);

  await undo();

  await screen.findByText(/^B, en: what was typed here is not saved yet/);
  await cell(/^B, en: Mine\. Translated\. Not saved/);
  fireEvent.focus(await cell(/^B, en: Mine/));
  await press('Take theirs');
  await cell(/^B, en: Both\. Translated$/);
  expect(undoButton().disabled).toBe(false);
});

it('takes back a text in the language that it was translated from, on whatever page (R-316)', async () => {
  const { router } = await start();
  await save('B', 'de', 'Zweite');
  await waitFor(() => expect(stored.B!.de).toBe('Zweite'));
  await act(() => router.navigate('/translations?activeGroup=Main&source=de&targets=en'));
  await screen.findByText('Zweite');

  await undo();

  await screen.findByText('B, de: undone');
  await screen.findByText('Zwei');
  expect(stored.B!.de).toBe('Zwei');
  expect(screen.queryByText(/not saved yet/)).toBeNull();
});

it('says so where a text out of sight could not be taken back', async () => {
  const { router } = await start();
  await save('B', 'de', 'Zweite');
  await waitFor(() => expect(stored.B!.de).toBe('Zweite'));
  await act(() => router.navigate('/translations?activeGroup=Main&source=de&targets=en'));
  await screen.findByText('Zweite');
  stored.B!.de = 'Beide';

  await undo();

  await screen.findByText(/^B, de: B was changed/);
  expect(screen.queryByText(/not saved yet/)).toBeNull();
  expect(undoButton().disabled).toBe(true);
});

it('takes a copy back once the server can be reached again (R-361)', async () => {
  let calls = 0;
  const taken = reply('undoTranslationCopy.default');
  server.use(http.post(`${base}/copy/:run/undo`, () => (++calls === 1 ? HttpResponse.error() : taken())));
  await start();
  await press('Copy…');
  const dialog = () => within(screen.getByRole('dialog'));
  await press('Preview', dialog);
  await waitFor(() => dialog().getByRole('button', { name: 'Copy 2 texts' }));
  await press('Close dialog', dialog);
  await press('Stay', () => within(screen.getByRole('alertdialog')));
  await press('Copy 2 texts', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  fireEvent.click(undoButton());
  await screen.findByText(/The server cannot be reached/);
  expect(undoButton().disabled).toBe(false);
  fireEvent.click(undoButton());

  await screen.findByText('The copy has been undone.');
  await waitFor(() => expect(undoButton().disabled).toBe(true));
  expect(calls).toBe(2);
});

it('gives up to take a copy back that cannot be taken back any more', async () => {
  answer({ undoTranslationCopy: 'changed' });
  await start();
  await save('C', 'en', 'Third');
  await press('Copy…');
  const dialog = () => within(screen.getByRole('dialog'));
  await press('Preview', dialog);
  await waitFor(() => dialog().getByRole('button', { name: 'Copy 2 texts' }));
  await press('Copy 2 texts', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  fireEvent.click(undoButton());
  await screen.findByText(/^Changed since/);
  fireEvent.click(undoButton());

  await cell(/^C, en: Three\./);
});

it('stays in the dialog while it copies, so that a refusal is seen there', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => void (answer = resolve));
  server.use(
    http.post(`${base}/copy`, () =>
      held.then(() => HttpResponse.json({ message: 'The texts have changed.' }, { status: 409 })),
    ),
  );
  await start();
  await press('Copy…');
  const dialog = () => within(screen.getByRole('dialog'));
  const close = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Close dialog' });
  await press('Preview', dialog);
  await press('Copy 2 texts', dialog);

  await dialog().findByText('Saving… The dialog stays open until the result is in.');
  expect(close().disabled).toBe(true);
  expect(dialog().getByRole('combobox', { name: 'To' }).closest('[inert]')).not.toBeNull();
  answer();

  await dialog().findByText('The texts have changed.');
  expect(close().disabled).toBe(false);
});

it('tells of a conflict in a text that was left, and leads to it (R-312)', async () => {
  await start();
  await save('A', 'en', 'First');
  await waitFor(() => expect(stored.A!.en).toBe('First'));
  stored.A!.en = 'Original';
  await save('A', 'en', 'Firstly');
  await cell(/^A, en: Firstly\. Translated\. Not saved/);
  fireEvent.focus(await cell(/^C, de:/));

  const told = await screen.findByText('A, en: A was changed');
  expect(told.closest('[role=status]')).not.toBeNull();
  await press('1 not saved yet');

  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^A, en:/));
  within(await screen.findByRole('region', { name: 'A, en' })).getByText('Original');
  expect(screen.getAllByText(/A was changed/)).toHaveLength(1);
  await press('Keep mine');
  await cell(/^A, en: Firstly\. Translated$/);
  expect(stored.A!.en).toBe('Firstly');
});

/** Types a text that cannot be saved for now. */
async function saveInVain(code: string, language: string, text: string) {
  server.use(
    http.put(base, () => HttpResponse.json({ message: 'No room.' }, { status: 500 }), { once: true }),
  );
  await save(code, language, text);
  return cell(new RegExp(`^${code}, ${language}: ${text}\\. \\w+\\. Not saved`));
}

it('says nothing of a text that is not stored, which would be said of the one before', async () => {
  server.use(http.put(`${base}/mark`, () => HttpResponse.json({ message: 'Marked', cells: [] })));
  await start();
  const refused = await saveInVain('A', 'en', 'First');
  fireEvent.focus(refused);

  const panel = await screen.findByRole('region', { name: 'A, en' });
  const button = within(panel).getByRole<HTMLButtonElement>('button', { name: 'Mark as checked' });
  expect(button.disabled).toBe(true);
  fireEvent.keyDown(refused, { key: ' ' });
  fireEvent.keyDown(refused, { key: 'Enter', ctrlKey: true, shiftKey: true });
  await screen.findByText('No other text is missing here.');

  await cell(/^A, en: First\. Translated\. Not saved/);
  expect(requestsTo('/ccb/auth/fe/translation/mark')).toEqual([]);
});

it('saves and checks nothing over a source that was never on show: the step on saves once (R-312)', async () => {
  const current = { field: 'label', ...cellOf('A', 'en') };
  const refusal = { message: 'The source of A was changed', current, source: 'Nuovo', sourceChangedAt: null };
  server.use(http.put(base, () => HttpResponse.json(refusal, { status: 409 }), { once: true }));
  await start();
  const area = await open(/^A, en:/);
  fireEvent.change(area, { target: { value: 'First' } });
  fireEvent.keyDown(area, { key: 'Enter', ctrlKey: true, shiftKey: true });
  await screen.findByText('No other text is missing here.');

  await cell(/^A, en: First\. Translated\. Not saved/);
  expect(stored.A!.en).toBe('One');
  expect(requestsTo('/ccb/auth/fe/translation').filter(({ method }) => method === 'PUT')).toHaveLength(1);
  expect(requestsTo('/ccb/auth/fe/translation/mark')).toEqual([]);
});

it('writes a text over the one that it was begun over, whatever came back with another of its record', async () => {
  server.use(
    http.get(base, ({ request }) => {
      const page = pageOf(new URL(request.url));
      const [label] = page.content;
      const ofOption = { ...label!, kind: 'option' as const };
      const description = { ...cellOf('A', 'en'), text: 'Long' };
      return HttpResponse.json({
        ...page,
        content: [ofOption, { ...ofOption, field: 'description', source: 'Lungo', cells: [description] }],
      });
    }),
  );
  await start('en');
  const answer = holdSaves(() => {
    const saved = (field: string, text: string) => ({ field, ...cellOf('A', 'en'), text });
    const cells = [saved('label', 'First'), saved('description', 'Theirs')];
    return HttpResponse.json({ message: 'Saved', cells });
  });
  fireEvent.change(await open(/^A, en: One/), { target: { value: 'First' } });
  const area = await open(/^A, en: Long/);
  // The other text is on its way: the browser asks before the tab goes, though nothing is typed.
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  fireEvent.change(area, { target: { value: 'Mine' } });
  answer();
  await screen.findByText(/^Saved /);
  fireEvent.keyDown(area, { key: 'Enter', ctrlKey: true });

  await waitFor(async () =>
    expect(await bodiesSent('PUT', '/ccb/auth/fe/translation')).toMatchObject([{}, { seen: 'Long' }]),
  );
});

it.each([
  { way: 'by its button', again: () => press('Retry') },
  { way: 'opened again', again: async () => fireEvent.keyDown(await open(/^A, en:/), { key: 'Enter' }) },
])('tries a refused text again over the one that was on show then, $way', async ({ again }) => {
  await start();
  await saveInVain('A', 'en', 'First');
  Object.assign(stored.A!, { en: 'Original', de: 'Erster' });
  await press('Refresh Table');
  await cell(/^A, de: Erster/);
  fireEvent.focus(await cell(/^A, en: First/));

  await again();
  fireEvent.focus(await cell(/^A, en:/));

  await press('Take theirs');
  await cell(/^A, en: Original\. Translated$/);
  expect(stored.A!.en).toBe('Original');
});

/** Lets the next text be on its way until what it answers is called. */
function holdSaves(response: () => HttpResponse<JsonBodyType>): () => void {
  let answer = () => {};
  const held = new Promise<void>((resolve) => void (answer = resolve));
  server.use(http.put(base, () => held.then(response), { once: true }));
  return () => answer();
}

it('has what was typed and not stored again after the end of a session, over what was on show then', async () => {
  const app = await start();
  const answer = holdSaves(sessionOver);
  fireEvent.change(await open(/^A, en:/), { target: { value: 'First' } });
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'A, en' }), { key: 'Enter' });
  fireEvent.change(await open(/^B, de:/), { target: { value: 'Zweite' } });
  answer();
  await signInAgain(users.editor);

  await screen.findByText(/^2 unsaved changes of .* restored\.$/);
  expect(app.address()).toContain('/translations');
  await cell(/^B, de: Zweite\. Translated\. Not saved/);
  stored.A!.en = 'Original';
  fireEvent.focus(await cell(/^A, en: First\. Translated\. Not saved/));
  await press('Retry');

  await screen.findByRole('button', { name: 'Take theirs' });
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  [
    'nothing where it arrives',
    () => ({ message: 'Saved', cells: [{ field: 'label', ...cellOf('A', 'en') }] }),
    200,
  ],
  ['the text where it does not', () => ({ message: 'The server is busy.' }), 503],
] as const)('keeps of what was on its way when the page was left %s', async (_what, body, status) => {
  const { router } = await start();
  const reply = vi.fn(() => HttpResponse.json(body(), { status }));
  const answer = holdSaves(reply);
  await save('A', 'en', 'First');
  await act(() => router.navigate('/unknown'));
  expect(sessionStorage.getItem('ccb.draft.texts')).toBeNull();

  answer();
  if (status === 503) {
    await waitFor(() => expect(sessionStorage.getItem('ccb.draft.texts')).toContain('First'));
    await expectNotice('A, en: The server is busy.');
    return;
  }
  await waitFor(() => expect(reply).toHaveReturned());
  await act(() => new Promise((resolve) => void setTimeout(resolve, 50)));
  expect(sessionStorage.getItem('ccb.draft.texts')).toBeNull();
});

it('keeps what an earlier visit could not save beside what a later one leaves', async () => {
  const { router, address } = await start();
  const workbench = address();
  const answer = holdSaves(() => HttpResponse.json({ message: 'The server is busy.' }, { status: 503 }));
  await save('A', 'en', 'First');
  await act(() => router.navigate('/unknown'));
  await act(() => router.navigate(workbench));
  await cell(/^A, en: One/);
  answer();
  await expectNotice('A, en: The server is busy.');
  fireEvent.change(await open(/^B, de:/), { target: { value: 'Zweite' } });
  server.use(http.get(base, sessionOver, { once: true }));
  await press('Refresh Table');
  await signInAgain(users.editor);

  await screen.findByText(/^2 unsaved changes of .* restored\.$/);
  await cell(/^A, en: First\. Translated\. Not saved/);
  await cell(/^B, de: Zweite\. Translated\. Not saved/);
});

it('takes similar texts by the keys that carry their number, whatever the keyboard has on them (R-317)', async () => {
  server.use(
    http.get(`${base}/similar`, () =>
      HttpResponse.json(
        ['Eleven', 'Twelve'].map((text, at) => ({
          ...keyOf(`X${at}`),
          source: `Undici ${at}`,
          text,
          similarity: 0.5,
        })),
      ),
    ),
  );
  await start();
  const area = await open(/^A, en:/);
  await screen.findByText('Twelve');

  fireEvent.keyDown(area, { key: '@', code: 'Digit2', ctrlKey: true, altKey: true });
  expect(area.value).toBe('One');
  fireEvent.keyDown(area, { key: 'é', code: 'Digit2', ctrlKey: true });
  expect(area.value).toBe('Twelve');
  fireEvent.keyDown(area, { key: '1', code: 'Numpad1', ctrlKey: true });
  expect(area.value).toBe('Eleven');
});

it('offers what was saved a moment ago at the next text like it (R-317)', async () => {
  stored.A = { it: 'Annulla', en: '' };
  stored.B = { it: 'Annulla', en: '' };
  server.use(
    http.get(`${base}/similar`, () =>
      HttpResponse.json(
        stored.A!.en ? [{ ...keyOf('A'), source: 'Annulla', text: stored.A!.en, similarity: 1 }] : [],
      ),
    ),
  );
  await start('en');
  const area = await open(/^A, en:/);
  await screen.findByText(/None translated yet/);
  fireEvent.change(area, { target: { value: 'Cancel it' } });
  fireEvent.keyDown(area, { key: 'Enter', ctrlKey: true });

  await screen.findByRole('textbox', { name: 'B, en' });
  const region = await screen.findByText('100 % · Annulla', { exact: false });
  expect(region).toBeDefined();
});

it('opens a cell with a slash, as with any letter', async () => {
  await start('en');
  fireEvent.focus(await cell(/^A, en:/));
  const active = await cell(/^A, en:/);
  active.focus();
  fireEvent.keyDown(active, { key: '/' });

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('textbox', { name: 'A, en' })).toBeDefined();
});

const manyTexts = (count: number, isMissing: (at: number) => boolean) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `T${at}`,
      { it: `Testo ${at}`, en: isMissing(at) ? '' : 'Text' },
    ]),
  );
const nextMissing = async () => {
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
  return screen.findByRole('textbox', { name: /^\w+, en$/ });
};

it('goes on to texts that are missing on other pages, then on those before (R-318)', async () => {
  stored = manyTexts(2500, (at) => at === 3 || at === 2400);
  const { address } = await start('en');
  expect((await nextMissing()).getAttribute('aria-label')).toBe('T3, en');

  fireEvent.keyDown(screen.getByRole('textbox', { name: 'T3, en' }), { key: 'Enter', ctrlKey: true });
  // The key comes as soon as the text is there, before React has run the effects of that.
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      const area = document.querySelector('textarea[aria-label="T2400, en"]');
      if (!area) return;
      observer.disconnect();
      fireEvent.keyDown(area, { key: 'Enter', ctrlKey: true });
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  expect(address()).toContain('page=3');
  await screen.findByRole('textbox', { name: 'T3, en' });
});

it('reads the page again where the filter shows what is missing: the others have moved up (R-318)', async () => {
  stored = manyTexts(1001, () => true);
  for (const code of Object.keys(stored).slice(0, 999)) stored[code]!.it = '';
  const { address } = await start('en&state=missing');
  const area = await nextMissing();
  expect(area.getAttribute('aria-label')).toBe('T999, en');

  fireEvent.change(area, { target: { value: 'Done' } });
  fireEvent.keyDown(area, { key: 'Enter', ctrlKey: true });

  await screen.findByRole('textbox', { name: 'T1000, en' });
  expect(stored.T999!.en).toBe('Done');
  expect(address()).not.toContain('page=');
});

it('says that the languages could not be read, reads them again, and that one alone is too few', async () => {
  const languages = '*/ccb/auth/fe/language/langlist';
  server.use(http.get(languages, reply('problem.failed', 500)));
  renderApp('/translations', users.editor);
  await screen.findByText('The texts could not be loaded');
  const only = mockValue<object[]>('getLangList.default').slice(0, 1);
  server.use(http.get(languages, () => HttpResponse.json(only)));
  await press('Retry');

  await screen.findByText('Only one language');
  await press('Refresh Table');
  expect(await screen.findByText('Only one language')).toBeTruthy();
});

it('falls back to the last page from one past the end', async () => {
  const { address } = await start('en&page=7');
  await cell(/^A, en:/);
  expect(address()).not.toContain('page=');
});

const hasFocus = (name: RegExp) =>
  waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(name));

it('stays in the last text where Tab has nowhere to go on to (R-318)', async () => {
  await start();
  fireEvent.keyDown(await open(/^C, de:/), { key: 'Tab' });
  await hasFocus(/^C, de: Drei/);
});

it('reads the source aloud with a text, open or not', async () => {
  await start();
  const of = (element: HTMLElement) =>
    document.getElementById(element.getAttribute('aria-describedby')!)?.textContent;

  expect(of(await cell(/^B, de:/))).toBe('Due');
  expect(of(await open(/^B, de:/))).toBe('Due');
});

it('goes to the first text of a row whose code or source is clicked', async () => {
  await start();
  fireEvent.click(main().getByText('Due'));
  await hasFocus(/^B, en:/);
  fireEvent.click(main().getByText('C'));
  await hasFocus(/^C, en:/);
});

it('shows how the same code is translated for other models, but not the text itself (R-317)', async () => {
  const similar = { source: 'Uno', similarity: 1 };
  server.use(
    http.get(`${base}/similar`, () =>
      HttpResponse.json([
        { ...keyOf('A'), ...similar, text: 'Itself' },
        { ...keyOf('A'), ...similar, model: '^AURORA$', text: 'For the Aurora' },
      ]),
    ),
  );
  await start();
  await open(/^A, en:/);

  await screen.findByText('For the Aurora');
  expect(screen.queryByText('Itself')).toBeNull();
});

it('keeps filters and languages as a view, and shows them again (R-417)', async () => {
  const views = '/ccb/auth/fe/listViews';
  const [view] = mockValue<ListView[]>('listListViews.default');
  const search = 'activeGroup=Buttons&source=en&targets=it&state=missing';
  server.use(
    http.get(`*${views}`, () => HttpResponse.json([{ ...view, name: 'Italian', search }])),
    http.post(`*${views}`, reply('createListView.default')),
  );
  const { address } = await start('de');
  const open = () => press('Views');
  await open();
  await press('Keep as a view');
  type('Name', 'German');
  await press('Save');
  await expectNotice('View Buttons saved');
  expect(await bodiesSent('POST', views)).toMatchObject([
    { search: 'activeGroup=Main&source=it&targets=de', columns: { order: [], hidden: [], widths: [] } },
  ]);
  expect(requestsTo(views).every(({ url }) => new URL(url).searchParams.get('list') === 'translations')).toBe(
    true,
  );

  await open();
  fireEvent.click(await screen.findByRole('button', { name: /^Italian/ }));

  await screen.findByRole('button', { name: 'View: Italian' });
  expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toMatchObject({
    activeGroup: 'Buttons',
    source: 'en',
    targets: 'it',
    state: 'missing',
  });
});
