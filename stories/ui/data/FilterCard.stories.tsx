import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../../../frontend/src/ui/fields/Field';
import { TextInput } from '../../../frontend/src/ui/fields/TextInput';
import { FilterCard } from '../../../frontend/src/ui/data/FilterCard';
import styles from '../../../frontend/src/ui/data/filter-card.module.css';

const meta = { title: 'Parts/Data/Filter card', tags: ['autodocs'], component: FilterCard } satisfies Meta<
  typeof FilterCard
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {
  args: {
    isOpen: true,
    onOpen: fn(),
    onSubmit: fn(),
    onClear: fn(),
    children: (
      <>
        <Field label="Code">
          <TextInput placeholder="Any code" mono />
        </Field>
        <Field label="Label" className={styles.grow}>
          <TextInput placeholder="Any text" />
        </Field>
      </>
    ),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'MAIN{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
