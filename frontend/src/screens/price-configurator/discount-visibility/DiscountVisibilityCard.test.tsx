import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SolCampaignConflict, SolPriceData } from '../../../api';
import { mockValue } from '../../../test/mockValue';
import { renderPart } from '../../../test/renderPart';
import { requests, server, startServer } from '../../../test/server';
import { bodiesSent, expectMessage, press } from '../../../test/steps';
import { aUser, users } from '../../../test/users';
import { OnlineCards, type OnlineCardsProps } from '../online/OnlineCards';

startServer();

const onGoToCampaign = vi.fn();
const italy = {
  ...users.market.countries[0]!,
  id: 'IT',
  description: 'Italia',
  pricemask: '#.##0,00',
  solEnable: true,
};
const model = { value: '3410126', value2: '2026', label: 'Aurora 1.5 Hybrid MY 2026', solLabel: '' };
let data: SolPriceData;

beforeEach(() => {
  onGoToCampaign.mockClear();
  data = structuredClone(mockValue<SolPriceData>('getSolPriceData.default'));
  server.use(http.get('*/ccb/auth/fe/priceConf/sol/:market/:vetele', () => HttpResponse.json(data)));
});

function open(props: Partial<OnlineCardsProps> = {}) {
  const user = props.user ?? users.market;
  const cards = (
    <OnlineCards
      market={italy}
      model={model}
      user={user}
      onGoToCampaign={onGoToCampaign}
      solServiceActive
      {...props}
    />
  );
  return renderPart(
    { '/price_configurator': cards, '/elsewhere': <p>Elsewhere</p> },
    '/price_configurator',
    user,
  );
}
const toggle = () => screen.findByRole<HTMLInputElement>('switch');
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const enter = async (name: string, text: string) => {
  const input = await field(name);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
  return input;
};
const sentTo = (part: string) =>
  requests().filter(({ method, url }) => method === 'PUT' && url.includes(part));
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save campaign' });

describe('the visibility of a vehicle', () => {
  it('is switched after the question, then read again (R-203, R-204)', async () => {
    open();
    const input = await toggle();
    expect([input.checked, screen.getByText('Visible in Italia') !== null]).toEqual([true, true]);
    fireEvent.click(input);
    const question = await screen.findByRole('alertdialog', { name: 'Deactivate' });
    expect(question.textContent).toContain(
      'Do you want to activate/deactivate Visibility to Vehicle Aurora 1.5 Hybrid MY 2026 ?',
    );
    expect(sentTo('/solModel/')).toEqual([]);
    data.solModel!.marketVisible = false;
    fireEvent.click(within(question).getByRole('button', { name: 'Deactivate' }));

    await screen.findByText('Not visible in Italia');
    await screen.findByText('3410126 is visible in Italia');
    expect(screen.getByText(/^Changed .* by Giulia Bassi\.$/)).toBeTruthy();
    expect(new URL(sentTo('/solModel/')[0]!.url).pathname).toBe('/ccb/auth/fe/solModel/false');
    expect(await bodiesSent('PUT', '/ccb/auth/fe/solModel')).toEqual([
      { idSolModelMarket: 44, visible: false },
    ]);
    expect((await toggle()).checked).toBe(false);
  });

  it('stays as it is after Cancel', async () => {
    open();
    fireEvent.click(await toggle());
    await press('Cancel');

    expect((await toggle()).checked).toBe(true);
    expect(sentTo('/solModel/')).toEqual([]);
  });

  it('is that of headquarters for HQ users (R-204)', async () => {
    open({ user: users.hq });
    await screen.findByText('Visible to the markets');
    fireEvent.click(await toggle());
    await press('Deactivate');

    await waitFor(() => expect(sentTo('/solModel/true')).toHaveLength(1));
    expect(await bodiesSent('PUT', '/ccb/auth/fe/solModel')).toEqual([{ idSolModel: 21, visible: false }]);
  });

  it.each([
    [{ hqVisible: false }, 'Italia can show it only while headquarters do.'],
    [{ idSolModelMarket: null }, 'Italia has not put this vehicle on its list yet. SOL Visibility does so.'],
    [null, 'Headquarters have not put this vehicle on the list of online sales yet.'],
  ])('cannot be switched, and says why: %#', async (change, reason) => {
    data.solModel = change && { ...data.solModel!, ...change };
    open();

    expect((await toggle()).disabled).toBe(true);
    expect(screen.getByText(reason)).toBeDefined();
  });

  it('cannot be switched by HQ users while their record is missing', async () => {
    data.solModel = null;
    open({ user: users.hq });

    expect((await toggle()).disabled).toBe(true);
  });

  it('tells in red why it was refused', async () => {
    server.use(
      http.put('*/ccb/auth/fe/solModel/:isHq', () => HttpResponse.json({ message: 'No.' }, { status: 403 })),
    );
    open();
    fireEvent.click(await toggle());
    await press('Deactivate');

    await expectMessage('No.');
    expect((await toggle()).checked).toBe(true);
  });
});

