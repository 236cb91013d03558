import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../.storybook/screen';

const meta = { title: 'Screens/Reference data/Users/Form', ...screen('/users') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type Dialog = ReturnType<typeof within>;

const page = () => within(document.body);

async function open(canvas: Canvas, button: string): Promise<Dialog> {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await page().findByRole('dialog'));
}

async function fill(dialog: Dialog, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const field = dialog.getByLabelText(label);
    await userEvent.clear(field);
    if (text !== '') await userEvent.type(field, text);
  }
}

const openTab = (dialog: Dialog, name: string) => userEvent.click(dialog.getByRole('tab', { name }));
const save = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
const account = { Username: 'mario.rossi', Password: 'segreta1', 'Confirm password': 'segreta1' };

export const New: Story = {
  name: 'New user',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New');
    await expect(dialog.getByRole('heading', { name: 'New User' })).toBeVisible();
    await expect(dialog.getByLabelText('Username')).toHaveFocus();
    await expect(dialog.getByRole('switch', { name: 'Active' })).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Salva' })).toBeDisabled();
  },
};

/** The rules tick while the user types, and turn red once a field is left. */
export const NewTooShort: Story = {
  name: 'New, password too short',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New');
    await fill(dialog, { ...account, Password: 'abcd', 'Confirm password': 'abcd' });
    await userEvent.tab();
    const answerTo = (rule: string) => within(dialog.getByText(rule)).getByRole('img');
    await expect(answerTo('Password longer than 7 characters')).toHaveAccessibleName('not so');
    await expect(answerTo('Username longer than 4 characters')).toHaveAccessibleName('done');
    await expect(dialog.getByRole('button', { name: 'Salva' })).toBeDisabled();
  },
};

export const NewComplete: Story = {
  name: 'New, filled in',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New');
    await fill(dialog, account);
    await expect(dialog.getByRole('button', { name: 'Salva' })).toBeEnabled();
  },
};

/** Save is disabled; Enter says why, in the quoted words for a new user. */
export const NewPasswordsDiffer: Story = {
  name: 'New, passwords differ',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New');
    await fill(dialog, { ...account, 'Confirm password': 'segreta2' });
    await userEvent.keyboard('{Enter}');
    await dialog.findByText('Le due password non combiaciano');
    await expect(dialog.getByRole('button', { name: 'Salva' })).toBeDisabled();
  },
};

export const NewPasswordsDifferDark: Story = {
  ...NewPasswordsDiffer,
  name: 'New, passwords differ, dark',
  globals: { theme: 'dark' },
};

export const NewAccess: Story = {
  name: 'New, access',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New');
    await openTab(dialog, 'Access');
    await expect(await dialog.findByRole('checkbox', { name: /^Italia/ })).not.toBeChecked();
    await expect(dialog.getByLabelText('Language')).toHaveValue('it');
  },
};

export const NewSaved: Story = {
  name: 'New, saved',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New');
    await fill(dialog, account);
    await save(dialog);
    await page().findByText('User mario.rossi created');
  },
};

/** The form closes; 'Reopen' brings everything back (decision A-86). */
export const NewRefused: Story = {
  name: 'New, user name taken',
  parameters: { ccb: { createUser: 'duplicate' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New');
    await fill(dialog, account);
    await save(dialog);
    const box = within(await page().findByRole('alertdialog', { name: 'Error' }));
    await expect(box.getByText('A user with this name already exists.')).toBeVisible();
    await expect(box.getByRole('button', { name: 'Reopen' })).toBeVisible();
  },
};

export const NewReopened: Story = {
  ...NewRefused,
  name: 'New, unsaved changes offered again',
  play: async (context) => {
    await NewRefused.play?.(context);
    await userEvent.click(page().getByRole('button', { name: 'Reopen' }));
    const dialog = within(await page().findByRole('dialog', { name: 'New User' }));
    await expect(dialog.getByLabelText('Username')).toHaveValue('mario.rossi');
    await expect(dialog.getByLabelText('Password')).toHaveValue('segreta1');
    await expect(dialog.getAllByText('A user with this name already exists.')).toHaveLength(2);
  },
};

export const Edit: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit editor');
    await dialog.findByText('3 changes');
    await expect(dialog.getByRole('heading', { name: 'Edit User editor' })).toBeVisible();
    await expect(dialog.getByLabelText('Username')).toHaveAttribute('readonly');
  },
};

export const EditPasswordsDiffer: Story = {
  name: 'Edit, passwords differ',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit editor');
    await dialog.findByText('3 changes');
    await fill(dialog, { Password: 'nuova-parola-1', 'Confirm password': 'nuova-parola-2' });
    await save(dialog);
    await dialog.findByText('Le due password non combaciano');
  },
};

export const EditTooShort: Story = {
  name: 'Edit, password too short',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit editor');
    await dialog.findByText('3 changes');
    await fill(dialog, { Password: 'abcd', 'Confirm password': 'abcd' });
    await save(dialog);
    await dialog.findByText('At least 8 characters');
  },
};

export const EditAccess: Story = {
  name: 'Edit, access',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit regional');
    await openTab(dialog, 'Access');
    await expect(await dialog.findByRole('checkbox', { name: /^Francia/ })).toBeChecked();
    await dialog.findByText('3 changes');
  },
};

export const EditAccessDark: Story = {
  ...EditAccess,
  name: 'Edit, access, dark',
  globals: { theme: 'dark' },
};

/** Save leads to the tab with the field that is wrong. */
export const EditBadAddress: Story = {
  name: 'Edit, invalid e-mail address',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit editor');
    await dialog.findByText('3 changes');
    await openTab(dialog, 'Access');
    await fill(dialog, { 'E-mail': 'giulia' });
    await openTab(dialog, 'Account');
    await save(dialog);
    await dialog.findByText('Not an e-mail address');
    await expect(dialog.getByLabelText('E-mail')).toHaveFocus();
  },
};

/** Nobody changes their own rights. */
export const EditOwn: Story = {
  name: 'Edit, your own account',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit admin');
    await dialog.findByText(/^This is your own account/);
    await dialog.findByText('3 changes');
    await expect(dialog.getByRole('switch', { name: 'Label administration' })).toBeDisabled();
  },
};

export const EditRefused: Story = {
  name: 'Edit, refused by the server',
  parameters: { ccb: { updateUser: 'own' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit editor');
    await dialog.findByText('3 changes');
    await save(dialog);
    await page().findByText(/^You cannot change your own rights/);
    await expect(page().getByRole('button', { name: 'Reopen' })).toBeVisible();
  },
};

export const EditConflict: Story = {
  name: 'Edit, changed by a colleague',
  parameters: { ccb: { updateUser: 'stale' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit editor');
    await openTab(dialog, 'Access');
    await dialog.findByRole('checkbox', { name: /^Francia/ });
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Francia/ }));
    await save(dialog);
    const conflict = within(
      await page().findByRole('dialog', { name: 'editor was changed while you were editing' }),
    );
    await expect(conflict.getByText('Price configurator')).toBeVisible();
    await expect(conflict.getByRole('radiogroup', { name: 'Markets' })).toBeVisible();
  },
};

export const EditUnsaved: Story = {
  name: 'Edit, leaving with unsaved changes',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit editor');
    await userEvent.click(dialog.getByRole('switch', { name: 'Active' }));
    await userEvent.keyboard('{Escape}');
    await page().findByRole('button', { name: 'Leave without saving' });
  },
};
