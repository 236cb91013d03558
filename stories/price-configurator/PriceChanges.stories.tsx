import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { page } from '../.storybook/steps';
import type { BasePriceInfo, Market, PriceDetails, SignedIn } from '../../frontend/src/api';
import { createPriceSheet } from '../../frontend/src/kit/grid/createPriceSheet';
import { usePriceGrid } from '../../frontend/src/kit/grid/usePriceGrid';
import { PriceChangesDialog } from '../../frontend/src/screens/price-configurator/changes/PriceChangesDialog';
import { storedListOf } from '../../frontend/src/screens/price-configurator/save/priceList';
import basePrice from '../../mocks/PriceList/getBasePriceInfo.default.json';
import priceDetails from '../../mocks/PriceList/getPriceDetailsByModelVersion.default.json';
import signedIn from '../../mocks/Session/getToken.default.json';
import { answerWith, type Answers } from '../../frontend/src/test/mocked';
import { Part } from './Part';

const base = basePrice.value as BasePriceInfo;
const details = priceDetails.value as PriceDetails;
const models = ['MY25', 'MY26', 'MY27'].map((year, at) => ({
  value: `341012${5 + at}`,
  value2: `202${5 + at}`,
  label: `Aurora 1.5 Hybrid ${year}`,
  solLabel: '',
}));
const italy: Market = {
  ...((signedIn.value as SignedIn).user.countries[0] as Market),
  modelGroupItemList: [{ label: 'Aurora', items: models }],
};

interface ChangesProps {
  /** Rows that were marked before the dialog was opened. */
  marked: readonly string[];
  find: string;
  mask: string;
  setsAccessories: boolean;
  onClose: () => void;
}

/** The dialog over the options of a list of its own. */
function Changes({ marked, find, mask, setsAccessories, onClose }: ChangesProps) {
  const [sheet] = useState(() => {
    const filled = createPriceSheet();
    filled.load(storedListOf(base, details).rows);
    return filled;
  });
  const grid = usePriceGrid(details.optionalsSection, sheet);
  const [isReady, setIsReady] = useState(false);
  if (!isReady) {
    setIsReady(true);
    grid.mark(marked, true);
    if (find !== '') grid.find(find);
    return null;
  }
  const canSet = true;
  return (
    <PriceChangesDialog
      grid={grid}
      title="Model Prices and Equipments"
      market={italy}
      model={models[1]!}
      base={base}
      mask={mask}
      currency="EUR"
      canSetBase
      groups={[
        { items: details.optionalsSection, canSet },
        { items: details.fuoriseriesSection, canSet },
        { items: details.customerPrgSection, canSet },
        { items: details.accessoriesSection, canSet: setsAccessories },
      ]}
      onClose={onClose}
    />
  );
}

const meta = {
  title: 'Screens/Price configurator/Price changes',
  component: Changes,
  parameters: { layout: 'fullscreen' },
  args: { marked: [], find: '', mask: '#.##0,00', setsAccessories: true, onClose: fn() },
  beforeEach: ({ parameters }) => answerWith((parameters.ccb as Answers | undefined) ?? {}),
  render: (args) => (
    <Part>
      <Changes {...args} />
    </Part>
  ),
} satisfies Meta<typeof Changes>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(page().getByRole('dialog'));
const choose = async (label: string, option: string) =>
  userEvent.selectOptions(await dialog().findByLabelText(label), option);
