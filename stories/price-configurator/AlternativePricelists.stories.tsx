import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { page } from '../.storybook/steps';
import type { MarketTax, PriceDetails, SignedIn } from '../../frontend/src/api';
import { AlternativePricelistsDialog } from '../../frontend/src/screens/price-configurator/alternative/AlternativePricelistsDialog';
import base from '../../mocks/PriceList/getBasePriceInfo.default.json';
import taxes from '../../mocks/PriceList/getMarketTaxes.default.json';
import complete from '../../mocks/PriceList/getPriceDetailsByModelVersion.complete.json';
import missing from '../../mocks/PriceList/getPriceDetailsByModelVersion.default.json';
import signedIn from '../../mocks/Session/getToken.default.json';
import { answerWith, type Answers } from '../../frontend/src/test/mocked';
import { Part } from './Part';

const [italy] = (signedIn.value as SignedIn).user.countries;

const meta = {
  title: 'Screens/Price configurator/Alternative price lists',
  component: AlternativePricelistsDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    market: italy!,
    vetele: '3410126',
    modelName: 'Aurora 1.5 Hybrid MY26',
    base: base.value,
    details: complete.value as PriceDetails,
    taxes: taxes.value as MarketTax[],
    onClose: fn(),
  },
  beforeEach: ({ parameters }) => answerWith((parameters.ccb as Answers | undefined) ?? {}),
  render: (args) => (
    <Part>
      <AlternativePricelistsDialog {...args} />
    </Part>
  ),
} satisfies Meta<typeof AlternativePricelistsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (ccb: Answers) => ({ parameters: { ccb } });
const none: Answers = { findAlternativePriceLists: 'empty', getAlternativePriceListDetails: 'empty' };

/** The dialog in front. */
const front = () => within(page().getAllByRole('dialog').at(-1)!);
const press = async (name: string | RegExp) => userEvent.click(await front().findByRole('button', { name }));

async function add() {
  await press('Add');
  await userEvent.selectOptions(front().getByLabelText('Opt'), '08ED');
  await userEvent.click(front().getByLabelText('Excluded'));
}
async function configure() {
  await press('Configure');
  await front().findByRole('tablist');
  // At rest the base price, which has the focus first, is written as the list writes amounts.
  await userEvent.tab();
}
async function retype(label: RegExp, text: string) {
  const field = await front().findByLabelText(label);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

export const One: Story = {
  name: 'One list',
  play: async () => {
    await front().findByText('19PB');
    await expect(front().queryByRole('button', { name: 'Add' })).toBeNull();
  },
};
export const Empty: Story = {
  ...answering(none),
  play: async () => void (await front().findByText('Empty Alternative Pricelist')),
};
export const Loading: Story = {
  parameters: { ccb: { findAlternativePriceLists: 'pending' }, busy: true },
};
export const Failed: Story = {
  ...answering({ findAlternativePriceLists: '500' }),
  play: async () => void (await front().findByText('The alternative price list could not be loaded')),
};

export const Insert: Story = {
  ...answering(none),
  name: 'New list',
  play: async () => {
    await add();
    await expect(front().getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(front().getByText(/cars without/)).toBeVisible();
  },
};

export const Changed: Story = {
  name: 'Price grid, unsaved changes',
  play: async () => {
    await press('Change');
    // The option of a list that is there cannot become another one.
    await expect(front().getByLabelText('Opt')).toBeDisabled();
    await expect(front().getByLabelText('Excluded')).toBeChecked();
    await configure();
    await expect(front().getByLabelText('Final price, EUR')).toHaveValue('28.500,00');
    await expect(front().getByLabelText(/^Final price of 05FK/)).toHaveValue('1.410,00');
    await retype(/^Final price of 05FK/, '12500');
    await userEvent.tab();
    await expect(front().getByLabelText(/^Final price of 05FK/)).toHaveValue('12.500,00');
    await expect(front().getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};
/** A blank price of the normal list blocks a new alternative one as well, and can be found. */
export const PricesMissing: Story = {
  ...answering(none),
  name: 'Price grid, prices missing',
  args: { details: missing.value as PriceDetails },
  play: async () => {
    await add();
    await press('Configure');
    await front().findByText('2 items have no price.');
    await expect(front().getByRole('button', { name: 'Save' })).toBeDisabled();
    await press('Go to the first');
    await waitFor(() => expect(front().getByLabelText(/^Final price of 11TP/)).toHaveFocus());
  },
};
export const Breakdown: Story = {
  name: 'Price grid, accessories and price breakdown',
  play: async () => {
    await press('Change');
    await configure();
    await userEvent.click(front().getByRole('tab', { name: /^Accessories/ }));
    await front().findByLabelText(/^Final price of AC01/);
    await press('Price breakdown of the alternative base price');
    await front().findByText('From final price to price without tax');
  },
};
