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

/** Paths and keys a line each, beside the history. */
export const Edit: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit test 1042');
    await expect(dialog.getByLabelText(/^Ignore paths/)).toHaveValue('$.timestamp\n$.session.*\n$..imageUrl');
    await expect(dialog.getByLabelText(/^Array keys/)).toHaveValue('$.packs = code');
    await dialog.findByText('3 changes');
  },
};
