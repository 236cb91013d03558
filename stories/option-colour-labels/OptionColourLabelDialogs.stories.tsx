import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, type ScreenParameters } from '../.storybook/screen';

const wheels = '/opt_color_labels?action=search&activeGroup=WHEELS';
const answering = (more: ScreenParameters['ccb'] = {}) => ({
  path: wheels,
  ccb: { listOptColorLabels: 'options', ...more },
});

const meta = {
  title: 'Screens/Labels/Option and colour labels/Dialogs',
  ...screen('/opt_color_labels?action=search&activeGroup=COLOR'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = () => within(document.body);
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialog = async (name: string) => within(await page().findByRole('dialog', { name }));

async function edit(canvas: Canvas) {
  await press(canvas, 'Edit 08C');
  return dialog('Edit 08C');
}

async function openExport(canvas: Canvas, email: string) {
  await canvas.findByRole('button', { name: 'Edit 011' });
  await press(canvas, 'Export');
  const form = await dialog('Export');
  await userEvent.clear(form.getByLabelText('E-mail address'));
  if (email) await userEvent.type(form.getByLabelText('E-mail address'), email);
  return form;
}

async function check(canvas: Canvas, opener: string) {
  await canvas.findByRole('button', { name: opener });
  await press(canvas, 'Import');
  const form = within(await page().findByRole('dialog'));
  const file = new File(['code;label\r\n'], 'optColorLabels_VERS_ALL_COLOR.csv', { type: 'text/csv' });
  await userEvent.upload(form.getByLabelText('File to import', { selector: 'input' }), file);
  return form;
}

/** The English description helps whoever writes another language. */
export const Edit: Story = {
  parameters: answering(),
  play: async ({ canvas }) => {
    const form = await edit(canvas);
    await expect(form.getByLabelText('English description')).toHaveAttribute('readonly');
    await form.findByText('4 changes');
  },
};

export const ToggleConfirm: Story = {
  name: 'Switch question',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Active: 011' }));
    const question = await page().findByRole('alertdialog', { name: 'Deactivate' });
    await expect(question).toHaveTextContent('Vuoi attivare/disattivare 011?');
  },
};

export const New: Story = {
  name: 'New label',
  play: async ({ canvas }) => {
    await press(canvas, 'New');
    const form = await dialog('New Interface Label');
    await expect(form.getByLabelText(/^Code/)).toHaveFocus();
  },
};

export const Export: Story = {
  play: async ({ canvas }) => {
    const form = await openExport(canvas, 'maria.keller@alturia.it');
    await expect(form.getByRole('button', { name: 'Export' })).toBeEnabled();
  },
};

export const ExportWithoutAddress: Story = {
  name: 'Export, no e-mail address',
  play: async ({ canvas }) => {
    const form = await openExport(canvas, '');
    await form.findByText('Insert email address to receive export');
    await expect(form.getByRole('button', { name: 'Export' })).toBeDisabled();
  },
};

export const ImportColours: Story = {
  name: 'Import of colours',
  play: async ({ canvas }) => {
    const form = await check(canvas, 'Edit 011');
    await form.findByText('All colours, whatever the list shows');
    await form.findByRole('button', { name: /^Import \d/ });
  },
};
