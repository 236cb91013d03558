import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, openDialog, page } from '../.storybook/steps';

const meta = {
  title: 'Screens/Labels/Interface labels/Form',
  ...screen('/interface_labels?action=search&activeGroup=Main%20Window'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function change(canvas: Canvas) {
  const dialog = await openDialog(canvas, 'Edit MAIN_TITLE');
  await dialog.findByText('4 changes');
  const label = dialog.getByLabelText('Label');
  await userEvent.clear(label);
  await userEvent.type(label, 'Configura la tua nuova Alturia');
  return dialog;
}

async function collide(canvas: Canvas) {
  const dialog = await change(canvas);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return within(await page().findByRole('dialog', { name: 'MAIN_TITLE was changed while you were editing' }));
}

export const New: Story = {
  name: 'New label',
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'New');
    await expect(dialog.getByLabelText('Code')).toHaveFocus();
    await expect(dialog.getByLabelText('Label group')).toHaveValue('Main Window');
  },
};

export const NewWithMatch: Story = {
  name: 'New, pattern matches models',
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'New');
    const regexp = dialog.getByLabelText('Model enabled regexp');
    await userEvent.clear(regexp);
    await userEvent.type(regexp, '^AURORA_.*$');
    await dialog.findByText('matches 3 of 8 models');
  },
};

export const NewWithSyntaxError: Story = {
  name: 'New, invalid pattern',
  parameters: { ccb: { findModelMatches: 'syntaxError' } },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'New');
    await userEvent.type(dialog.getByLabelText('Model disabled regexp'), '^AURORA_(15|18');
    await dialog.findByText('Not a valid regular expression, position 9:');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

export const NewWithRequiredFields: Story = {
  name: 'New, required fields missing',
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'New');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Inserisci tutti i campi obbligatori');
    await expect(dialog.getByLabelText('Code')).toHaveFocus();
  },
};

export const NewRefused: Story = {
  name: 'New, code taken',
  parameters: { ccb: { createInterfaceLabel: '409' } },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'New');
    await userEvent.type(dialog.getByLabelText('Code'), 'MAIN_TITLE');
    await userEvent.type(dialog.getByLabelText('Label'), 'Configura la tua Alturia');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Exists already in Main Window');
  },
};

export const NewSaved: Story = {
  name: 'New, saved',
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'New');
    await userEvent.type(dialog.getByLabelText('Code'), 'MAIN_AURORA_CLAIM');
    await userEvent.type(dialog.getByLabelText('Label'), 'Aurora: la strada si fa luce');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await page().findByText('Label MAIN_AURORA_CLAIM created');
  },
};

export const Edit: Story = { play: async ({ canvas }) => void (await change(canvas)) };

export const ShownByCalls: Story = {
  name: 'Edit, a label that calls to action show',
  parameters: { ccb: { listCallToActions: 'ofLabel' } },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Edit MAIN_TITLE');
    await expect(await dialog.findByRole('link', { name: 'BUY_ONLINE' })).toHaveAttribute(
      'href',
      expect.stringContaining('/call_to_action?action=search&code=BUY_ONLINE'),
    );
  },
};

export const EditDark: Story = { ...Edit, globals: { theme: 'dark' } };

export const EditLongTexts: Story = {
  name: 'Edit, long texts',
  parameters: { ccb: { listInterfaceLabels: 'long' } },
  play: async ({ canvas }) => {
    const [edit] = await canvas.findAllByRole('button', { name: /^Edit MAIN_LEGAL/ });
    if (edit) await userEvent.click(edit);
    await page().findByText('4 changes');
  },
};

export const EditUnsaved: Story = {
  name: 'Edit, leaving with unsaved changes',
  play: async ({ canvas }) => {
    await change(canvas);
    await userEvent.keyboard('{Escape}');
    await page().findByRole('button', { name: 'Leave without saving' });
  },
};

export const Conflict: Story = {
  name: 'Changed by a colleague',
  parameters: { ccb: { updateInterfaceLabel: 'stale' } },
  play: async ({ canvas }) => {
    const dialog = await collide(canvas);
    await expect(dialog.getByRole('radio', { name: /^Mine/ })).toHaveFocus();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

export const ConflictCombined: Story = {
  name: 'Changed by a colleague, combined text',
  parameters: { ccb: { updateInterfaceLabel: 'stale' } },
  play: async ({ canvas }) => {
    const dialog = await collide(canvas);
    await userEvent.click(dialog.getByRole('radio', { name: 'Write a combined text' }));
    await userEvent.type(dialog.getByLabelText('Combined label'), '!');
    await expect(dialog.getByText('1 of 1 conflict resolved')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};
