import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../../../frontend/src/ui/navigation/IconButton';
import { Popover } from '../../../frontend/src/ui/dialogs/Popover';
import { inFrames } from '../inFrames';

/** A button at some place of the page that opens a popover. */
function Example({ top, text, height = 80 }: { top: number; text: string; height?: number }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div style={{ height: 860 + height, padding: `${top}px 0 0 300px` }}>
      <IconButton label="About" icon={Info} onClick={(event) => setAnchor(event.currentTarget)} />
      {anchor && (
        <Popover title="About this" anchor={anchor} width={320} onClose={() => setAnchor(null)}>
          <p style={{ padding: 16, minHeight: height }}>{text}</p>
        </Popover>
      )}
    </div>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'About' }));

const meta = {
  title: 'Parts/Dialogs/Popover',
  tags: ['autodocs'],
  parameters: inFrames,
  component: Example,
  args: { top: 20, text: 'A sentence that explains what the button stands beside.' },
  play: async () => {
    await open();
    await expect(screen.getByRole('dialog', { name: 'About this' })).toHaveFocus();
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Below: Story = {};
export const Above: Story = { args: { top: 780 } };
/** Neither side has room: the page moves, and the button stays in sight. */
export const NoRoom: Story = {
  args: { top: 450, height: 620 },
  play: async () => {
    await open();
    const [button, box] = [screen.getByRole('button', { name: 'About' }), screen.getByRole('dialog')];
    await waitFor(() => expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.getBoundingClientRect().top),
    );
  },
};
export const Closed: Story = {
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(screen.getByRole('button', { name: 'About' })).toHaveFocus();
  },
};
