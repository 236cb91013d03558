import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type Canvas } from '../.storybook/steps';
import type { MarketTax } from '../../frontend/src/api';
import { MarketTaxesCard } from '../../frontend/src/screens/price-configurator/taxes/MarketTaxesCard';
import complete from '../../mocks/PriceList/getMarketTaxes.default.json';
import incomplete from '../../mocks/PriceList/getMarketTaxes.incomplete.json';
import { answerWith, type Answers } from '../../frontend/src/test/mocked';
import { Part } from './Part';

const meta = {
  title: 'Screens/Price configurator/Taxes',
  component: MarketTaxesCard,
  parameters: { layout: 'fullscreen', at: '/price_configurator#taxes' },
  args: {
    market: { id: 'IT', description: 'Italia' },
    vetele: '3410126',
    modelName: 'Aurora 1.5 Hybrid MY26',
    taxes: complete.value as MarketTax[],
    mask: '#.##0,00',
    label: 'FINCO Taxes',
    canEdit: true,
    onRetry: fn(),
  },
  beforeEach: ({ parameters }) => answerWith((parameters.ccb as Answers | undefined) ?? {}),
  render: (args, { parameters }) => (
    <Part at={parameters.at as string}>
      <MarketTaxesCard {...args} />
    </Part>
  ),
} satisfies Meta<typeof MarketTaxesCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const type = async (canvas: Canvas, label: string, text: string) => {
  const field = canvas.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
};

export const Filled: Story = {};

export const Incomplete: Story = {
  name: 'Value missing',
  args: { taxes: incomplete.value as MarketTax[] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save taxes' })).toHaveAccessibleDescription(
      'QUOTA ESENTE needs a value that is not 0.',
    );
  },
};

export const FoldedIncomplete: Story = {
  name: 'Folded, value missing',
  parameters: { at: '/price_configurator' },
  args: { taxes: incomplete.value as MarketTax[] },
};

/** letters are not entered, an empty field becomes 0. */
export const Changed: Story = {
  name: 'Unsaved changes',
  play: async ({ canvas }) => {
    await type(canvas, 'MESSA SU STRADA, B2C', '9a0,5');
    await expect(canvas.getByLabelText('MESSA SU STRADA, B2C')).toHaveValue('90,50');
    await type(canvas, 'QUOTA ESENTE, B2E', '{Backspace}');
    await expect(canvas.getByLabelText('QUOTA ESENTE, B2E')).toHaveValue('0,00');
    await expect(canvas.getByRole('button', { name: 'Save taxes' })).toBeEnabled();
  },
};

export const ChangedDark: Story = { ...Changed, name: 'Unsaved changes, dark', globals: { theme: 'dark' } };

export const ReadOnly: Story = {
  args: { canEdit: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('MESSA SU STRADA, B2C')).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Save taxes' })).toBeNull();
  },
};

export const Loading: Story = { args: { taxes: [] }, parameters: { busy: true } };
