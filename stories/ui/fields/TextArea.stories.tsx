import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from '../../../frontend/src/ui/fields/TextArea';

const meta = { title: 'Parts/Fields/Text area', tags: ['autodocs'], component: TextArea } satisfies Meta<
  typeof TextArea
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grows: Story = {
  args: {
    'aria-label': 'Label',
    defaultValue:
      'Prezzo chiavi in mano,\nIPT esclusa.\n\nValido fino a fine mese\nper gli allestimenti indicati.',
  },
};
