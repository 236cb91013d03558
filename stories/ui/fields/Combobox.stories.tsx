import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComboboxProps } from '../../../frontend/src/ui/fields/Combobox';
import { Field } from '../../../frontend/src/ui/fields/Field';
import { Combobox } from '../../../frontend/src/ui/fields/Combobox';

const meta = { title: 'Parts/Fields/Combobox', tags: ['autodocs'], component: Combobox } satisfies Meta<
  typeof Combobox
>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = ['DEFAULT', 'Aurora 1.0 T3', 'Aurora 1.5 Hybrid', 'Borea EV', 'Lince città'].map(
  (label, at) => ({
    value: label,
    label,
    hint: at ? `M${at}` : undefined,
  }),
);

function Model({ onChange, ...props }: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return (
    <Field label="Model">
      <Combobox {...props} value={value} onChange={change} />
    </Field>
  );
}

export const Picks: Story = {
  args: { options, value: 'DEFAULT', onChange: fn() },
  render: (args) => <Model {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const model = canvas.getByRole('combobox', { name: 'Model' });
    await userEvent.clear(model);
    await userEvent.type(model, 'CITTA');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Lince città');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(model).toHaveValue('Lince città');
  },
};
export const Open: Story = {
  args: { options, value: 'Borea EV', onChange: fn() },
  render: (args) => (
    <div style={{ height: 260 }}>
      <Model {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Model' }));
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Borea EV');
  },
};
