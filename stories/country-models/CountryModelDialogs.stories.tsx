import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen } from '../.storybook/screen';

const meta = {
  title: 'Screens/Reference data/Country models/Dialogs',
  ...screen('/country_models?idKey=IT&from=countries&title=Italia'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const NAME = 'Aurora 1.5 Hybrid in Italia';
const page = () => within(document.body);

async function open(canvas: Canvas, button: string) {
  await canvas.findByRole('button', { name: `Save ${NAME}` });
  await userEvent.click(canvas.getByRole('button', { name: button }));
  return within(await page().findByRole('dialog'));
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
