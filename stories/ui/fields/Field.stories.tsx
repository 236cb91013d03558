import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tag } from '../../../frontend/src/ui/data/Tag';
import { TextArea } from '../../../frontend/src/ui/fields/TextArea';
import { TextInput } from '../../../frontend/src/ui/fields/TextInput';
import { Field } from '../../../frontend/src/ui/fields/Field';

const meta = { title: 'Parts/Fields/Field', tags: ['autodocs'], component: Field } satisfies Meta<
  typeof Field
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Required: Story = {
  args: {
    label: 'Code',
    required: true,
    hint: 'Code is free in Main Window',
    hintTone: 'ok',
    children: <TextInput mono />,
  },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await expect(code).toBeRequired();
    await expect(code).toHaveAccessibleDescription('Code is free in Main Window');
  },
};
export const Invalid: Story = {
  args: {
    label: 'Model disabled regexp',
    error: (
      <>
        <b>Not a valid regular expression, position 9:</b> the group opened by “(” is never closed.
      </>
    ),
    children: <TextInput mono defaultValue="^AURORA_(15|18" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
export const Locked: Story = {
  args: { label: 'Label group', locked: true, children: <TextInput defaultValue="Main Window" /> },
};
export const Everything: Story = {
  args: {
    label: 'Label',
    required: true,
    note: 'default DEFAULT',
    trailing: <Tag tone="neutral">Italiano</Tag>,
    hint: 'Saved value: “Configura la tua Alturia”',
    counter: { length: 301, max: 255 },
    children: <TextArea defaultValue="Configura la tua nuova Alturia" />,
  },
};
