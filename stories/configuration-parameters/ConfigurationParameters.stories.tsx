import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { openDialog } from '../.storybook/steps';

const meta = {
  title: 'Screens/Reference data/Configuration parameters',
  ...screen('/configuration_parameters'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('8 parameters');
    await expect(
      canvas.getByRole('button', { name: 'CCF_URL (it) is read by the console and stays' }),
    ).toBeDisabled();
  },
};

/** Only user administrators change parameters. */
export const ReadOnly: Story = {
  name: 'Read only',
  parameters: { user: { userAdmin: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('Read-only');
    await canvas.findByRole('button', { name: 'History of CCF_URL (it)' });
    await expect(canvas.queryByRole('button', { name: /^(New|Edit|Delete)/ })).toBeNull();
  },
};

/** What the console reads as a switch is one. */
export const EditSwitch: Story = {
  name: 'Edit a switch',
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Edit SOL_SERVICE_AVAILABLE (it)');
    await expect(dialog.getByLabelText('Value')).toHaveValue('true');
    await expect(dialog.getByLabelText('Language')).toHaveAttribute('readonly');
  },
};
