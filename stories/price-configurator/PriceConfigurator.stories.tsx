import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Market, SessionUser, SignedIn } from '../../frontend/src/api';
import signedIn from '../../mocks/Session/getToken.market.json';
import { isFrameChecked, screen } from '../.storybook/screen';
import { type Canvas } from '../.storybook/steps';

const { user } = signedIn.value as SignedIn;
const italy = user.countries[0]!;
const withModels = (change: Partial<Market> = {}): Market => ({
  ...italy,
  modelGroupItemList: [
    {
      label: 'Aurora',
      items: [
        { value: '3410126', value2: '2026', label: 'Aurora 1.5 Hybrid MY26', solLabel: '3410126 Aurora' },
        { value: '3410127', value2: '2027', label: 'Aurora 1.5 Hybrid MY27', solLabel: '3410127 Aurora' },
      ],
    },
    {
      label: 'Lince',
      items: [
        { value: '3440126', value2: '2026', label: 'Lince 1.5 Hybrid MY26', solLabel: '3440126 Lince' },
      ],
    },
  ],
  ...change,
});
const aUser = (market: Partial<Market> = {}, rights: Partial<SessionUser> = {}): Partial<SessionUser> => ({
  ...user,
  countries: [withModels(market)],
  ...rights,
});

const meta = {
  title: 'Screens/Price configurator/Whole page',
  ...screen('/price_configurator', { user: aUser(), a11y: isFrameChecked }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const card = (canvas: Canvas, name: string) => canvas.findByRole('heading', { name });

/** A market user; two options have no price. */
export const MarketUser: Story = {
  name: 'Filled',
  play: async ({ canvas }) => {
    await card(canvas, 'Discount and On-Line Visibility');
    await expect(await canvas.findByText('Some price is missing in the list below...')).toBeVisible();
    const menu = within(canvas.getByRole('navigation', { name: 'Menu' }));
    await expect(await menu.findByText('2 items without a price')).toBeInTheDocument();
  },
};

/** A base price that is being changed: what is not saved, and why it cannot be. */
export const Changed: Story = {
  name: 'Unsaved changes',
  play: async ({ canvas }) => {
    const price = await canvas.findByLabelText('Final price, EUR');
    await userEvent.clear(price);
    await userEvent.type(price, '29.100,50{Enter}');
    await expect(canvas.getByText('1 unsaved change')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save prices' })).toBeDisabled();
  },
};

/** Nothing is missing, so the cards can be folded; each says in a line what is in it. */
export const Folded: Story = {
  name: 'Complete price list, folded by the keyboard',
  parameters: { ccb: { getPriceDetailsByModelVersion: 'complete' } },
  play: async ({ canvas }) => {
    await card(canvas, 'Model Prices and Equipments');
    await expect(canvas.queryByText('Some price is missing in the list below...')).toBeNull();
    for (const name of ['Discount and On-Line Visibility', 'Online Taxes', 'Model Prices and Equipments']) {
      const fold = await canvas.findByRole('button', { name });
      // Tab leads there past everything above it.
      for (let presses = 0; presses < 80 && document.activeElement !== fold; presses++) await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(fold).toHaveAttribute('aria-expanded', 'false');
    }
    await expect(await canvas.findByText('14 items, all priced')).toBeVisible();
    await expect(canvas.getByText(/^Visible in Italia, campaign /)).toBeVisible();
  },
};

/** The market has not published the list. */
export const Unpublished: Story = {
  parameters: { ccb: { getBasePriceInfo: 'unpublished', getPriceDetailsByModelVersion: 'complete' } },
  play: async ({ canvas }) =>
    void (await canvas.findByText('The market has not published the price list yet.')),
};

/** Prices are read, accessories are set. */
export const WithoutEnableBaseOpt: Story = {
  name: 'Without base options',
  parameters: { user: aUser({ enableBaseOpt: false }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/Taxes are set by the market and excluded from the dealer pricelist/);
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
  },
};

export const HqUser: Story = {
  name: 'Headquarters',
  parameters: { user: aUser({}, { isHQUser: true }) },
  play: async ({ canvas }) => {
    await card(canvas, 'Accessories');
    await expect(canvas.queryByRole('button', { name: 'Save prices' })).toBeNull();
  },
};

export const Dealer: Story = {
  parameters: { user: aUser({}, { isDealer: true }) },
  play: async ({ canvas }) => {
    await card(canvas, 'Accessories');
    await expect(canvas.queryByRole('heading', { name: 'Online Taxes' })).toBeNull();
  },
};

/** The market of the address is not one of the user's. */
export const ForeignMarket: Story = {
  name: 'Market of somebody else',
  parameters: { path: '/price_configurator?idCountry=DE&vetele=3410126' },
  play: async ({ canvas }) => void (await canvas.findByText(/not one of yours/)),
};

export const MarketWithoutModels: Story = { parameters: { user: aUser({ modelGroupItemList: [] }) } };

export const Loading: Story = {
  parameters: { ccb: { getPriceDetailsByModelVersion: 'pending' }, busy: true },
};
