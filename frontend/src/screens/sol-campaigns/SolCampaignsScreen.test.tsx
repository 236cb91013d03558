import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  AdmGrouping,
  SolCampaign,
  SolCampaignConflict,
  SolCampaignImport,
  SolCampaignPage,
} from '../../api';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { answer, answerOnce, requests, requestsTo, server, startServer } from '../../test/server';
import {
  askedOf,
  bodiesSent,
  columnHeaders,
  expectMessage,
  expectNotice,
  fieldOf,
  findButton,
  optionsOf,
  press,
  reply,
  sent,
  sessionOver,
  signInAgain,
  type,
} from '../../test/steps';
import { aUser, users } from '../../test/users';

startServer();

const base = '/ccb/auth/fe/solCampaign';
const priceUser = users.market;
const page = mockValue<SolCampaignPage>('findSolCampaignsPaged.default');
const rows = page.content;

beforeEach(() => {
  // The day of the examples.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') });
  answer({ findSolCampaignTimeline: 'empty', findSolCampaignOverlaps: 'empty' });
  server.use(
    http.post(`*${base}`, () => HttpResponse.json(1504, { status: 201 })),
    http.get('*/ccb/auth/fe/solModel/checkSol/:vetele', () => HttpResponse.json(1)),
  );
});
afterEach(() => void vi.useRealTimers());

async function open(path = '/sol_campaign', user = priceUser) {
  const app = renderApp(path, user);
  await screen.findByRole('switch', { name: 'Active: campaign 1482' });
  return app;
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: string, value: string) => {
  fireEvent.focus(input(name));
  fireEvent.change(input(name), { target: { value } });
};
/** As somebody who writes a date and goes on. */
const writeDate = (name: string, value: string) => {
  fireEvent.change(input(name), { target: { value } });
  fireEvent.blur(input(name));
};
const saveRow = (id = 1482) => button(`Save campaign ${id}`);
const rowOf = (id: number) => screen.getByRole('switch', { name: `Active: campaign ${id}` }).closest('tr')!;
const filterSent = async (at = -1) => (await bodiesSent('POST', `${base}/allPaged`)).at(at);

/** The next write comes after the end of the session. */
const endSession = () => server.use(http.put(`*${base}/:id/:flag/:user`, sessionOver, { once: true }));

describe('the list', () => {
  it('has the columns in their order, newest first, fifteen a page (R-244, R-277)', async () => {
    await open();

    expect(columnHeaders()).toEqual([
      ...['Campaign ID', 'Market', 'Date Start', 'Date End', 'Disc.%', 'Disc. Tot', 'Disc. Opt%', 'Desc'],
      ...['Campaign Type', 'Last Update', 'Active', 'Save', 'Model List'],
    ]);
    expect(askedOf(`${base}/allPaged`)).toEqual([
      { page: '0', size: '15', sortBy: 'id', sortDesc: 'true', isHQUser: 'false', language: 'it' },
    ]);
    expect(await filterSent()).toEqual({});
  });

  it('shows dates by the clock of the campaign, and its zone where a market has several (R-246, R-280)', async () => {
    await open();

    expect(rowOf(1488).textContent).toContain('10/11/26 00:00America/New_York');
    expect(rowOf(1482).textContent).toContain('30/11/26 23:59');
    expect(rowOf(1482).textContent).not.toContain('Europe/Rome');
  });

  it('goes to a bar of the timeline whatever dates the list is limited to', async () => {
    answer({ findSolCampaignTimeline: 'default' });
    server.use(
      http.post(`*${base}/allPaged`, () =>
        HttpResponse.json({ ...page, content: rows.filter(({ id }) => id === 1482) }),
      ),
    );
    const { address } = await open('/sol_campaign?dateStart=2026-11-20&dateStartTo=2026-11-27&idCountry=IT');
    fireEvent.click(await screen.findByRole('button', { name: /1488/ }));

    await waitFor(async () => expect(await filterSent()).toEqual({ idCountry: 'IT', id: 1488 }));
    expect(address()).not.toContain('dateStart');
  });

  it('tells which campaigns overlap', async () => {
    await open();

    expect(within(rowOf(1491)).getByLabelText('Overlaps 1482')).toBeTruthy();
    expect(within(rowOf(1503)).queryByLabelText(/^Overlaps/)).toBeNull();
  });

  it('says why it could not be read, and reads again', async () => {
    answer({ findSolCampaignsPaged: '403' });
    renderApp('/sol_campaign', priceUser);

    expect(await screen.findByText('The list could not be loaded')).toBeTruthy();
    answer({ findSolCampaignsPaged: 'default' });
    await press('Retry');
    expect(await screen.findByRole('switch', { name: 'Active: campaign 1482' })).toBeTruthy();
  });
});

