import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, openDialog, page } from '../.storybook/steps';

const meta = {
  title: 'Screens/Reference data/Country models/Dialogs',
  ...screen('/country_models?idKey=IT&from=countries&title=Italia'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const NAME = 'Aurora 1.5 Hybrid in Italia';

async function open(canvas: Canvas, button: string) {
  await canvas.findByRole('button', { name: `Save ${NAME}` });
  return openDialog(canvas, button);
}

export const EditItem: Story = {
  name: 'Edit one item',
  play: async ({ canvas }) => {
    await open(canvas, `Edit item of ${NAME}`);
    await page().findByLabelText('Item');
    const dialog = within(page().getByRole('dialog'));
    await expect(dialog.getByLabelText('Code')).toHaveAttribute('readonly');
    await waitFor(() => expect(dialog.getByLabelText('Label')).toHaveFocus());
  },
};
