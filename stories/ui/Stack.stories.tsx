import type { Meta, StoryObj } from '@storybook/react-vite';
import { Message } from '../../frontend/src/ui/feedback/Message';
import { Stack } from '../../frontend/src/ui/Stack';

const meta = { title: 'Parts/Layout/Stack', tags: ['autodocs'], component: Stack } satisfies Meta<
  typeof Stack
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BelowOneAnother: Story = {
  args: {
    gap: 16,
    children: (
      <>
        <Message tone="info">The list is kept by headquarters.</Message>
        <Message tone="warning">Two prices are missing.</Message>
      </>
    ),
  },
};

export const InColumns: Story = {
  args: {
    as: 'dl',
    columns: 'max-content 1fr',
    gap: '4px 12px',
    children: (
      <>
        <dt>By</dt>
        <dd>Giulia Bassi</dd>
        <dt>On</dt>
        <dd>18/11/26 17:42</dd>
      </>
    ),
  },
};
