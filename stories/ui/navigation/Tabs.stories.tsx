import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Dialog } from '../../../frontend/src/ui/dialogs/Dialog';
import { TabPanel, Tabs } from '../../../frontend/src/ui/navigation/Tabs';
import { inFrames } from '../inFrames';

const meta = { title: 'Parts/Navigation/Tabs', tags: ['autodocs'], parameters: inFrames } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tabs = [
  { value: 'translations', label: 'Translations', count: 5 },
  { value: 'configuration', label: 'Configuration' },
] as const;

function TwoTabs() {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('translations');
  return (
    <Dialog
      title="Edit Italia"
      onClose={() => undefined}
      tabs={<Tabs id="country" label="Country" tabs={tabs} value={value} onChange={setValue} />}
    >
      <TabPanel id="country" value={value}>
        {value === 'translations' ? 'Italia, Italy, Italien' : 'EUR, dd/MM/yyyy'}
      </TabPanel>
    </Dialog>
  );
}

/** Arrow keys, Home and End move; the panel follows at once. */
export const InADialog: Story = {
  render: () => <TwoTabs />,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('tab');
    await userEvent.click(first!);
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Configuration' })).toHaveTextContent('EUR');
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(second).toHaveFocus();
  },
};
