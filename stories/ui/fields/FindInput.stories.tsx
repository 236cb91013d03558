import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FindInput, type FindInputProps } from '../../../frontend/src/ui/fields/FindInput';

function Kept(props: FindInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ width: 260 }}>
      <FindInput
        {...props}
        value={value}
        onValue={(next) => {
          setValue(next);
          props.onValue(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Parts/Fields/Find input',
  tags: ['autodocs'],
  component: FindInput,
  args: { label: 'Find in packs', placeholder: 'Code or name', value: '', onValue: fn(), onEnter: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof FindInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Find in packs');
    await userEvent.type(field, 'carbonio{Enter}');
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};
