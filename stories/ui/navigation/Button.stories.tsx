import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Search, Undo2, Upload } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import layoutStyles from '../../../frontend/src/ui/layout.module.css';
import { Button } from '../../../frontend/src/ui/navigation/Button';
import { iconChoice } from '../iconChoice';

const meta = {
  title: 'Parts/Navigation/Button',
  tags: ['autodocs'],
  component: Button,
  argTypes: { icon: iconChoice },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { children: 'Save', variant: 'primary', size: 'l', pending: false, disabled: false, onClick: fn() },
};

export const Variants: Story = {
  args: { children: 'New' },
  render: () => (
    <div className={layoutStyles.row}>
      <Button variant="primary" icon={Plus}>
        New
      </Button>
      <Button icon={Upload}>Import</Button>
      <Button variant="soft" icon={Search}>
        Search
      </Button>
      <Button variant="quiet">Clear</Button>
      <Button variant="danger">Elimina</Button>
      <Button variant="primary" disabled>
        Save
      </Button>
    </div>
  ),
};
export const Sizes: Story = {
  args: { children: 'Restore' },
  render: () => (
    <div className={layoutStyles.row}>
      <Button size="s" icon={Undo2}>
        Restore
      </Button>
      <Button size="m" icon={Upload}>
        Choose another file
      </Button>
      <Button size="l">Cancel</Button>
    </div>
  ),
};
/** A second click while the first call runs does nothing. */
export const Pending: Story = {
  args: { children: 'Save', variant: 'primary', pending: true, onClick: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