const type = async (label: string | RegExp, text: string) => {
  const field = await dialog().findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const row = async (code: string) => within((await dialog().findByText(code)).closest('tr')!);
const press = (name: string | RegExp) => userEvent.click(dialog().getByRole('radio', { name }));

export const Raised: Story = {
  name: 'A percentage on the card, rounded to 10 less a cent (R-421)',
  play: async ({ args }) => {
    await dialog().findByText(/^Choose what to change/);
    await expect(dialog().getByRole('button', { name: 'Apply 0 prices' })).toBeDisabled();
    await type('Percent', '3,5');
    await choose('Round to', '10');
    await choose('Ending', ',99');
    const raised = await row('05FK');
    await expect(raised.getByText('1.420,00')).toBeVisible();
    await expect(raised.getByText('1.469,99')).toBeVisible();
    await expect(raised.getByText('+49,99')).toBeVisible();
    await expect(raised.getByText('+3,52 %')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Apply 10 prices' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Preview: Story = {
  name: 'Preview with refused rows (R-424)',
  args: { setsAccessories: false },
  play: async () => {
    await press(/^Whole price list/);
    await choose('Change', 'Take off an amount');
    await type('Amount', '100');
    await expect((await row('09CB')).getByText('09CB is standard and has no price.')).toBeVisible();
    await expect((await row('11TP')).getByText('There is no price to start from.')).toBeVisible();
    await expect((await row('41CU')).getByText('It would be below 0.')).toBeInTheDocument();
    await press(/^Refused/);
    await expect((await row('AC04')).getByText('Italia does not set this price.')).toBeInTheDocument();
  },
};

export const LeftOut: Story = {
  name: 'Rows left out by the keyboard (R-423)',
  args: { marked: ['05FK', '08ED', '17VL'] },
  play: async () => {
    await choose('Change', 'Set to an amount');
    await type('Amount', '700');
    const box = (code: string) => dialog().getByRole('checkbox', { name: `Apply ${code}` });
    await userEvent.click(box('05FK'));
    await userEvent.keyboard('{ArrowDown} ');
    await expect(box('08ED')).not.toBeChecked();
    await expect(box('17VL')).toBeChecked();
    await expect(dialog().getByText('2 prices stay as they are.')).toBeVisible();
    await expect(dialog().getByRole('button', { name: 'Apply 1 price' })).toBeEnabled();
  },
};

export const Official: Story = {
  name: 'Official prices of the rows that the filter shows, then a rate that is none (R-420)',
  args: { find: 'TP' },
  play: async () => {
    await expect(dialog().getByRole('radio', { name: /^Filtered/ })).toBeChecked();
    await choose('Change', 'Copy the official price');
    await expect((await row('11TP')).getByText('1.190,00')).toBeVisible();
    await type('Multiplied by', '0');
    await dialog().findByText('It is a number above 0 with at most four digits and six decimals.');
  },
};

export const OtherMarket: Story = {
  name: 'Prices of another market at a rate (R-422)',
  parameters: { ccb: { getBasePriceInfo: 'as400' } },
  play: async () => {
    await choose('Change', 'Copy from another market');
    await choose('From market', 'FR');
    await choose('From model', '3410226');
    await dialog().findByText('Saved prices, VAT of 8,1 % included');
    await type('EUR for 1 CHF', '1,0582');
    await expect((await row('05FK')).getByText('1.502,64')).toBeVisible();
    await expect((await row('11TP')).getByText('Francia has no price for it.')).toBeVisible();
  },
};

export const Reading: Story = {
  name: 'The other list is being read',
  parameters: { ccb: { getPriceDetailsByModelVersion: 'pending' }, busy: true },
  play: async () => {
    await choose('Change', 'Copy from another model or model year');
    await choose('From model', '3410125');
    await dialog().findByText('The other price list is being read.');
  },
};

export const Failed: Story = {
  name: 'The other list cannot be read',
  parameters: { ccb: { getPriceDetailsByModelVersion: 500 } },
  play: async () => {
    await choose('Change', 'Copy from another model or model year');
    await choose('From model', '3410125');
    await dialog().findByText('The other price list could not be read');
  },
};

export const WholeUnits: Story = {
  name: 'A market that writes no cents',
  args: { mask: '#.##0' },
  play: async () => {
    await type('Percent', '3,3');
    await expect((await row('17VL')).getByText('289')).toBeVisible();
    await expect(dialog().queryByLabelText('Ending')).toBeNull();
  },
};
