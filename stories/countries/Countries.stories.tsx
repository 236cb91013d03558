import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screen } from '../.storybook/screen';

const path = '/countries';

const meta = { title: 'screens/Countries', ...screen(path) } satisfies Meta;

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

export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };

/** The header names no model: nothing to check. */
export const WithoutModel: Story = {
  play: async ({ canvas }) => {
    const italy = await canvas.findByRole('group', { name: 'Grid of Italia' });
    await expect(within(italy).getByRole('button', { name: 'Check Grid' })).toBeDisabled();
  },
};

export const WithModel: Story = {
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

export const Empty: Story = {
  parameters: { ccb: { listCountries: 'empty' } },
  play: async ({ canvas }) => void (await canvas.findByText('No countries')),
};

export const NothingFound: Story = {
  parameters: { path: `${path}?code=zz`, ccb: { listCountries: 'empty' } },
  play: async ({ canvas }) => void (await canvas.findByText('No country with code “zz”')),
};

export const Loading: Story = { parameters: { ccb: { listCountries: 'pending' }, busy: true } };

export const Failed: Story = {
  parameters: { ccb: { listCountries: '500' } },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' })),
};
