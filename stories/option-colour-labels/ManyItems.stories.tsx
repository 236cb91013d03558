import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { page } from '../.storybook/steps';

const meta = {
  title: 'Screens/Labels/Option and colour labels/Many at once',
  ...screen('/opt_color_labels?action=search&activeGroup=COLOR', {
    ccb: { previewBulkChange: 'optColorLabel' },
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const names = ['011', '020'];

/** The file is mailed, so that the address and the language are chosen first. */
export const Exported: Story = {
  name: 'Two colours that would be switched off, and their export (R-406, R-464)',
  play: async ({ canvas }) => {
    for (const name of names)
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Set…' }));
    const change = within(await page().findByRole('dialog'));
    const choice = within(change.getByRole('radiogroup', { name: 'Inactive' }));
    await userEvent.click(choice.getByRole('radio', { name: 'On' }));
    await userEvent.click(change.getByRole('button', { name: 'Preview' }));
    await expect(await change.findByRole('button', { name: 'Change 2 colours' })).toBeVisible();
    await userEvent.click(change.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await page().findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'CSV' }));
    const dialog = within(await page().findByRole('dialog'));
    await expect(dialog.getByText(/^Labels of 2 colours in the group/)).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('E-mail address'));
    await userEvent.type(dialog.getByLabelText('E-mail address'), 'maria.keller@alturia.it');
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await expect(await page().findByText(/will be sent to/)).toBeVisible();
  },
};
