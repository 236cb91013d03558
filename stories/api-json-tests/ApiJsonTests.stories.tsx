import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen } from '../.storybook/screen';

const meta = { title: 'Screens/Maintenance/API comparison', ...screen('/api_Json_test') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('9 differences')).toBeVisible();
    await expect(canvas.getByText('Error 504')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Active only' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'As is of test 1067' })).toBeDisabled();
  },
};

/** The disabled ones too; one of them cannot be compared. */
export const AllTests: Story = {
  name: 'Inactive ones as well',
  parameters: { path: '/api_Json_test?show=all' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Disable test 1038' })).toBeChecked();
    await expect(
      canvas.getByRole('button', { name: 'Compare test 1038: the test is disabled' }),
    ).toBeDisabled();
  },
};

export const LongAddresses: Story = {
  parameters: { path: '/api_Json_test?show=all', ccb: { listApiJsonTests: 'long' } },
};

/** A run of all tests: what it has found shows at once, what it has still to do is told row by row. */
export const Running: Story = {
  parameters: { ccb: { getApiJsonTestSummary: 'running' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Compare in esecuzione')).toBeVisible();
    await expect(canvas.getByText(/^8 of 10 tests · started/)).toBeVisible();
    await expect(await canvas.findByText('Comparing')).toBeVisible();
  },
};

export const RunningDark: Story = { ...Running, globals: { theme: 'dark' } };
