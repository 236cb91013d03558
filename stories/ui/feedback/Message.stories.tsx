import type { Meta, StoryObj } from '@storybook/react-vite';
import { Message } from '../../../frontend/src/ui/feedback/Message';
import layoutStyles from '../../../frontend/src/ui/layout.module.css';

const meta = { title: 'Parts/Feedback/Message', tags: ['autodocs'], component: Message } satisfies Meta<
  typeof Message
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    tone: 'warning',
    title: 'Two campaigns overlap',
    children: 'A car takes the discount of the one that started last.',
    announce: false,
  },
};

export const Tones: Story = {
  args: { tone: 'info' },
  render: () => (
    <div className={layoutStyles.stack}>
      <Message tone="info" title="The import runs">
        You can leave this page.
      </Message>
      <Message tone="success">1.240 rows imported.</Message>
      <Message tone="warning">
        <b>Giulia Ferri</b> saved this label at 10:41, after you opened it.
      </Message>
      <Message tone="error" title="Login failed" />
    </div>
  ),
};
