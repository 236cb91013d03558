import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, requests, requestsTo, server, startServer } from '../test/server';
import { storeOf } from '../test/storeOf';
import { users } from '../test/users';
import { textKeys } from '../texts/textLanguage';
import { serializeParams } from './baseQuery';
import { allEndpoints as endpoints } from './allEndpoints';
import { problemOf } from './problem';

startServer();

const signedIn = () => storeOf(users.admin);
const menu = '*/ccb/auth/fe/menu/menulist';
const refusal = () => HttpResponse.json({ message: 'The session is over.' }, { status: 401 });

describe('parameters', () => {
  it('encodes every reserved character', () => {
    expect(serializeParams({ label: "a+b*(c)'!&=/?#é 😀" })).toBe(
      'label=a%2Bb%2A%28c%29%27%21%26%3D%2F%3F%23%C3%A9%20%F0%9F%98%80',
    );
  });

  it('leaves out empty values and keeps false and zero', () => {
    expect(serializeParams({ code: '', label: undefined, id: null, page: 0, sortDesc: false })).toBe(
      'page=0&sortDesc=false',
    );
  });

  it('says also of amounts in no currency what they are in (decision I-40)', () => {
    expect(serializeParams({ shownCurrency: '' })).toBe('shownCurrency=');
  });

  it('repeats the name of a list', () => {
    expect(serializeParams({ id: [1, 2] })).toBe('id=1&id=2');
  });
});

describe('language', () => {
  afterEach(() => void vi.resetModules());

  it.each(['en', 'it'] as const)(
    'asks the server to say what it says as the screen does: %s',
    async (language) => {
      localStorage.setItem(textKeys.chosen, language);
      // The texts' language is read with the page.
      vi.resetModules();
      const { storeOf: freshStore } = await import('../test/storeOf');
      const { allEndpoints } = await import('./allEndpoints');

      await freshStore().dispatch(allEndpoints.getCcfUrl.initiate());

      expect(requestsTo('/ccb/public/getCCFUrl')[0]?.headers.get('accept-language')).toBe(language);
    },
  );
});

describe('patience', () => {
  type Store = ReturnType<typeof storeOf>;
  it.each<[string, (store: Store) => Promise<unknown>, number]>([
    ['to take back', (store) => store.dispatch(endpoints.undoPriceRun.initiate({ run: 1 })), 300_000],
    ['for what is quick', (store) => store.dispatch(endpoints.getCcfUrl.initiate()), 30_000],
  ])('%s', async (_what, call, ms) => {
    const waits = vi.spyOn(globalThis, 'setTimeout');

    await call(signedIn());

    const limits = waits.mock.calls.map(([, after]) => after).filter((after = 0) => after >= 30_000);
    expect(limits).toEqual([ms]);
    waits.mockRestore();
  });
});

