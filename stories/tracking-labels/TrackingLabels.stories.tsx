import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { openDialog, page } from '../.storybook/steps';

const meta = { title: 'Screens/Reference data/Tracking labels', ...screen('/trackinglabels') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('24 tracking labels');
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toBeVisible();
  },
};

/** Searched and sorted by the screen itself: the server answers all of them. */
export const Searched: Story = {
  parameters: { path: '/trackinglabels?code=cta&sort=label' },
  play: async ({ canvas }) => {
    await canvas.findByText('8 tracking labels');
    await expect(canvas.getByRole('columnheader', { name: 'Label' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

export const Edit: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Edit configurator.start (it)');
    await expect(dialog.getByLabelText('Key')).toHaveAttribute('readonly');
    await dialog.findByText(/\d changes?$/);
  },
};

export const Conflict: Story = {
  name: 'Changed by a colleague',
  parameters: { ccb: { updateTrackingLabel: 'stale' } },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Edit configurator.start (it)');
    await userEvent.type(dialog.getByLabelText('Label'), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await page().findByRole('dialog', { name: /was changed while you were editing/ });
  },
};
