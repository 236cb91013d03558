import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { openDialog } from '../.storybook/steps';

const meta = { title: 'Screens/Maintenance/API comparison/Form', ...screen('/api_Json_test') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Paths and keys a line each, beside the history. */
export const Edit: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Edit test 1042');
    await expect(dialog.getByLabelText(/^Ignore paths/)).toHaveValue('$.timestamp\n$.session.*\n$..imageUrl');
    await expect(dialog.getByLabelText(/^Array keys/)).toHaveValue('$.packs = code');
    await dialog.findByText('3 changes');
  },
};