describe('creations whose outcome nobody knows', () => {
  const body = { key: 'CLICK', label: 'Click' };
  const create = (store: ReturnType<typeof storeOf>, trackingLabelInput = body) =>
    store.dispatch(endpoints.createTrackingLabel.initiate({ trackingLabelInput } as never));
  const keys = () =>
    requestsTo('/ccb/auth/fe/trackingLabels').map(({ headers }) => headers.get('idempotency-key'));

  it('carry the same key when they are sent again, and another once they are answered', async () => {
    const store = signedIn();
    const replies = [
      () => new HttpResponse(null, { status: 503 }),
      () => HttpResponse.error(),
      () => HttpResponse.json({ message: 'Saved', id: 1, version: 1 }),
      () => HttpResponse.json({ message: 'Saved', id: 2, version: 1 }),
    ];
    server.use(http.post('*/ccb/auth/fe/trackingLabels', () => replies.shift()!()));

    for (let n = 0; n < 4; n++) await create(store);
    const [first, second, third, fourth] = keys();

    expect(first).toMatch(/^[\w-]{10,}$/);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('may be copies, which take their time', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const copy = { of: 'language', from: 'it', to: 'de', which: 'missing' } as const;
    answer({ copyTranslations: 'unreachable' });
    const store = signedIn();

    for (let n = 0; n < 2; n++)
      await store.dispatch(
        endpoints.copyTranslations.initiate({ translationCopyRun: { copy, planDigest: '1' } }),
      );

    const [first, second] = requestsTo('/ccb/auth/fe/translation/copy').map(({ headers }) =>
      headers.get('idempotency-key'),
    );
    expect(first).toMatch(/^[\w-]{10,}$/);
    expect(second).toBe(first);
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(300_000);
  });

  it('carry another key once something was deleted: that may be what they had made', async () => {
    const store = signedIn();
    server.use(http.post('*/ccb/auth/fe/trackingLabels', () => HttpResponse.error()));
    const remove = () => store.dispatch(endpoints.deleteTrackingLabel.initiate({ id: 601 }));

    await create(store);
    answer({ deleteTrackingLabel: 'unreachable' });
    await remove();
    await create(store);
    answer({ deleteTrackingLabel: 'default' });
    await remove();
    await create(store);
    const [first, second, third] = keys();

    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('authorization', () => {
  it('sends token type and token below auth and nothing below public (R-030)', async () => {
    const store = signedIn();

    await store.dispatch(endpoints.getLangList.initiate());
    await store.dispatch(endpoints.getCcfUrl.initiate());

    const header = (path: string) => requestsTo(path)[0]?.headers.get('authorization');
    expect(header('/ccb/auth/fe/language/langlist')).toBe('Bearer test-token');
    expect(header('/ccb/public/getCCFUrl')).toBeNull();
  });

  it('sends nothing at all below auth without a session', async () => {
    const { error } = await storeOf().dispatch(endpoints.getLangList.initiate());

    expect(problemOf(error).status).toBe(401);
    expect(requests()).toHaveLength(0);
  });

  it('ends the session on a 401 below auth (R-027)', async () => {
    server.use(http.get(menu, refusal));
    const store = signedIn();

    await store.dispatch(endpoints.getMenuList.initiate({}));

    expect(store.getState().session).toMatchObject({ current: null, interruptedUser: 'admin' });
  });

  it('keeps the session on a 401 below public and on a 403', async () => {
    server.use(http.get('*/ccb/public/getCCFUrl', refusal));
    server.use(http.get(menu, () => HttpResponse.json({ message: 'No.' }, { status: 403 })));
    const store = signedIn();

    await store.dispatch(endpoints.getCcfUrl.initiate());
    await store.dispatch(endpoints.getMenuList.initiate({}));

    expect(store.getState().session.current?.token).toBe('test-token');
  });
});

describe('replies', () => {
  it('keeps text as text (R-040)', async () => {
    const { data } = await signedIn().dispatch(
      endpoints.getConsoleConfigValue.initiate({ code: 'SOL_SERVICE_AVAILABLE' }),
    );

    expect(data).toBe('true');
  });

  it('hands a download over as a file with its name', async () => {
    const disposition = `attachment; filename="x.csv"; filename*=UTF-8''etichette%20%C3%A8.csv`;
    const headers = { 'content-disposition': disposition, 'content-type': 'text/csv' };
    server.use(
      http.get('*/ccb/auth/fe/interfaceLabel/toCsv', () => new HttpResponse('id;code\r\n', { headers })),
    );

    const { data } = await signedIn().dispatch(endpoints.exportInterfaceLabelsCsv.initiate({}));

    expect(data).toMatchObject({ filename: 'etichette è.csv', size: 9 });
    expect(data?.url).toMatch(/^blob:/);
  });

  it('uploads a file as a form', async () => {
    let form: FormData | undefined;
    server.use(
      http.post('*/ccb/auth/fe/interfaceLabel/fromCsv', async ({ request }) => {
        form = await request.formData();
        return HttpResponse.json(['1 created']);
      }),
    );
    const file = new File(['id;code'], 'labels.csv', { type: 'text/csv' });

    const { data } = await signedIn().dispatch(
      endpoints.importInterfaceLabels.initiate({ body: { file, filename: 'labels.csv' } }),
    );

    expect(data).toEqual(['1 created']);
    expect(form?.get('filename')).toBe('labels.csv');
    expect((form?.get('file') as File).name).toBe('labels.csv');
  });

  it('counts pending calls until the last one ends (R-026)', async () => {
    const store = signedIn();
    const counts: number[] = [];
    store.subscribe(() => counts.push(store.getState().pendingCalls));

    await Promise.all([
      store.dispatch(endpoints.getLangList.initiate()),
      store.dispatch(endpoints.getMenuList.initiate({})),
    ]);

    expect(Math.max(...counts)).toBe(2);
    expect(store.getState().pendingCalls).toBe(0);
  });

  it('stops the spinner when a call fails (R-028)', async () => {
    answer({ getMenuList: 'unreachable' });
    const store = signedIn();

    const { error } = await store.dispatch(endpoints.getMenuList.initiate({}));

    expect(store.getState().pendingCalls).toBe(0);
    expect(problemOf(error)).toMatchObject({
      status: 0,
      message: expect.stringContaining('cannot be reached'),
    });
  });
});