describe('the filters', () => {
  it('count on Apply, stand in the address and as tags (decision A-83)', async () => {
    const { address } = await open();
    fireEvent.change(input('Market'), { target: { value: 'IT' } });
    await screen.findByRole('option', { name: /Aurora 1.5 Hybrid MY26/ });
    fireEvent.change(input('Model'), { target: { value: '3410126' } });
    writeDate('Start, from', '01/10/26');
    writeDate('Start, to', '31/01/27');
    writeDate('End date', '15/12/26');
    fireEvent.click(screen.getByRole('switch', { name: 'show active only' }));
    expect(askedOf(`${base}/allPaged`)).toHaveLength(1);
    await press('Apply');

    await waitFor(async () =>
      expect(await filterSent()).toEqual({
        idCountry: 'IT',
        vetele: '3410126',
        active: true,
        dateStart: '2026-10-01',
        dateStartTo: '2027-01-31',
        dateEnd: '2026-12-15',
      }),
    );
    expect(address()).toContain('idCountry=IT');
    expect(screen.getByText('Start from: 01/10/26')).toBeTruthy();
    await press('Clear');
    await waitFor(async () => expect(await filterSent()).toEqual({}));
  });

  it('offer a market user the own markets with solEnable, HQ all of them (R-282)', async () => {
    const [italy, france] = priceUser.countries;
    const countries = [italy!, { ...france!, solEnable: false }];
    const { store } = await open('/sol_campaign', { ...priceUser, countries });
    const choices = () => [...input('Market').querySelectorAll('option')].map(({ value }) => value);

    expect(store.getState().session.current?.user.isHQUser).toBe(false);
    expect(choices()).toEqual(['', 'IT']);
    expect(input('Market').querySelector('option')!.textContent).toBe('All my markets');
  });

  it('of HQ offer every market, whichever are the own ones (decision A-18)', async () => {
    await open('/sol_campaign', aUser({ ...users.hq, countries: [] }));

    await waitFor(() =>
      expect([...input('Market').querySelectorAll('option')].map(({ value }) => value)).toEqual([
        ...['', 'BE', 'IT', 'ES'],
      ]),
    );
    expect(input('Market').querySelector('option')!.textContent).toBe('All markets');
    expect(askedOf(`${base}/allPaged`)[0]).toMatchObject({ isHQUser: 'true' });
    fireEvent.change(input('Market'), { target: { value: 'ES' } });
    await press('Apply');
    expect(await screen.findByText('Market: Spain')).toBeTruthy();
  });

  it('can be hidden and shown again', async () => {
    await open();
    await press('Filters');

    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    await press('Filters');
    expect(button('Apply')).toBeTruthy();
  });
});

