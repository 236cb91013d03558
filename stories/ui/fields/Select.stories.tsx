import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../../../frontend/src/ui/fields/Field';
import { Select } from '../../../frontend/src/ui/fields/Select';

const meta = { title: 'Parts/Fields/Select', tags: ['autodocs'], component: Select } satisfies Meta<
  typeof Select
>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = ['Main Window', 'Model Selection', 'Exterior'].map((label) => ({ value: label, label }));

export const InField: Story = {
  args: { options },
  render: (args) => (
    <Field label="Label group" required>
      <Select {...args} placeholder="Choose a group" />
    </Field>
  ),
};
export const Quiet: Story = {
  args: { options, variant: 'quiet', label: 'Language', onValue: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Exterior');
    await expect(args.onValue).toHaveBeenCalledWith('Exterior');
  },
};
