import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, openDialog } from '../.storybook/steps';

const meta = { title: 'Screens/Reference data/Users/Form', ...screen('/users') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function fill(dialog: Canvas, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const field = dialog.getByLabelText(label);
    await userEvent.clear(field);
    if (text !== '') await userEvent.type(field, text);
  }
}

const openTab = (dialog: Canvas, name: string) => userEvent.click(dialog.getByRole('tab', { name }));
const save = (dialog: Canvas) => userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
const account = { Username: 'mario.rossi', Password: 'segreta1', 'Confirm password': 'segreta1' };

/** The rules tick while the user types, and turn red once a field is left. */
export const NewTooShort: Story = {
  name: 'New, password too short',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'New');
    await fill(dialog, { ...account, Password: 'abcd', 'Confirm password': 'abcd' });
    await userEvent.tab();
    const answerTo = (rule: string) => within(dialog.getByText(rule)).getByRole('img');
    await expect(answerTo('Password longer than 7 characters')).toHaveAccessibleName('not met');
    await expect(answerTo('Username longer than 4 characters')).toHaveAccessibleName('done');
    await expect(dialog.getByRole('button', { name: 'Salva' })).toBeDisabled();
  },
};

export const NewComplete: Story = {
  name: 'New, filled in',
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'New');
    await expect(dialog.getByRole('heading', { name: 'New User' })).toBeVisible();
    await expect(dialog.getByLabelText('Username')).toHaveFocus();
    await expect(dialog.getByRole('switch', { name: 'Active' })).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Salva' })).toBeDisabled();
    await fill(dialog, account);
    await expect(dialog.getByRole('button', { name: 'Salva' })).toBeEnabled();
  },
};

/** Save is disabled; Enter says why, in the quoted words for a new user. */
export const NewPasswordsDiffer: Story = {
  name: 'New, passwords differ',
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'New');
    await fill(dialog, { ...account, 'Confirm password': 'segreta2' });
    await userEvent.keyboard('{Enter}');
    await dialog.findByText('Le due password non combiaciano');
    await expect(dialog.getByRole('button', { name: 'Salva' })).toBeDisabled();
  },
};

export const NewAccess: Story = {
  name: 'New, access',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'New');
    await openTab(dialog, 'Access');
    await expect(await dialog.findByRole('checkbox', { name: /^Italia/ })).not.toBeChecked();
    await expect(dialog.getByLabelText('Language')).toHaveValue('it');
  },
};

export const Edit: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Edit editor');
    await dialog.findByText('3 changes');
    await expect(dialog.getByRole('heading', { name: 'Edit User editor' })).toBeVisible();
    await expect(dialog.getByLabelText('Username')).toHaveAttribute('readonly');
  },
};

export const EditTooShort: Story = {
  name: 'Edit, passwords that differ, then one too short',
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Edit editor');
    await dialog.findByText('3 changes');
    await fill(dialog, { Password: 'nuova-parola-1', 'Confirm password': 'nuova-parola-2' });
    await save(dialog);
    await dialog.findByText('Le due password non combaciano');
    await fill(dialog, { Password: 'abcd', 'Confirm password': 'abcd' });
    await save(dialog);
    await dialog.findByText('At least 8 characters');
  },
};

export const EditAccess: Story = {
  name: 'Edit, access',
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Edit regional');
    await openTab(dialog, 'Access');
    await expect(await dialog.findByRole('checkbox', { name: /^Francia/ })).toBeChecked();
    await dialog.findByText('3 changes');
  },
};

/** Nobody changes their own rights. */
export const EditOwn: Story = {
  name: 'Edit, your own account',
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Edit admin');
    await dialog.findByText(/^This is your own account/);
    await dialog.findByText('3 changes');
    await expect(dialog.getByRole('switch', { name: 'Label administration' })).toBeDisabled();
  },
};
