import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { ConnectionBanner } from '../../../frontend/src/ui/feedback/ConnectionBanner';
import { Dialog } from '../../../frontend/src/ui/dialogs/Dialog';
import { inFrames } from '../inFrames';

const meta = {
  title: 'Parts/Feedback/Connection banner',
  tags: ['autodocs'],
  parameters: inFrames,
  component: ConnectionBanner,
  render: (args) => (
    <div style={{ minHeight: 200 }}>
      <ConnectionBanner {...args} />
    </div>
  ),
} satisfies Meta<typeof ConnectionBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = () => within(screen.getByRole('region', { name: 'Connection' })).getByRole('status');

export const Here: Story = { play: () => expect(region()).toBeEmptyDOMElement() };

export const Away: Story = {
  args: { lost: 'away' },
  play: () => expect(region()).toHaveTextContent('The server does not answer at the moment.'),
};

export const Offline: Story = {
  args: { lost: 'offline' },
  play: () => expect(region()).toHaveTextContent('This device is offline.'),
};

/** Nothing to see any more; who listens is told. */
export const Back: Story = {
  args: { isBack: true },
  play: () => expect(region()).toHaveTextContent('The server answers again.'),
};

export const OverDialog: Story = {
  args: { lost: 'away' },
  render: (args) => (
    <>
      <ConnectionBanner {...args} />
      <Dialog title="Edit MAIN_TITLE" onClose={() => undefined}>
        What was typed stays here.
      </Dialog>
    </>
  ),
  play: () => expect(region().closest('dialog')).not.toBeNull(),
};
