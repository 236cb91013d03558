import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../.storybook/screen';

const meta = { title: 'screens/Users', ...screen('/users') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = () => within(document.body);
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('editor');
    await expect(canvas.getByText('12 users')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Edit' })).toBeVisible();
  },
};

export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };

export const Compact: Story = { ...Filled, globals: { density: 'compact' } };

/** Nobody at all: only a console that is being set up looks so. */
export const Empty: Story = {
  parameters: { ccb: { listUsers: 'empty' } },
  play: async ({ canvas }) => void (await canvas.findByText('No users')),
};

export const NothingFound: Story = {
  parameters: { path: '/users?code=ferrari&label=bianchi', ccb: { listUsers: 'empty' } },
  play: async ({ canvas }) => void (await canvas.findByText(/“ferrari” in the username/)),
};

export const Loading: Story = { parameters: { ccb: { listUsers: 'pending' }, busy: true } };

export const Failed: Story = {
  parameters: { ccb: { listUsers: '500' } },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' })),
};

/** Who may use the label tool, but not maintain users. */
export const Forbidden: Story = {
  parameters: { user: { username: 'editor', userAdmin: false }, ccb: { listUsers: '403' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/Ask a user administrator/);
    await expect(canvas.queryByRole('button', { name: 'New' })).toBeNull();
  },
};

export const DeleteConfirm: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Delete editor');
    const question = within(await page().findByRole('alertdialog', { name: 'Elimina' }));
    await expect(question.getByText('Vuoi veramente cancellare editor?')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Annulla' })).toHaveFocus();
  },
};

/** Green, with the server's message; a deletion is final, so there is no Undo. */
export const Deleted: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Delete editor');
    await userEvent.click(await page().findByRole('button', { name: 'Elimina' }));
    const message = within(await page().findByRole('alertdialog', { name: 'Done' }));
    await expect(message.getByText('User editor deleted')).toBeVisible();
  },
};

export const DeleteRefused: Story = {
  parameters: { ccb: { deleteUser: 'own' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Delete admin');
    await userEvent.click(await page().findByRole('button', { name: 'Elimina' }));
    await page().findByText('You cannot delete your own account.');
  },
};

export const History: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'History of editor');
    await page().findByText('3 changes');
    await expect(page().getByText('New password')).toBeVisible();
  },
};

export const HistoryEmpty: Story = {
  parameters: { ccb: { listChanges: 'empty' } },
  play: async ({ canvas }) => {
    await press(canvas, 'History of editor');
    await page().findByText('Never changed.');
  },
};

export const HistoryFailed: Story = {
  parameters: { ccb: { listChanges: '500' } },
  play: async ({ canvas }) => {
    await press(canvas, 'History of editor');
    await page().findByText('The history could not be loaded');
  },
};

export const RestoreConfirm: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'History of editor');
    const [restore] = await page().findAllByRole('button', { name: /^Restore/ });
    await userEvent.click(restore!);
    await expect(await page().findByRole('alertdialog', { name: 'Restore' })).toHaveTextContent(
      'The user becomes again what it was on',
    );
  },
};

export const Export: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Export');
    await page().findByText('As listed');
  },
};

export const ExportFailed: Story = {
  parameters: { ccb: { exportUsersCsv: '500' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Export');
    await userEvent.click(await page().findByRole('button', { name: 'CSV' }));
    await page().findByText(/Something failed on the server/);
  },
};
