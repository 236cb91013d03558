import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, openDialog } from '../.storybook/steps';

const meta = {
  title: 'Screens/Editorial/Editorial contents/Form',
  ...screen('/editorial_contents?action=search'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const edit = (canvas: Canvas) => openDialog(canvas, 'Edit ED_AURORA_HYBRID');

/** Beside the text what it looks like, and what the preview leaves out. */
export const Edit: Story = {
  play: async ({ canvas }) => {
    const dialog = await edit(canvas);
    await expect(dialog.getByLabelText('Content')).toHaveFocus();
    await expect(dialog.getByRole('heading', { name: 'Full Hybrid, senza spina' })).toBeVisible();
    await expect(dialog.getByText('2 remarks')).toBeVisible();
  },
};

export const EditOnAPhone: Story = {
  name: 'Edit, on a phone',
  play: async ({ canvas }) => {
    const dialog = await edit(canvas);
    await userEvent.click(dialog.getByRole('radio', { name: 'Phone' }));
    await expect(dialog.getByRole('article').clientWidth).toBeLessThanOrEqual(320);
  },
};

/** A tag goes around what is selected; the browser's undo takes it back. */
export const Tools: Story = {
  name: 'New, markup tools',
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'New');
    await expect(dialog.getByLabelText('Code')).toHaveFocus();
    await expect(dialog.getByText('Nothing to show yet.')).toBeVisible();
    const area = dialog.getByLabelText<HTMLTextAreaElement>('Content');
    await userEvent.type(area, 'Solo oggi');
    area.setSelectionRange(5, 9);
    await userEvent.click(dialog.getByRole('button', { name: 'Bold' }));
    await expect(area).toHaveValue('Solo <strong>oggi</strong>');
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await expect(area).toHaveValue('Solo oggi');
  },
};
