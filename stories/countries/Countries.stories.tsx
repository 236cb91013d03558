import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screen } from '../.storybook/screen';

const path = '/countries';

const meta = { title: 'Screens/Reference data/Countries', ...screen(path) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Italia');
    await expect(canvas.getByText('17 countries')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Model Management of Italia/ })).toHaveTextContent(
      '18 models',
    );
  },
};

export const WithModel: Story = {
  name: 'One model chosen',
  parameters: {
    model: { modelcode: 'AURORA_15_HYB', modelId: '3410127', description: 'Aurora 1.5 Hybrid' },
  },
  play: async ({ canvas }) => {
    const italy = await canvas.findByRole('group', { name: 'Grid of Italia' });
    await expect(within(italy).getByRole('button', { name: 'Check Grid' })).toBeEnabled();
    const byDefault = canvas.getByRole('group', { name: 'Grid of Paese predefinito' });
    await expect(within(byDefault).getByRole('button', { name: 'Check Grid' })).toBeDisabled();
  },
};
