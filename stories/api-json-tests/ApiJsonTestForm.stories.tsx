import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../.storybook/screen';

const meta = { title: 'Screens/Maintenance/API comparison/Form', ...screen('/api_Json_test') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = () => within(document.body);

async function open(canvas: Canvas, button: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await page().findByRole('dialog'));
}

export const New: Story = {
  name: 'New comparison',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New');
    await expect(dialog.getByLabelText('urlAsIs')).toHaveFocus();
  },
};

export const NewWithRequiredFields: Story = {
  name: 'New, required fields missing',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Inserisci tutti i campi obbligatori');
  },
};

export const NewRefused: Story = {
  name: 'New, refused by the server',
  parameters: { ccb: { createApiJsonTest: '400' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New');
    await userEvent.type(dialog.getByLabelText('urlAsIs'), 'ftp://asis.alturia.example/grid');
    await userEvent.type(dialog.getByLabelText('urlToBe'), '/ccb/public/getCCFUrl');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByRole('alert');
  },
};

/** Paths and keys a line each, beside the history. */
export const Edit: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit test 1042');
    await expect(dialog.getByLabelText(/^Ignore paths/)).toHaveValue('$.timestamp\n$.session.*\n$..imageUrl');
    await expect(dialog.getByLabelText(/^Array keys/)).toHaveValue('$.packs = code');
    await dialog.findByText('3 changes');
  },
};

export const EditConflict: Story = {
  name: 'Edit, changed by a colleague',
  parameters: { ccb: { updateApiJsonTest: 'stale' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit test 1042');
    await dialog.findByText('3 changes');
    await userEvent.type(dialog.getByLabelText(/^Ignore paths/), '\n$.options[3].price');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await page().findByRole('dialog', { name: /was changed while you were editing$/ });
  },
};

export const Delete: Story = {
  name: 'Delete question',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete test 1042' }));
    await expect(await page().findByText('Vuoi veramente cancellare test 1042?')).toBeVisible();
  },
};

export const History: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'History of test 1042');
    await dialog.findByText('3 changes');
  },
};

export const Deleted: Story = {
  name: 'Deleted records',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Deleted tests');
    await dialog.findByRole('button', { name: /^Restore http/ });
  },
};

export const NoneDeleted: Story = {
  name: 'Deleted records, none',
  parameters: { ccb: { listDeleted: 'empty' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Deleted tests');
    await dialog.findByText('No deleted tests');
  },
};