describe('a row in edit', () => {
  async function edit(id = 1482) {
    const app = await open();
    fireEvent.click(button(`Edit row ${id}`));
    return app;
  }

  it('opens by its number, and saves what changed once everything is there (R-232)', async () => {
    await edit();
    expect(document.activeElement).toBe(input('Date start of 1482'));
    expect(saveRow().disabled).toBe(true);

    for (const [field, blank, filled, reason] of [
      ['Description of 1482', ' ', 'Porte aperte', 'A description is needed.'],
      ['Disc.% of 1482', '', '4', ''],
    ] as const) {
      fill(field, blank);
      if (reason) expect(screen.getByText(reason)).toBeTruthy();
      expect(saveRow().disabled).toBe(reason !== '');
      fill(field, filled);
      expect(saveRow().disabled).toBe(false);
    }
    fireEvent.click(saveRow());

    await expectNotice('Campaign 1482 saved');
    expect(await bodiesSent('PUT', base)).toEqual([{ version: 3, description: 'Porte aperte', discPerc: 4 }]);
    expect(requests().filter(({ method }) => method === 'PUT')[0]!.url).toMatch(
      /\/solCampaign\/1482\/false\/Maria%20Keller\?shownCurrency=EUR$/,
    );
    expect(screen.queryByLabelText('Disc.% of 1482')).toBeNull();
  });

  it('glues no words of a description with line breaks', async () => {
    const described = rows.map((row) => ({ ...row, description: 'until 30/11\nonly stock' }));
    server.use(http.post(`*${base}/allPaged`, () => HttpResponse.json({ ...page, content: described })));
    await edit();

    expect(input('Description of 1482').value).toBe('until 30/11 only stock');
    expect(saveRow().disabled).toBe(true);
  });

  it('needs at least one discount and an end (R-232)', async () => {
    await edit();
    fill('Disc.% of 1482', '');
    fill('Disc. Opt% of 1482', '');
    const reason = screen.getByText('At least one discount is needed.');
    expect(saveRow().disabled).toBe(true);
    expect(document.getElementById(saveRow().getAttribute('aria-describedby')!)!.contains(reason)).toBe(true);
    fill('Disc. Tot of 1482', '1500');
    expect(saveRow().disabled).toBe(false);

    writeDate('Date end of 1482', '');
    expect(screen.getByText('An end date is needed.')).toBeTruthy();
    expect(saveRow().disabled).toBe(true);
    writeDate('Date end of 1482', '15/12/26 18:00');
    expect(saveRow().disabled).toBe(false);
    fireEvent.click(saveRow());

    await waitFor(async () =>
      expect(await bodiesSent('PUT', base)).toEqual([
        {
          version: 3,
          discPerc: null,
          discTot: 1500,
          discOpt: null,
          dateTimeEndUTC: '2026-12-15T17:00:00.000Z',
        },
      ]),
    );
  });

  it('makes 100 of a percentage above it once the field is left, and percent and total shut each other out (R-234, R-235)', async () => {
    await edit();
    expect(input('Disc. Tot of 1482').disabled).toBe(true);
    fill('Disc.% of 1482', '1234');
    expect(input('Disc.% of 1482').value).toBe('1234');
    expect(input('Disc. Tot of 1482').disabled).toBe(true);
    expect(screen.getByText(/'1234' is above 100: it becomes 100,00 once/)).toBeTruthy();
    fireEvent.blur(input('Disc.% of 1482'));
    expect(input('Disc.% of 1482').value).toBe('100,00');
    fill('Disc. Opt% of 1482', '316,975');
    expect(screen.getByText(/'316,975' is above 100: it becomes 100,00 once/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Use 100,00' }));
    expect(input('Disc. Opt% of 1482').value).toBe('100,00');

    fill('Disc.% of 1482', '');
    expect(input('Disc. Tot of 1482').disabled).toBe(false);
    fill('Disc. Tot of 1482', '250000');
    expect(input('Disc. Tot of 1482').value).toBe('250000');
    expect(input('Disc.% of 1482').disabled).toBe(true);
  });

  it('lets a start be set from today on; a later one clears an end that it passes (R-236, R-237)', async () => {
    await edit();
    writeDate('Date start of 1482', '19/11/26');
    expect(screen.getByText('Not before 20/11/26')).toBeTruthy();
    expect(saveRow().disabled).toBe(true);
    writeDate('Date start of 1482', '05/12/26 08:00');

    expect(input('Date start of 1482').value).toBe('05/12/26 08:00');
    expect(input('Date end of 1482').value).toBe('');
    writeDate('Date start of 1482', '06/12/26');
    expect(input('Date start of 1482').value).toBe('06/12/26 00:00');
  });

  it('takes no end in the past (R-237)', async () => {
    await edit();
    writeDate('Date end of 1482', '19/11/26 23:59');
    expect(screen.getByText('Not before 20/11/26')).toBeTruthy();
    expect(saveRow().disabled).toBe(true);
    writeDate('Date end of 1482', '20/11/26 23:59');
    expect(saveRow().disabled).toBe(false);
  });

  it('tells which hour counts of one that comes twice: the stored one while it stays (R-246)', async () => {
    const stored = { dateEnd: '2027-10-31T02:30', dateTimeEndUTC: '2027-10-31T01:30:00.000Z' };
    const content = rows.map((row) => (row.id === 1482 ? { ...row, ...stored } : row));
    server.use(http.post(`*${base}/allPaged`, () => HttpResponse.json({ ...page, content })));
    await edit();
    fill('Disc.% of 1482', '5');

    expect(
      screen.getByText(/02:30 occurs twice on 31\/10\/27 in Europe\/Rome: the last one is used/),
    ).toBeTruthy();
    await waitFor(async () =>
      expect(await bodiesSent('POST', `${base}/overlaps`)).toMatchObject([
        { dateTimeEndUTC: stored.dateTimeEndUTC },
      ]),
    );
  });

  it('is saved by Enter and left by Esc', async () => {
    await edit();
    fill('Description of 1482', 'Other');
    fireEvent.keyDown(input('Description of 1482'), { key: 'Escape' });
    expect(rowOf(1482).textContent).toContain('Autunno Aurora, porte aperte');
    expect(document.activeElement).toBe(button('Edit row 1482'));

    fireEvent.click(button('Edit row 1482'));
    fill('Disc.% of 1482', '5');
    fireEvent.keyDown(input('Disc.% of 1482'), { key: 'Enter' });
    await expectNotice('Campaign 1482 saved');
    expect(await bodiesSent('PUT', base)).toEqual([{ version: 3, discPerc: 5 }]);
  });

  it('asks before another row takes its place, but not while nothing is typed', async () => {
    await edit();
    fireEvent.click(button('Edit row 1491'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    fill('Disc.% of 1491', '7');
    fireEvent.click(button('Edit row 1482'));

    await press('Stay');
    expect(input('Disc.% of 1491').value).toBe('7');
    fireEvent.click(button('Edit row 1482'));
    await press('Leave without saving');
    expect(await screen.findByLabelText('Disc.% of 1482')).toBeTruthy();
    expect(screen.queryByLabelText('Disc.% of 1491')).toBeNull();
  });

  it.each(['New campaign', 'Import', 'Set…'])(
    'asks before %s, after which the row may be on another page or be no row to edit',
    async (name) => {
      await edit();
      fill('Disc.% of 1482', '7');
      fireEvent.blur(input('Disc.% of 1482'));
      fireEvent.click(screen.getByRole('checkbox', { name: /^Select .*1482/ }));
      await press(name);

      await press('Stay');
      expect(input('Disc.% of 1482').value).toMatch(/^7/);
      await press(name);
      await press('Leave without saving');
      expect(await screen.findByRole('dialog')).toBeTruthy();
      expect(screen.queryByLabelText<HTMLInputElement>('Disc.% of 1482')?.value).not.toMatch(/^7/);
    },
  );

  it('of a campaign without models is saved all the same (R-232)', async () => {
    const bare = { ...rows.find(({ id }) => id === 1482)!, solCampaignModel: [] };
    const content = rows.map((row) => (row.id === 1482 ? bare : row));
    server.use(http.post(`*${base}/allPaged`, () => HttpResponse.json({ ...page, content })));
    await edit();
    fill('Disc.% of 1482', '5');
    fireEvent.click(saveRow());

    await expectNotice('Campaign 1482 saved');
    expect(await bodiesSent('PUT', base)).toEqual([{ version: 3, discPerc: 5 }]);
  });

  it('keeps what is typed when the server refuses it', async () => {
    answer({ updateSolCampaign: '403' });
    await edit();
    fill('Disc.% of 1482', '5');
    fireEvent.click(saveRow());

    await expectMessage(mockValue<{ message: string }>('problem.forbidden').message);
    await press('Close');
    expect(input('Disc.% of 1482').value).toBe('5');
    expect(saveRow().disabled).toBe(false);
  });

  it('does not call unsaved what is being saved, when another row is pressed', async () => {
    let answer!: () => void;
    const answered = new Promise<void>((done) => (answer = done));
    const reached = async () => answered.then(reply('updateSolCampaign.default'));
    server.use(http.put(`*${base}/:id/:flag/:user`, reached, { once: true }));
    await edit();
    fill('Disc.% of 1482', '5');
    fireEvent.click(saveRow());
    fireEvent.click(screen.getByRole('button', { name: 'Edit row 1491' }));

    expect(screen.queryByRole('alertdialog')).toBeNull();
    answer();
    await expectNotice('Campaign 1482 saved');
    fireEvent.click(button('Edit row 1491'));
    expect(input('Disc.% of 1491')).toBeDefined();
  });

  it('stays open with what was typed while it was being saved, over what was saved', async () => {
    let answer!: () => void;
    const answered = new Promise<void>((done) => (answer = done));
    const held = http.put(
      `*${base}/:id/:flag/:user`,
      async () => answered.then(reply('updateSolCampaign.default')),
      { once: true },
    );
    server.use(held);
    await edit();
    fill('Disc.% of 1482', '5');
    fireEvent.click(saveRow());
    fill('Description of 1482', 'Porte aperte');
    answer();

    await expectNotice('Campaign 1482 saved');
    expect(input('Description of 1482').value).toBe('Porte aperte');
    expect(screen.getByText('1 change not saved')).toBeTruthy();
    await waitFor(() => expect(saveRow().disabled).toBe(false));
    fireEvent.click(saveRow());
    await waitFor(async () =>
      expect(await bodiesSent('PUT', base)).toEqual([
        { version: 3, discPerc: 5 },
        { version: 4, description: 'Porte aperte' },
      ]),
    );
  });

  it('settles what a colleague changed meanwhile', async () => {
    let isFirst = true;
    server.use(
      http.put(`*${base}/:id/:flag/:user`, () => {
        const stale = isFirst;
        isFirst = false;
        return stale ? reply('updateSolCampaign.stale', 409)() : reply('updateSolCampaign.default')();
      }),
    );
    await edit();
    fill('Disc.% of 1482', '5');
    fill('Description of 1482', 'Mine');
    fireEvent.click(saveRow());

    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(within(dialog.getByRole('radiogroup', { name: 'Disc.%' })).getAllByRole('radio')[1]!);
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expectNotice('Campaign 1482 saved');
    expect((await bodiesSent('PUT', base)).at(-1)).toEqual({ version: 4, description: 'Mine' });
  });
});

describe('the end of the session', () => {
  it('leaves what was typed into a row in it', async () => {
    endSession();
    await open();
    fireEvent.click(button('Edit row 1482'));
    fill('Disc.% of 1482', '5');
    fill('Description of 1482', 'Half written');
    fireEvent.click(saveRow());
    await signInAgain(priceUser);

    expect((await screen.findByLabelText<HTMLInputElement>('Description of 1482')).value).toBe(
      'Half written',
    );
    expect(input('Disc.% of 1482').value).toBe('5,00');
    expect(screen.getByText(/^2 unsaved changes of .* restored\.$/)).toBeTruthy();
    fireEvent.click(saveRow());
    await expectNotice('Campaign 1482 saved');
    expect((await bodiesSent('PUT', base)).at(-1)).toEqual({
      version: 3,
      description: 'Half written',
      discPerc: 5,
    });
    expect(screen.queryByText(/restored\.$/)).toBeNull();
  });

  it('lets what it interrupted in a row be discarded', async () => {
    endSession();
    await open();
    fireEvent.click(button('Edit row 1482'));
    fill('Disc.% of 1482', '5');
    fireEvent.click(saveRow());
    await signInAgain(priceUser);
    await press('Discard');

    expect(input('Disc.% of 1482').value).toBe('3,00');
    expect(screen.queryByText(/restored\.$/)).toBeNull();
  });

  it('offers a description that was typed again', async () => {
    endSession();
    await open();
    await press(/^Description of 1482/);
    type('Description', 'Half written');
    await press('Save');
    await signInAgain(priceUser);
    await screen.findByText('What you typed in “Description of campaign 1482” is still here.');
    await press('Reopen');

    expect(fieldOf('Description').value).toBe('Half written');
    await press('Save');
    await expectNotice('Campaign 1482 saved');
    expect((await bodiesSent('PUT', base)).at(-1)).toEqual({ version: 3, description: 'Half written' });
  });
});

describe('HQ', () => {
  it('creates and imports nothing, and sees the active toggle read-only (R-230)', async () => {
    await open('/sol_campaign', users.hq);

    expect(screen.queryByRole('button', { name: 'New campaign' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Active: campaign 1482' }).disabled).toBe(
      true,
    );
    expect(screen.queryByRole('button', { name: /^Edit (row|campaign)/ })).toBeNull();
    expect(button('Export')).toBeTruthy();
  });

  it('reads amounts as their market writes them, whichever are the own ones (decision A-18)', async () => {
    const total = {
      ...rows[0]!,
      discPerc: null,
      discTot: 1250.5,
      country: { ...rows[0]!.country, id: 'BE' },
    };
    const groups = structuredClone(mockValue<AdmGrouping[]>('getCountryAdmList.default'));
    groups[0]!.countries[0]!.pricemask = '#,##0.00';
    server.use(
      http.post(`*${base}/allPaged`, () =>
        HttpResponse.json({ ...page, content: [total, ...rows.slice(1)] }),
      ),
      http.get('*/ccb/auth/fe/country/admList', () => HttpResponse.json(groups)),
    );
    await open('/sol_campaign', aUser({ ...users.hq, countries: [] }));

    expect(await screen.findByText('1,250.50')).toBeTruthy();
  });

  it('reads a description and does not change it (R-231, A-21)', async () => {
    await open('/sol_campaign', users.hq);
    await press(/^Description of 1482/);

    expect(fieldOf<HTMLTextAreaElement>('Description').readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

describe('a description', () => {
  it('is changed while the campaign is active, read otherwise (R-231)', async () => {
    await open();
    await press(/^Description of 1475/);
    expect(fieldOf<HTMLTextAreaElement>('Description').readOnly).toBe(true);
    fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0]!);

    await press(/^Description of 1482/);
    type('Description', 'Porte\naperte');
    await press('Save');
    await expectNotice('Campaign 1482 saved');
    expect(await bodiesSent('PUT', base)).toEqual([{ version: 3, description: 'Porte aperte' }]);
  });
});

describe('the switch', () => {
  it('asks, then switches, and the list is read again (R-243)', async () => {
    await open();
    fireEvent.click(screen.getByRole('switch', { name: 'Active: campaign 1475' }));

    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'Do you want to activate/deactivate Campaign 1475 ?',
    );
    expect(screen.getByText(/^Activate 1475 .+ in Italia\?$/)).toBeTruthy();
    await press('Activate');
    await screen.findByText('Campaign 1475 is active.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(requestsTo(`${base}/allPaged`)).toHaveLength(2));
    await press('Undo');
    await waitFor(() => expect(sent('PUT')).toHaveLength(2));
    expect(sent('PUT').map(({ url }) => new URL(url).pathname)).toEqual(
      ['true', 'false'].map((wanted) => `${base}/active/1475/${wanted}/Maria%20Keller`),
    );
  });

  it('says before it activates what the campaign will overlap, and not before it deactivates', async () => {
    answer({ findSolCampaignOverlaps: 'default' });
    await open();
    fireEvent.click(screen.getByRole('switch', { name: 'Active: campaign 1475' }));

    const question = within(await screen.findByRole('alertdialog', { name: 'Activate' }));
    expect(await question.findByText('Overlaps 1482')).toBeTruthy();
    expect(question.getByText(/You may activate it all the same\.$/)).toBeTruthy();
    const { country, campaignType, dateTimeStartUTC, dateTimeEndUTC } = rows.find(({ id }) => id === 1475)!;
    expect(await bodiesSent('POST', `${base}/overlaps`)).toEqual([
      {
        id: 1475,
        idCountry: country.id,
        campaignType,
        dateTimeStartUTC,
        dateTimeEndUTC,
        solCampaignModel: [{ vetele: rows.find(({ id }) => id === 1475)!.solCampaignModel[0]!.vetele }],
      },
    ]);
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }));

    fireEvent.click(screen.getByRole('switch', { name: 'Active: campaign 1482' }));
    await screen.findByRole('alertdialog', { name: 'Deactivate' });
    expect(await bodiesSent('POST', `${base}/overlaps`)).toHaveLength(1);
  });
});

describe('the edit dialog', () => {
  it('is offered only where the campaign can be edited (R-241)', async () => {
    const without = { ...rows[1]!, id: 1490, solCampaignModel: [] };
    server.use(
      http.post(`*${base}/allPaged`, () =>
        HttpResponse.json({ ...page, content: [...rows, without], totalElements: rows.length + 1 }),
      ),
    );
    await open();

    expect(
      screen
        .getAllByRole('button', { name: /^Edit campaign/ })
        .map((edit) => edit.getAttribute('aria-label')),
    ).toEqual([
      ...['Edit campaign 1503, 1 model', 'Edit campaign 1491, 1 model', 'Edit campaign 1488, 2 models'],
      'Edit campaign 1482, 2 models',
    ]);
    expect(button('Models of campaign 1475, 1 model')).toBeTruthy();
  });

  async function openEdit() {
    const app = await open();
    await press(/^Edit campaign 1482/);
    await screen.findByLabelText('Description');
    return app;
  }

  it('neither adds nor removes models; each leads to its prices, inactive ones are red (R-242, R-248)', async () => {
    const { address, router } = await openEdit();
    const dialog = within(screen.getByRole('dialog'));

    expect(dialog.getByLabelText<HTMLInputElement>('Add a model').disabled).toBe(true);
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true);
    const removes = dialog.getAllByRole<HTMLButtonElement>('button', { name: /^Remove/ });
    expect(removes.map(({ disabled }) => disabled)).toEqual([true, true]);
    expect(dialog.getByText('Warning: red text indicates a model not active for SOL now')).toBeTruthy();
    const models = dialog.getAllByRole('listitem').map(({ textContent }) => /not active/.test(textContent));
    expect(models).toEqual([false, true]);

    fireEvent.click(dialog.getByRole('button', { name: 'Price configurator of Aurora 1.5 Hybrid MY26' }));
    await waitFor(() => expect(address()).toContain('/price_configurator?vetele=3410126&idCountry=IT'));
    expect(address()).toContain('from=sol_campaign&idCampaign=1482');
    expect(router.state.location.state).toEqual({ back: '/sol_campaign' });
  });

  it('says so when the model of a price link is not active', async () => {
    answer({ checkIfExistVeteleActive: 'inactive' });
    const { address } = await openEdit();
    await press('Price configurator of Aurora 1.5 Hybrid MY27');

    await expectMessage('Model not active');
    expect(address()).toBe('/sol_campaign');
  });

  it('glues no words of a description with line breaks', async () => {
    const campaign = mockValue<SolCampaign>('getSolCampaign.default');
    server.use(
      http.get(`*${base}/:id`, () =>
        HttpResponse.json({ ...campaign, description: 'until 30/11\nonly stock' }),
      ),
    );
    await openEdit();

    expect(fieldOf<HTMLInputElement>('Description').value).toBe('until 30/11 only stock');
  });

  it('begins with what is stored when it is opened again', async () => {
    await openEdit();
    await press('Cancel');
    const campaign = mockValue<SolCampaign>('getSolCampaign.default');
    server.use(
      http.get(`*${base}/:id`, () => HttpResponse.json({ ...campaign, version: 4, description: 'Theirs' })),
    );
    vi.setSystemTime(Date.now() + 5_000);
    await openEdit();

    expect(fieldOf<HTMLInputElement>('Description').value).toBe('Theirs');
  });

  it('saves what changed, over the version that was read', async () => {
    await openEdit();
    type('Description', 'Porte aperte');
    await press('Save');

    await expectNotice('Campaign 1482 saved');
    expect(await bodiesSent('PUT', base)).toEqual([{ version: 3, description: 'Porte aperte' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stores nothing while it asks whether a large change of a discount is meant', async () => {
    const campaign = mockValue<SolCampaign>('getSolCampaign.default');
    server.use(
      http.get(`*${base}/:id`, () => HttpResponse.json({ ...campaign, discPerc: null, discTot: 100 })),
    );
    await openEdit();
    const form = within(screen.getByRole('dialog'));
    fireEvent.change(form.getByLabelText(/^Disc. Tot/), { target: { value: '900' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));

    await screen.findByRole('alertdialog', { name: 'One amount changes by more than half' });
    expect(form.queryByText(/^Saving…/)).toBeNull();
    await press('Save all the same');
    await expectNotice('Campaign 1482 saved');
  });

  it('names the currency of the campaign as it was read, whatever the session knows of the market, and sends what it shows', async () => {
    const read = mockValue<SolCampaign>('getSolCampaign.default');
    const swiss = { ...read, country: { ...read.country, currency: 'CHF' } };
    server.use(http.get(`*${base}/:id`, () => HttpResponse.json(swiss)));
    await openEdit();
    expect(within(screen.getByRole('dialog')).getByText('CHF')).toBeTruthy();
    type('Description', 'Porte aperte');
    await press('Save');

    await expectNotice('Campaign 1482 saved');
    const { url } = requests().find(({ method }) => method === 'PUT')!;
    expect(new URL(url).searchParams.get('shownCurrency')).toBe('CHF');
  });

  it('stays open with everything typed when it is refused, and settles a conflict', async () => {
    answerOnce({ updateSolCampaign: 'stale' });
    await openEdit();
    type('Description', 'Mine');
    await press('Save');

    const conflict = await screen.findByRole('dialog', {
      name: 'Marco Ferri changed this campaign while you were editing.',
    });
    // The discount.
    within(conflict).getByText('only theirs');
    fireEvent.click(within(conflict).getByRole('button', { name: 'Save' }));
    await expectNotice('Campaign 1482 saved');
    expect((await bodiesSent('PUT', base)).at(-1)).toEqual({ version: 4, description: 'Mine' });
  });

  it('takes the models of a workbook in place of its own, and stores them with Save (R-281, A-60)', async () => {
    const sent: FormData[] = [];
    const read = mockValue<SolCampaignImport>('importSolCampaigns.models');
    server.use(
      http.post(`*${base}/fromXlsx`, async ({ request }) => {
        sent.push(await request.formData());
        return HttpResponse.json({ ...read, model: read.model.slice(0, 1) });
      }),
    );
    await openEdit();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Import' }));
    await upload();
    const leaves = '1 model leaves the campaign: Aurora 1.5 Hybrid MY27.';
    const preview = within((await screen.findByText(leaves)).closest('dialog')!);
    expect(preview.getByText('The models of a workbook, in place of those of this campaign')).toBeTruthy();
    expect(preview.queryByText('Added')).toBeNull();
    expect(preview.getByText('Unchanged')).toBeTruthy();
    await press('Import 1 model');
    const box = await screen.findByRole('dialog', { name: 'Import result' });
    expect(within(box).getByText(leaves)).toBeTruthy();
    expect(Object.fromEntries(sent[0]!)).toMatchObject({
      idCountry: 'IT',
      idCampaign: '1482',
      modelsOnly: 'true',
    });
    fireEvent.click(within(box).getAllByRole('button', { name: 'Close' }).at(-1)!);
    await press('Save');

    await expectNotice('Campaign 1482 saved');
    expect(await bodiesSent('PUT', base)).toEqual([
      { version: 3, solCampaignModel: [{ vetele: '3410126' }] },
    ]);
  });

  it('offers what was typed again after the session has ended, and asks where a colleague was faster meanwhile', async () => {
    endSession();
    await openEdit();
    type('Description', 'Half written');
    await press('Save');
    const { current } = mockValue<SolCampaignConflict>('updateSolCampaign.stale');
    answerOnce({ updateSolCampaign: 'stale' });
    server.use(http.get(`*${base}/:id`, () => HttpResponse.json(current)));
    await signInAgain(priceUser);
    await screen.findByText('What you typed in “Edit campaign 1482” is still here.');
    await press('Reopen');

    expect((await screen.findByLabelText<HTMLInputElement>('Description')).value).toBe('Half written');
    await press('Save');
    await screen.findByRole('dialog', { name: /changed/ });
    expect((await bodiesSent('PUT', base)).at(-1)).toEqual({ version: 3, description: 'Half written' });
  });
});

describe('a new campaign', () => {
  async function openNew(user = priceUser) {
    await open('/sol_campaign', user);
    await press('New campaign');
  }
  const save = () => button('Save');
  const offered = (code: string) =>
    within(screen.getByRole('dialog')).findByRole('option', { name: new RegExp(`^${code}`) });
  const pick = async (code: string) => {
    type('Add a model', code);
    fireEvent.click(await offered(code));
    fireEvent.click(button('Add'));
    await waitFor(() => expect(fieldOf('Add a model').value).toBe(''));
  };
  const writeIn = (label: string, value: string) => {
    type(label, value);
    fireEvent.blur(fieldOf(label));
  };

  it('can be saved once everything is there, step by step (R-233, R-239, R-244, R-245, R-246)', async () => {
    await openNew();
    expect(fieldOf('Campaign type').value).toBe('B2C');
    expect(optionsOf('Campaign type')).toEqual(['B2B', 'B2C']);
    const steps: [reason: string, act: () => unknown][] = [
      ['A description is needed.', () => type('Description', 'Black week')],
      ['Choose a market.', () => type('Market', 'IT')],
      ['A start date is needed.', () => writeIn('Date start', '25/11/26')],
      ['An end date is needed.', () => writeIn('Date end', '15/12/26 23:59')],
      ['At least one discount is needed.', () => fill('Disc.%', '2.5')],
      ['At least one model is needed.', () => pick('3410126')],
    ];
    for (const [reason, act] of steps) {
      expect(screen.getByText(reason)).toBeTruthy();
      expect(save().disabled).toBe(true);
      await act();
    }
    expect(fieldOf('Time zone').value).toBe('Europe/Rome');
    expect(fieldOf('Date start').value).toBe('25/11/26 00:00');
    expect(save().disabled).toBe(false);
    fireEvent.click(save());

    await expectMessage('Created!');
    expect(await bodiesSent('POST', base)).toContainEqual({
      description: 'Black week',
      country: { id: 'IT' },
      timeZone: 'Europe/Rome',
      campaignType: 'B2C',
      modelDiscountPerc: 2.5,
      modelDiscountValue: null,
      optDiscountPerc: null,
      active: true,
      dateTimeStartUTC: '2026-11-24T23:00:00.000Z',
      dateTimeEndUTC: '2026-12-15T22:59:00.000Z',
      solCampaignModel: [{ vetele: '3410126' }],
    });
    expect(askedOf(base)).toEqual([{ shownCurrency: 'EUR' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not take a model twice; another market clears them (R-238, R-240)', async () => {
    await openNew();
    type('Market', 'IT');
    await pick('3410126');
    await pick('3450126');
    type('Add a model', '3410126');
    fireEvent.click(await offered('3410126'));
    fireEvent.click(button('Add'));

    expect(await screen.findByText('Model already selected')).toBeTruthy();
    const listed = () => within(screen.getByRole('dialog')).queryAllByRole('button', { name: /^Remove/ });
    expect(listed()).toHaveLength(2);
    fireEvent.click(listed()[0]!);
    expect(listed()).toHaveLength(1);
    type('Market', 'FR');
    expect(listed()).toHaveLength(0);
    expect(fieldOf('Time zone').value).toBe('Europe/Paris');
  });

  it('shows a model in red that is not active in its market (R-248)', async () => {
    server.use(
      http.get('*/ccb/auth/fe/solModel/checkSol/:vetele', ({ request }) =>
        HttpResponse.json(new URL(request.url).searchParams.get('idCountry') === 'IT' ? 0 : 1),
      ),
    );
    await openNew();
    type('Market', 'FR');
    type('Market', 'IT');
    await pick('3410126');

    expect(await screen.findByText('not active')).toBeTruthy();
  });

  it('of a market with several zones asks for one of them (R-239)', async () => {
    const spain = { ...priceUser.countries[0]!, id: 'ES', isoCode2: 'ES', description: 'Spagna' };
    await openNew({ ...priceUser, countries: [spain] });

    expect(fieldOf('Time zone').value).toBe('');
    expect(optionsOf('Time zone')).toEqual(['Europe/Madrid', 'Africa/Ceuta', 'Atlantic/Canary']);
  });

  it('of a market that the list of zones does not know offers every zone (R-239)', async () => {
    const kosovo = { ...priceUser.countries[0]!, id: 'XK', isoCode2: 'XK', description: 'Kosovo' };
    await openNew({ ...priceUser, countries: [kosovo] });

    expect(fieldOf('Time zone').disabled).toBe(false);
    expect(fieldOf('Time zone').value).toBe('');
    const zones = [...fieldOf<HTMLSelectElement>('Time zone').options].map(({ value }) => value);
    expect(zones).toEqual(expect.arrayContaining(['Europe/Belgrade', 'America/New_York', 'Asia/Tokyo']));
    type('Time zone', 'Europe/Belgrade');
    expect(fieldOf('Time zone').value).toBe('Europe/Belgrade');
  });

  it('keeps everything typed when the server refuses it', async () => {
    answer({ createSolCampaign: '403' });
    await openNew();
    type('Description', 'Black week');
    type('Market', 'IT');
    writeIn('Date start', '25/11/26');
    writeIn('Date end', '15/12/26');
    fill('Disc. Tot', '1500');
    await pick('3410126');
    fireEvent.click(save());

    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(fieldOf('Description').value).toBe('Black week');
    expect(save().disabled).toBe(false);
  });

  it('takes the models of a workbook into its list; nothing is stored (decision A-60)', async () => {
    const sent: FormData[] = [];
    server.use(
      http.post(`*${base}/fromXlsx`, async ({ request }) => {
        sent.push(await request.formData());
        return reply('importSolCampaigns.models')();
      }),
    );
    await openNew();
    type('Market', 'IT');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Import' }));
    await upload();
    const added = () => screen.queryAllByRole('button', { name: /^Remove/, hidden: true });
    await findButton('Import 2 models');
    expect(added()).toHaveLength(0);
    await press('Import 2 models');

    expect(
      await screen.findByText('2 models read; nothing is stored until you save the campaign.'),
    ).toBeTruthy();
    expect(Object.fromEntries(sent[0]!)).toMatchObject({
      idCountry: 'IT',
      modelsOnly: 'true',
      filename: 'c.xlsx',
    });
    expect(sent[0]!.has('idCampaign')).toBe(false);
    expect(added()).toHaveLength(2);
  });
});

async function upload() {
  const file = new File(['PK'], 'c.xlsx');
  fireEvent.change(screen.getByLabelText('Workbook to import', { selector: 'input' }), {
    target: { files: [file] },
  });
  await press('Upload');
}

describe('import and export', () => {
  const sent: { path: string; form: FormData }[] = [];
  /** Opens the import of Italy with its preview on show. */
  async function openPreview(
    answer = reply('previewSolCampaigns.default'),
    run = reply('importSolCampaigns.default'),
  ) {
    sent.length = 0;
    const keep =
      (call: () => Response | Promise<Response>) =>
      async ({ request }: { request: Request }) => {
        sent.push({ path: new URL(request.url).pathname, form: await request.formData() });
        return call();
      };
    server.use(
      http.post(`*${base}/fromXlsx/preview`, keep(answer)),
      http.post(`*${base}/fromXlsx`, keep(run)),
    );
    await open('/sol_campaign?idCountry=FR');
    await press('Import');
    expect(screen.getByRole('heading', { name: 'Upload File' })).toBeTruthy();
    expect(button('Upload').disabled).toBe(true);
    type('Market', 'IT');
    expect(button('Upload').disabled).toBe(true);
    await upload();
  }
  const dialog = () => within(screen.getByRole('dialog'));
  const box = (name: string) => dialog().getByRole<HTMLInputElement>('checkbox', { name });
  const importForm = () => Object.fromEntries(sent.at(-1)!.form);

  it('previews a file for a market with both values, warnings and errors, before anything is stored', async () => {
    await openPreview();

    await findButton('Import 3 campaigns');
    expect(sent.map(({ path }) => path)).toEqual([`${base}/fromXlsx/preview`]);
    expect(importForm()).toMatchObject({ idCountry: 'IT', filename: 'c.xlsx' });
    expect(box('Import row 4, Saldi Lince').checked).toBe(false);
    const row = box('Import row 4, Saldi Lince').closest('tr')!;
    expect(row.textContent).toContain('Disc.%: 150 becomes 100');
    expect(box('Import row 6, Porte aperte').closest('tr')!.textContent).toMatch(/1\.200,00.*2\.500,00/);
    dialog().getByText('There is no vehicle 9999999');
    dialog().getByText('2 rows left out: this import is for Italia.');
    dialog().getByRole('checkbox', { name: 'Round to 2 decimals: 1 cell has more' });
  });

  it('imports what is ticked, asks about large changes, and shows every message and model (R-247, R-281)', async () => {
    await openPreview();
    await findButton('Import 3 campaigns');
    fireEvent.click(box('Import row 2, Saldi Aurora'));
    await press('Import 2 campaigns');

    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByRole('row').textContent).toBe('1464 Porte aperte, Disc. Tot1.200,00→2.500,00');
    expect(sent).toHaveLength(1);
    fireEvent.click(question.getByRole('button', { name: 'Save all the same' }));

    const result = within(await screen.findByRole('dialog', { name: 'Import result' }));
    expect(result.getByText('Row 4, Model: There is no vehicle 9999999.')).toBeTruthy();
    expect(result.getByText('There is no vehicle 9999999')).toBeTruthy();
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:rows');
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    fireEvent.click(result.getByRole('button', { name: 'Download rejected rows' }));
    await waitFor(() => expect(saved).toEqual(['campaigns_errors.csv']));
    vi.restoreAllMocks();
    expect(importForm()).toMatchObject({
      idCountry: 'IT',
      filename: 'c.xlsx',
      curUserName: 'Maria Keller',
      planDigest: '5b1f0c',
      exampleObj: '{"idCountry":"FR"}',
      selectedRowsJson: JSON.stringify([
        { row: 2, isChecked: false },
        { row: 4, isChecked: false },
        { row: 5, isChecked: true },
        { row: 6, isChecked: true },
      ]),
    });
    expect('idCampaign' in importForm()).toBe(false);
  });

  it('keeps what is ticked when amounts are rounded', async () => {
    await openPreview(() =>
      HttpResponse.json({ ...mockValue<object>('previewSolCampaigns.default'), planDigest: 'rounded' }),
    );
    await findButton('Import 3 campaigns');
    fireEvent.click(box('Import row 2, Saldi Aurora'));

    fireEvent.click(box('Round to 2 decimals: 1 cell has more'));
    await dialog().findByRole('checkbox', { name: 'Round to 2 decimals' });

    expect(box('Import row 2, Saldi Aurora').checked).toBe(false);
    expect(importForm()).toMatchObject({ roundDecimals: 'true' });
  });

  it('forgets the preview when another market is chosen', async () => {
    await openPreview();
    await findButton('Import 3 campaigns');
    type('Market', 'FR');

    expect(dialog().queryByRole('table')).toBeNull();
    expect(button('Upload').disabled).toBe(false);
  });

  it('asks for another upload when the campaigns have changed since', async () => {
    await openPreview(undefined, reply('problem.stalePreview', 409));
    await findButton('Import 3 campaigns');
    fireEvent.click(box('Import row 6, Porte aperte'));
    await press('Import 2 campaigns');

    await screen.findByText(mockValue<{ message: string }>('problem.stalePreview').message);
    expect(button('Import 2 campaigns').disabled).toBe(true);
  });

  it('exports ALL unless FILTERED is chosen (A-25), and a template', async () => {
    server.use(
      http.post(
        `*${base}/toXlsx`,
        () =>
          new HttpResponse('PK', {
            headers: { 'content-disposition': 'attachment; filename="campaigns.xlsx"' },
          }),
      ),
    );
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:campaigns');
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open('/sol_campaign?idCountry=IT');
    await press('Export');
    await press('Export xlsx');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Export');
    fireEvent.click(screen.getByRole('radio', { name: /FILTERED/ }));
    await press('Export xlsx');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Import');
    await press('Template');

    await waitFor(() =>
      expect(askedOf(`${base}/toXlsx`)).toEqual([
        { scope: 'true' },
        { scope: 'false' },
        { isOnlyTemplate: 'true' },
      ]),
    );
    expect(await bodiesSent('POST', `${base}/toXlsx`)).toEqual([{}, { idCountry: 'IT' }, {}]);
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(3));
    saved.mockRestore();
  });
});

describe('the way from and to the prices', () => {
  const arrival =
    '/sol_campaign?vetele=3410126&idCountry=IT&idCampaign=1482&countryToSelect=IT&modelToSelect=3410126';

  it('leads back to the price configurator after an arrival from there (R-279)', async () => {
    const { address } = await open(`${arrival}&from=price_conf`);

    expect(await filterSent()).toEqual({ idCountry: 'IT', vetele: '3410126', id: 1482 });
    await press('Back To Price Configurator');
    await waitFor(() =>
      expect(address()).toBe('/price_configurator?idCountry=IT&vetele=3410126&from=back_from_sol_campaign'),
    );
  });

  it('does not otherwise (R-279)', async () => {
    await open();

    expect(screen.queryByRole('button', { name: 'Back To Price Configurator' })).toBeNull();
  });

  it('brings the filters back that the prices were given', async () => {
    const { address } = await open(
      '/sol_campaign?idCampaign=1482&filterObj=%7B%22idCountry%22%3A%22IT%22%7D',
    );

    expect(address()).toBe('/sol_campaign?idCountry=IT');
    expect(await filterSent()).toEqual({ idCountry: 'IT' });
  });

  it('is closed to who may not open the price configurator', async () => {
    await open('/sol_campaign', aUser({ packConfEnabled: true, solEnabledFrontEnd: true }));
    await press(/^Models of campaign 1475/);

    const link = await findButton(/^Price configurator of/);
    expect((link as HTMLButtonElement).disabled).toBe(true);
    expect(link.title).toBe('You may not open the price configurator.');
  });
});
