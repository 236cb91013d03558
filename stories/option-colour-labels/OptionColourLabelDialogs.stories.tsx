import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen, type ScreenParameters } from '../.storybook/screen';
import { type Canvas, dialog, press } from '../.storybook/steps';

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

async function edit(canvas: Canvas) {
  await press(canvas, 'Edit 08C');
  return dialog('Edit 08C');
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

export const Export: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Edit 011' });
    await press(canvas, 'Export');
    const form = await dialog('Export');
    await userEvent.clear(form.getByLabelText('E-mail address'));
    await userEvent.type(form.getByLabelText('E-mail address'), 'maria.keller@alturia.it');
    await expect(form.getByRole('button', { name: 'Export' })).toBeEnabled();
  },
};
