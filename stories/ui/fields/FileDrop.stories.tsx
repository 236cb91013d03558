import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileDrop } from '../../../frontend/src/ui/fields/FileDrop';

const meta = { title: 'Parts/Fields/File drop', tags: ['autodocs'], component: FileDrop } satisfies Meta<
  typeof FileDrop
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { label: 'File to import', accept: '.xlsx,.csv', hint: 'XLSX or CSV, at most 20 MB', onFile: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const file = new File(['Code;Label'], 'labels.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText('File to import', { selector: 'input' }), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};
export const Chosen: Story = {
  args: {
    label: 'File to import',
    file: {
      name: 'interface_labels_it_2026-11-20.xlsx',
      detail: '412 KB · 1.455 rows · nothing has been saved yet',
    },
    onFile: fn(),
  },
};
export const Refused: Story = {
  args: {
    label: 'File to import',
    file: { name: 'photo.png' },
    error: 'This is neither XLSX nor CSV.',
    onFile: fn(),
  },
};
