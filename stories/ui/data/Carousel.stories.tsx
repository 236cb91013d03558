import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { carouselImages, iconUrl } from '../../../frontend/src/api/pictures';
import { Carousel } from '../../../frontend/src/ui/data/Carousel';
import { Thumbnail } from '../../../frontend/src/ui/data/Thumbnail';

const meta = { title: 'Parts/Data/Carousel', tags: ['autodocs'], component: Carousel } satisfies Meta<
  typeof Carousel
>;
export default meta;
type Story = StoryObj<typeof meta>;

const option = { modelId: '3410127', groupCode: 'WHEELS', optCode: '431' };
const args = { images: carouselImages(option), title: 'Images of 431', onClose: fn() };
const loaded = () => screen.findByRole('group', { name: /^Image 1 \/ 5/ });

/** Stands still, so that the picture of the story is always the same. */
export const Filled: Story = {
  args,
  play: async ({ canvasElement }) => {
    await loaded();
    await waitFor(() =>
      expect(within(canvasElement).getAllByRole('button', { name: /^Show/ })).toHaveLength(5),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await expect(screen.getByText(/5 images loaded/)).toBeVisible();
  },
};
export const Compact: Story = {
  ...Filled,
  args: { ...args, compact: true, title: '072 · Nero diamantato' },
  globals: { theme: 'dark' },
};
export const None: Story = {
  args: { ...args, images: carouselImages({ ...option, optCode: '5EQ' }), title: 'Images of 5EQ' },
  play: async () => expect(await screen.findByText('There are no images.')).toBeVisible(),
};
export const Looking: Story = {
  args: { ...args, images: carouselImages({ ...option, optCode: 'PENDING' }) },
  parameters: { busy: true },
};
export const Broken: Story = {
  args,
  play: async () => {
    const stage = await loaded();
    await fireEvent.error(within(stage).getByRole('img'));
    await expect(within(screen.getByRole('alertdialog')).getByText('err')).toBeVisible();
  },
};

function Toggled() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Thumbnail
        src={iconUrl(option)}
        label="Images of 431"
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      />
      {isOpen && <Carousel {...args} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Opened, walked through and closed by keyboard alone; the focus ends where it began. */
export const ByKeyboard: Story = {
  args,
  render: () => <Toggled />,
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Images of 431' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const stage = await loaded();
    await userEvent.tab();
    await expect(stage).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(await screen.findByText('2 / 5 · gfx2.png')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('group', { name: 'Images of 431' })).toBeNull();
    await expect(opener).toHaveFocus();
  },
};
