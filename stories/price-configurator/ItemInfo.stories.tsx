import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ItemInfo } from '../../frontend/src/screens/price-configurator/insight/ItemInfo';
import { IconButton } from '../../frontend/src/ui/navigation/IconButton';
import layoutStyles from '../../frontend/src/ui/layout.module.css';

/** An info button with its popup. */
function InfoButton({ itemLastModInfo }: { itemLastModInfo: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const item = { code: '08ED', description: 'Cerchi forgiati 18" diamantati', itemLastModInfo };
  return (
    <div className={layoutStyles.card} style={{ minHeight: 280, padding: '24px 0 0 320px' }}>
      <IconButton
        label="Last change of 08ED"
        icon={Info}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && <ItemInfo item={item} anchor={anchor} onClose={() => setAnchor(null)} />}
    </div>
  );
}

const meta = {
  title: 'Screens/Price configurator/Item info',
  component: InfoButton,
  args: { itemLastModInfo: 'Giulia Bassi, 18/11/26 17:42: 650,00 → 685,00' },
} satisfies Meta<typeof InfoButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LastChange: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Last change of 08ED' }));
    await expect(within(screen.getByRole('dialog')).getByText('Giulia Bassi')).toBeVisible();
  },
};
