import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MenuButton } from '../../../frontend/src/ui/dialogs/MenuButton';

const meta = { title: 'Parts/Dialogs/Menu button', tags: ['autodocs'], component: MenuButton } satisfies Meta<
  typeof MenuButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sol: Story = {
  name: 'SOL',
  args: {
    label: 'SOL',
    children: [
      <a key="models" href="#models" aria-current="page">
        Models
      </a>,
      <a key="campaigns" href="#campaigns">
        Campaigns
      </a>,
    ],
  },
  render: (args) => (
    <div style={{ minHeight: 120 }}>
      <MenuButton {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'SOL' });
    await userEvent.click(button);
    await expect(canvas.getByRole('link', { name: 'Campaigns' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
  },
};
