import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { page, press } from '../.storybook/steps';

const meta = { title: 'Screens/Reference data/Users', ...screen('/users') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('editor');
    await expect(canvas.getByText('12 users')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Edit' })).toBeVisible();
  },
};

export const HistoryEmpty: Story = {
  name: 'History, empty',
  parameters: { ccb: { listChanges: 'empty' } },
  play: async ({ canvas }) => {
    await press(canvas, 'History of editor');
    await page().findByText('Never changed.');
  },
};
