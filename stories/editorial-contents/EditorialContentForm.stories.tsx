import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../.storybook/screen';

const meta = {
  title: 'Screens/Editorial/Editorial contents/Form',
  ...screen('/editorial_contents?action=search'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = () => within(document.body);

async function open(canvas: Canvas, button: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await page().findByRole('dialog'));
}
const edit = (canvas: Canvas) => open(canvas, 'Edit ED_AURORA_HYBRID');

/** Beside the text what it looks like, and what the preview leaves out. */
export const Edit: Story = {
  play: async ({ canvas }) => {
    const dialog = await edit(canvas);
    await expect(dialog.getByLabelText('Content')).toHaveFocus();
    await expect(dialog.getByRole('heading', { name: 'Full Hybrid, senza spina' })).toBeVisible();
    await expect(dialog.getByText('2 remarks')).toBeVisible();
  },
};

export const EditDark: Story = { ...Edit, globals: { theme: 'dark' } };

export const EditOnAPhone: Story = {
  name: 'Edit, on a phone',
  play: async ({ canvas }) => {
    const dialog = await edit(canvas);
    await userEvent.click(dialog.getByRole('radio', { name: 'Phone' }));
    await expect(dialog.getByRole('article').clientWidth).toBeLessThanOrEqual(320);
  },
};

/** The text area and what is seen behind it break their lines at the same places. */
export const EditLongLines: Story = {
  name: 'Edit, long lines',
  parameters: { ccb: { listEditorialContents: 'long' } },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Edit ED_VERY/ });
    if (button) await userEvent.click(button);
    const dialog = within(await page().findByRole('dialog'));
    const area = dialog.getByLabelText<HTMLTextAreaElement>('Content');
    await expect(area.scrollHeight).toBe(area.clientHeight);
  },
};

export const EditHistory: Story = {
  name: 'Edit, history',
  play: async ({ canvas }) => {
    const dialog = await edit(canvas);
    await userEvent.click(dialog.getByRole('radio', { name: 'History' }));
    await dialog.findByText('3 changes');
  },
};

export const EditUnsaved: Story = {
  name: 'Edit, leaving with unsaved changes',
  play: async ({ canvas }) => {
    const dialog = await edit(canvas);
    await userEvent.type(dialog.getByLabelText('Content'), '!');
    await userEvent.keyboard('{Escape}');
    await page().findByRole('button', { name: 'Leave without saving' });
  },
};

/** A tag goes around what is selected; the browser's undo takes it back. */
export const Tools: Story = {
  name: 'Markup tools',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New');
    const area = dialog.getByLabelText<HTMLTextAreaElement>('Content');
    await userEvent.type(area, 'Solo oggi');
    area.setSelectionRange(5, 9);
    await userEvent.click(dialog.getByRole('button', { name: 'Bold' }));
    await expect(area).toHaveValue('Solo <strong>oggi</strong>');
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await expect(area).toHaveValue('Solo oggi');
  },
};

export const New: Story = {
  name: 'New content',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New');
    await expect(dialog.getByLabelText('Code')).toHaveFocus();
    await expect(dialog.getByText('Nothing to show yet.')).toBeVisible();
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

export const NewWithSyntaxError: Story = {
  name: 'New, invalid pattern',
  parameters: { ccb: { findModelMatches: 'syntaxError' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New');
    await userEvent.type(dialog.getByLabelText('Model disabled regexp'), '^AURORA_(15|18');
    await dialog.findByText('Not a valid regular expression, position 9:');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

export const NewRefused: Story = {
  name: 'New, code taken',
  parameters: { ccb: { createEditorialContent: '409' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New');
    for (const label of ['Code', 'Label', 'Content'])
      await userEvent.type(dialog.getByLabelText(label), 'ED_WARRANTY');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByRole('alert');
  },
};

export const Conflict: Story = {
  name: 'Changed by a colleague',
  parameters: { ccb: { updateEditorialContent: 'stale' } },
  play: async ({ canvas }) => {
    const dialog = await edit(canvas);
    await userEvent.type(dialog.getByLabelText('Label'), ', ibrido');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await page().findByRole('dialog', { name: 'ED_AURORA_HYBRID was changed while you were editing' });
  },
};
