import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleAlert, Equal, PenLine, Plus } from 'lucide-react';
import { Counters } from '../../../frontend/src/ui/data/Counters';

const meta = { title: 'Parts/Data/Counters', tags: ['autodocs'], component: Counters } satisfies Meta<
  typeof Counters
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Import: Story = {
  args: {
    counters: [
      { label: 'created', value: 86, icon: Plus, tone: 'ok' },
      { label: 'changed', value: 1154, icon: PenLine, tone: 'accent' },
      { label: 'unchanged', value: 203, icon: Equal, tone: 'neutral' },
      { label: 'in error', value: 12, icon: CircleAlert, tone: 'danger' },
    ],
  },
};
