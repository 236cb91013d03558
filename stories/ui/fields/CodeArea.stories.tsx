import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { CodeArea, type CodeAreaProps } from '../../../frontend/src/ui/fields/CodeArea';
import { Field } from '../../../frontend/src/ui/fields/Field';

const meta = {
  title: 'Parts/Fields/Code area',
  tags: ['autodocs'],
  component: CodeArea,
  args: { value: '{\n  "theme": "dark",\n  "steps": ["model", "colour"]\n}' },
  render: (args) => <Editor {...args} />,
} satisfies Meta<typeof CodeArea>;

export default meta;
type Story = StoryObj<typeof meta>;

function Editor(args: CodeAreaProps) {
  const [value, setValue] = useState(args.value);
  return (
    <Field label="Content" error={args.faultyLine && `Not valid JSON, line ${args.faultyLine}`}>
      <CodeArea {...args} value={value} onValue={setValue} />
    </Field>
  );
}

export const Plain: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Content'), '{Enter}');
    await expect(canvas.getByText('5')).toBeVisible();
  },
};

export const Faulty: Story = { args: { faultyLine: 3 } };

export const FaultyDark: Story = { ...Faulty, globals: { theme: 'dark' } };

export const Long: Story = {
  args: {
    value: Array.from({ length: 60 }, (_, line) => `  "key.${line}": "${'x'.repeat(160)}",`).join('\n'),
  },
};