describe('the campaign of a vehicle', () => {
  it('is shown by the clock of its zone', async () => {
    open();

    expect((await field('Description')).value).toBe('Autunno Aurora, porte aperte');
    for (const text of ['1482', '01/11/26 00:00', '30/11/26 23:59', 'Europe/Rome', 'Active', '1 not active'])
      expect(screen.getByText(text)).toBeDefined();
    expect((await field('Discount %')).value).toBe('3,00');
  });

  it('glues no words of a description with line breaks', async () => {
    data.solCampaignData!.description = 'until 30/11\nonly stock';
    open();

    expect((await field('Description')).value).toBe('until 30/11 only stock');
  });

  it('leads to its screen (R-177)', async () => {
    open();
    await press('Go To Campaign');

    expect(onGoToCampaign).toHaveBeenCalledWith(expect.objectContaining({ id: 1482 }));
  });

  it('leads nobody to a screen that is not open to him', async () => {
    open({ user: { ...users.market, solEnabledFrontEnd: false } });
    await field('Discount %');

    expect(screen.queryByRole('button', { name: 'Go To Campaign' })).toBeNull();
  });

  it('is saved with description and discounts over the version that was read', async () => {
    open();
    await enter('Description', ' Autunno, due settimane in più ');
    await enter('Discount %', '4.5');
    await enter('Disc. options %', '');
    data.solCampaignData = { ...data.solCampaignData!, description: 'Stored', version: 4 };
    await press('Save campaign');
    await screen.findByText('Campaign 1482 saved');

    expect(await bodiesSent('PUT', '/ccb/auth/fe/solCampaign')).toEqual([
      {
        version: 3,
        description: 'Autunno, due settimane in più',
        discPerc: 4.5,
        discTot: null,
        discOpt: null,
      },
    ]);
    const { userAliasFromModis, username } = users.market;
    expect(decodeURIComponent(sentTo('/solCampaign/')[0]!.url)).toContain(
      `/solCampaign/1482/false/${userAliasFromModis || username}?shownCurrency=EUR`,
    );
    expect((await field('Description')).value).toBe('Stored');
    expect(saveButton().disabled).toBe(true);
  });

  it('takes digits and a point alone, and 100 for whatever is above it (R-188, R-234)', async () => {
    open();
    const input = await field('Discount %');
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: '3' } });
    fireEvent.change(input, { target: { value: '3x' } });
    expect(input.value).toBe('3');
    fireEvent.change(input, { target: { value: '150' } });
    expect(screen.getByText(/'150' is above 100: it becomes 100,00 once/)).toBeTruthy();
    fireEvent.blur(input);
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['100,00', null]);
  });

  it('has a discount in percent or one in money, never both', async () => {
    open();
    const [percent, value] = [await field('Discount %'), await field('Discount value')];
    expect([percent.disabled, value.disabled]).toEqual([false, true]);
    await enter('Discount %', '');
    expect(value.disabled).toBe(false);
    await enter('Discount value', '1500');

    expect([percent.disabled, value.value]).toEqual([true, '1.500,00']);
  });

  it.each([
    ['Description', ' ', 'The campaign needs a description.'],
    ['Discount %', '0', 'At least one discount is needed.'],
  ])('cannot be saved without %s, and says why (R-205)', async (name, text, reason) => {
    data.solCampaignData!.discOpt = null;
    open();
    await enter(name, text);

    expect(saveButton().disabled).toBe(true);
    expect(screen.getByText(reason)).toBeDefined();
    fireEvent.click(screen.getAllByRole('button', { name: 'Rollback' })[0]!);
    expect(screen.queryByText(reason)).toBeNull();
  });

  it('cannot be saved without models (R-205)', async () => {
    data.solCampaignData!.solCampaignModel = [];
    open();
    await enter('Discount %', '4');

    expect(saveButton().disabled).toBe(true);
    expect(screen.getByText('The campaign needs at least one model.')).toBeDefined();
  });

  it('is read by HQ users (R-205)', async () => {
    open({ user: users.hq });
    await screen.findByText('Autunno Aurora, porte aperte');

    expect(screen.queryByLabelText('Discount %')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save campaign' })).toBeNull();
    expect(screen.getByText('3,00')).toBeDefined();
  });

  it('that a colleague changed too is settled field by field', async () => {
    const stale = mockValue<SolCampaignConflict>('updateSolCampaign.stale');
    server.use(
      http.put(
        '*/ccb/auth/fe/solCampaign/:id/:flag/:alias',
        () => HttpResponse.json(stale, { status: 409 }),
        { once: true },
      ),
    );
    open();
    await enter('Discount %', '6');
    await enter('Description', 'Mia');
    await press('Save campaign');
    const dialog = within(await screen.findByRole('dialog', { name: 'A colleague changed campaign 1482' }));
    fireEvent.click(dialog.getByRole('radio', { name: /Theirs/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(async () =>
      expect((await bodiesSent('PUT', '/ccb/auth/fe/solCampaign'))[1]).toMatchObject({
        version: 4,
        description: 'Mia',
        discPerc: 4,
        discOpt: 5,
      }),
    );
  });

  /** The dialog of a conflict with what a colleague saved, after I changed the percentage. */
  async function conflictWith(theirs: Partial<SolCampaignConflict['current']>, mine: string) {
    const stale = structuredClone(mockValue<SolCampaignConflict>('updateSolCampaign.stale'));
    Object.assign(stale.current, data.solCampaignData, { version: 4 }, theirs);
    server.use(
      http.put(
        '*/ccb/auth/fe/solCampaign/:id/:flag/:alias',
        () => HttpResponse.json(stale, { status: 409 }),
        { once: true },
      ),
    );
    open();
    await enter('Discount %', mine);
    await press('Save campaign');
    return within(await screen.findByRole('dialog', { name: 'A colleague changed campaign 1482' }));
  }
  const second = async () => (await bodiesSent('PUT', '/ccb/auth/fe/solCampaign'))[1];

  it('stays on the screen as it was saved when it cannot be read again, and says so', async () => {
    open();
    await enter('Discount %', '6');
    server.use(
      http.get('*/ccb/auth/fe/priceConf/sol/:market/:vetele', () =>
        HttpResponse.json({ message: 'x' }, { status: 500 }),
      ),
    );
    await press('Save campaign');
    await screen.findByText(/The campaign is saved, but could not be read again/);

    expect(screen.getByLabelText<HTMLInputElement>('Discount %').value).toMatch(/^6/);
    await enter('Description', 'Mia');
    await press('Save campaign');
    await waitFor(async () => expect(await second()).toMatchObject({ version: 4, discPerc: 6 }));
  });

  it('is no unsaved change any more when the session ends over the reading after its save', async () => {
    const first = open();
    await enter('Discount %', '6');
    server.use(http.get('*/ccb/auth/fe/priceConf/sol/:market/:vetele', () => new Promise<never>(() => {})));
    await press('Save campaign');
    await waitFor(() => expect(requests().filter(({ url }) => url.includes('/sol/'))).toHaveLength(2));
    first.unmount();

    Object.assign(data.solCampaignData!, { version: 4, discPerc: 6 });
    server.use(http.get('*/ccb/auth/fe/priceConf/sol/:market/:vetele', () => HttpResponse.json(data)));
    open();
    expect((await field('Discount %')).value).toMatch(/^6/);
    expect(screen.queryByText(/restored/)).toBeNull();
  });

  it('has what is no amount again after the end of the session, and never nothing in its place', async () => {
    const first = open();
    await enter('Discount %', '1,2,3');
    first.unmount();

    open();
    await screen.findByText(/^1 unsaved change of today.* restored\.$/);
    expect((await field('Discount %')).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('One of the discounts is not an amount.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save campaign' }).disabled).toBe(true);
  });

  it('takes a discount that one of us cleared for an answer, and no text that may be no amount', async () => {
    const dialog = await conflictWith({ discPerc: null }, '6');
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
    fireEvent.click(dialog.getByRole('radio', { name: /Theirs/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(async () => expect(await second()).toMatchObject({ version: 4, discPerc: null }));
  });

  it.each([
    ['Mine', { discPerc: 6, discTot: null }],
    ['Theirs', { discPerc: null, discTot: 1500 }],
  ])(
    'is asked for one discount where one of us set a percentage and one a value: %s',
    async (side, saved) => {
      const dialog = await conflictWith({ discPerc: null, discTot: 1500 }, '6');
      expect(dialog.getAllByRole('radiogroup')).toHaveLength(1);
      expect(dialog.getAllByRole('radio')).toHaveLength(2);
      fireEvent.click(dialog.getByRole('radio', { name: new RegExp(side) }));
      fireEvent.click(dialog.getByRole('button', { name: 'Save' }));

      await waitFor(async () => expect(await second()).toMatchObject({ version: 4, ...saved }));
    },
  );

  it('is asked for one discount too where there was none before', async () => {
    Object.assign(data.solCampaignData!, { discPerc: null, discTot: null });
    const dialog = await conflictWith({ discTot: 1500 }, '6');

    expect(dialog.getByRole('radiogroup', { name: 'Discount % or value' })).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  });

  it('tells in red why it was refused, and what was typed stays', async () => {
    server.use(
      http.put('*/ccb/auth/fe/solCampaign/:id/:flag/:alias', () =>
        HttpResponse.json({ message: 'No.' }, { status: 403 }),
      ),
    );
    open();
    await enter('Discount %', '6');
    await press('Save campaign');

    await expectMessage('No.');
    expect((await field('Discount %')).value).toBe('6,00');
  });

  it('is said to be none', async () => {
    data.solCampaignData = null;
    open();

    expect(await screen.findByText('No active campaign of Italia holds this vehicle today.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Go To Campaign' })).toBeNull();
  });

  it('is asked about before unsaved changes are left', async () => {
    const { router } = open();
    await enter('Discount %', '6');
    void router.navigate('/elsewhere');
    await press('Leave without saving');

    await screen.findByText('Elsewhere');
  });
});

describe('the online cards', () => {
  const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it.each([
    [users.market, true, ['Discount and On-Line Visibility', 'Online Taxes']],
    [users.hq, true, ['Discount and On-Line Visibility', 'Online Taxes']],
    [users.market, false, ['Online Taxes']],
    [users.dealer, true, []],
    [users.dealer, false, []],
    [aUser({ priceConfEnabled: true }), undefined, ['Online Taxes']],
  ])('are for those who sell online (R-171): %#', (user, solServiceActive, titles) => {
    open({ user, solServiceActive });

    expect(headings()).toEqual(titles);
  });

  it('ask once for both', async () => {
    open();
    await toggle();

    expect(requests().filter(({ url }) => url.includes('/priceConf/sol/'))).toHaveLength(1);
  });

  it('start over with another vehicle (R-201)', async () => {
    const { rerender: _rerender, unmount } = open();
    await toggle();
    unmount();
    open({ model: { ...model, value: '3410127' } });

    await waitFor(() => expect(requests().some(({ url }) => url.includes('/sol/IT/3410127'))).toBe(true));
  });

  it('say where nothing is sold online, and when it cannot be read', async () => {
    open({ market: { ...italy, solEnable: false } }).unmount();
    server.use(
      http.get('*/ccb/auth/fe/priceConf/sol/:market/:vetele', () =>
        HttpResponse.json({ message: 'x' }, { status: 500 }),
      ),
    );
    open();

    await screen.findByText('Visibility and campaign could not be read');
    server.resetHandlers();
    server.use(http.get('*/ccb/auth/fe/priceConf/sol/:market/:vetele', () => HttpResponse.json(data)));
    fireEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
    expect((await toggle()).checked).toBe(true);
  });
});
