import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FailedState } from '../../../frontend/src/ui/feedback/FailedState';

const meta = {
  title: 'Parts/Feedback/Failed state',
  tags: ['autodocs'],
  component: FailedState,
  args: { title: 'The list could not be loaded', text: 'Timeout of the label service after 30 s.' },
} satisfies Meta<typeof FailedState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = { args: { onRetry: fn() } };
export const ReadAgain: Story = { args: { onRetry: fn(), pending: true } };
export const WithoutRetry: Story = {};
