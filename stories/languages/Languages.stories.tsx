import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, openDialog, page } from '../.storybook/steps';

const meta = { title: 'Screens/Reference data/Languages', ...screen('/languages') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('9 languages');
    await expect(canvas.getByRole('switch', { name: 'sv active' })).not.toBeChecked();
    await expect(
      canvas.getByRole('switch', { name: 'it is the default language and stays active' }),
    ).toBeDisabled();
  },
};

export const Edit: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Edit de');
    await dialog.findByRole('option', { name: 'Svenska (sv)' });
    await expect(dialog.queryByRole('option', { name: 'Nederlands (nl)' })).toBeNull();
  },
};

async function refuse(canvas: Canvas) {
  const dialog = await openDialog(canvas, 'Edit de');
  await dialog.findByRole('option', { name: 'Polski (pl)' });
  await userEvent.selectOptions(dialog.getByLabelText('Fallback language'), 'pl');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return within(await page().findByRole('alertdialog', { name: 'Error' }));
}

/** The form is closed, the red box offers the way back. */
export const Refused: Story = {
  name: 'Edit, fallbacks in a circle',
  parameters: { ccb: { updateLanguage: 'circle' } },
  play: async ({ canvas }) => {
    const box = await refuse(canvas);
    await expect(box.getByText('The fallbacks would form a cycle: de → nl → de.')).toBeVisible();
    await expect(page().queryByRole('dialog')).toBeNull();
  },
};

export const Reopened: Story = {
  name: 'Unsaved changes offered again',
  parameters: { ccb: { updateLanguage: 'circle' } },
  play: async ({ canvas }) => {
    const box = await refuse(canvas);
    await userEvent.click(box.getByRole('button', { name: 'Reopen' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Edit de' }));
    await waitFor(() => expect(dialog.getByLabelText('Fallback language')).toHaveValue('pl'));
    await expect(dialog.getByLabelText('Fallback language')).toBeInvalid();
  },
};

export const ToggleConfirm: Story = {
  name: 'Switch question',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'de active' }));
    const question = within(await page().findByRole('alertdialog', { name: 'Cambio Stato Lingua' }));
    await expect(question.getByRole('button', { name: 'Procedi' })).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'de active' })).toBeChecked();
  },
};

/** What uses it, and what can be done instead. */
export const InUse: Story = {
  name: 'Delete refused, in use',
  parameters: { ccb: { deleteLanguage: 'used' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete de' }));
    await userEvent.click(page().getByRole('button', { name: 'Elimina' }));
    await page().findByText(/it is used by 1240 interface labels/);
    await expect(page().getByRole('button', { name: 'Deactivate' })).toBeVisible();
  },
};
