import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextInput } from '../../../frontend/src/ui/fields/TextInput';

const meta = { title: 'Parts/Fields/Text input', tags: ['autodocs'], component: TextInput } satisfies Meta<
  typeof TextInput
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { 'aria-label': 'Label', placeholder: 'Any text' } };
export const Types: Story = {
  args: { 'aria-label': 'Code', mono: true, onValue: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'a+%é');
    await expect(args.onValue).toHaveBeenLastCalledWith('a+%é');
  },
};
export const ReadOnly: Story = {
  args: { 'aria-label': 'Code', readOnly: true, defaultValue: 'MAIN_TITLE', mono: true },
};
export const Disabled: Story = { args: { 'aria-label': 'Code', disabled: true, defaultValue: 'MAIN_TITLE' } };
