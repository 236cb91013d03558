import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../../../frontend/src/ui/navigation/IconButton';
import { Button } from '../../../frontend/src/ui/navigation/Button';
import { Popover } from '../../../frontend/src/ui/dialogs/Popover';
import { inFrames } from '../inFrames';

interface ExampleProps {
  top: number;
  text: string;
  height?: number;
  /** By how much a button in it lets it grow; without it there is none. */
  growth?: number;
}

/** A button at some place of the page that opens a popover. */
function Example({ top, text, height = 80, growth }: ExampleProps) {
  const [isLong, setLong] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div style={{ height: 860 + height, padding: `${top}px 0 0 300px` }}>
      <IconButton label="About" icon={Info} onClick={(event) => setAnchor(event.currentTarget)} />
      {anchor && (
        <Popover title="About this" anchor={anchor} width={320} onClose={() => setAnchor(null)}>
          {growth !== undefined && <Button onClick={() => setLong(!isLong)}>Longer or shorter</Button>}
          <p style={{ padding: 16, minHeight: height + (isLong ? (growth ?? 0) : 0) }}>{text}</p>
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
const grow: Story['play'] = async () => {
  await open();
  const box = screen.getByRole('dialog');
  const button = within(box).getByRole('button', { name: 'Longer or shorter' });
  const places = () => [button.getBoundingClientRect().top, document.scrollingElement!.scrollTop];
  await waitFor(() => expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  const before = places();
  const body = box.lastElementChild!;
  await userEvent.click(button);
  await waitFor(() => expect(body.scrollHeight).toBeGreaterThan(body.clientHeight));
  // Whatever follows the growth has been drawn.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(places()).toEqual(before);
  await expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  await userEvent.click(button);
  await waitFor(() => expect(body.scrollHeight).toBe(body.clientHeight));
  await expect(places()).toEqual(before);
};
/** Its top stays once somebody is at work in it: what it has no room for scrolls, and the page does not move. */
export const GrowsBelow: Story = {
  name: 'Grows below',
  args: { top: 450, height: 300, growth: 900 },
  play: grow,
};
export const GrowsAbove: Story = { name: 'Grows above', args: { top: 780, growth: 900 }, play: grow };
export const Closed: Story = {
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(screen.getByRole('button', { name: 'About' })).toHaveFocus();
  },
};
