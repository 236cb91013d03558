import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type Canvas, press } from '../.storybook/steps';
import type { Market, SessionUser, SignedIn } from '../../frontend/src/api';
import { OnlineCards } from '../../frontend/src/screens/price-configurator/online/OnlineCards';
import signedIn from '../../mocks/Session/getToken.default.json';
import { answerWith, type Answers } from '../../frontend/src/test/mocked';
import { Part } from './Part';

const { user } = signedIn.value as SignedIn;
const italy: Market = { ...user.countries[0]!, id: 'IT', description: 'Italia', solEnable: true };
const market: SessionUser = { ...user, isHQUser: false, isDealer: false };
const hq: SessionUser = { ...market, isHQUser: true };

const meta = {
  title: 'Screens/Price configurator/Online sales',
  component: OnlineCards,
  parameters: { layout: 'fullscreen' },
  args: {
    market: italy,
    model: {
      value: '3410126',
      value2: '2026',
      label: 'Aurora 1.5 Hybrid MY 2026',
      solLabel: '3410126 Aurora',
    },
    user: market,
    solServiceActive: true,
    onGoToCampaign: fn(),
  },
  beforeEach: ({ parameters }) => answerWith((parameters.ccb as Answers | undefined) ?? {}),
  render: (args) => (
    <Part>
      <OnlineCards {...args} />
    </Part>
  ),
} satisfies Meta<typeof OnlineCards>;

export default meta;
type Story = StoryObj<typeof meta>;

const type = async (canvas: Canvas, label: string, text: string) => {
  const field = await canvas.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
};

export const Filled: Story = {};

export const Loading: Story = { parameters: { ccb: { getSolPriceData: 'pending' }, busy: true } };

/** No campaign, no records of visibility, no downpayments; the fixed taxes are there. */
export const NotSoldYet: Story = {
  name: 'Not sold online yet',
  parameters: { ccb: { getSolPriceData: 'none' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch')).toBeDisabled();
    await canvas.findByText('No campaign');
  },
};

/** HQ users read campaign and taxes, and switch the record of headquarters. */
export const Headquarters: Story = {
  name: 'Seen by headquarters',
  args: { user: hq },
  play: async ({ canvas }) => {
    await canvas.findByText('Visible to the markets');
    await expect(canvas.queryByRole('button', { name: 'Save taxes' })).toBeNull();
  },
};

/** Card 2 is gone, card 3 says why it is empty. */
export const ServiceOff: Story = { name: 'Online sales switched off', args: { solServiceActive: false } };

/** A percent shuts the value out; what is above 100 says so while it is typed, and becomes 100 when the field is left. */
export const CampaignChanged: Story = {
  name: 'Campaign, changed',
  play: async ({ canvas }) => {
    const percent = await canvas.findByLabelText('Discount %');
    await userEvent.clear(percent);
    await userEvent.type(percent, '150');
    await expect(percent).toHaveAccessibleDescription(/'150' is above 100: it becomes 100,00 once/);
    await userEvent.tab();
    await expect(percent).toHaveValue('100,00');
    await expect(canvas.getByLabelText('Discount value')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Save campaign' })).toBeEnabled();
  },
};

/** R-187, letter by letter, until it has a description. */
export const TaxAdded: Story = {
  name: 'Taxes, one added',
  play: async ({ canvas }) => {
    await press(canvas, 'Add');
    await expect(canvas.getByLabelText('Description of the new tax')).toHaveFocus();
    await press(canvas, 'Save taxes');
    await canvas.findByText('Descrption required');
    await type(canvas, 'Description of the new tax', 'TARGA PROVA');
    await type(canvas, 'TARGA PROVA, B2C', '12.5');
  },
};
