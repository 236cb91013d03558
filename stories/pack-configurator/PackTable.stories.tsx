import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, userEvent } from 'storybook/test';
import type { Pack } from '../../frontend/src/api';
import { PackTable } from '../../frontend/src/screens/pack-configurator/tree/PackTable';
import { usePackTree } from '../../frontend/src/screens/pack-configurator/tree/usePackTree';
import packs from '../../mocks/Pack/getBasePackInfo.default.json';
import layoutStyles from '../../frontend/src/ui/layout.module.css';

const comfort = (packs.value as Pack[])[1]!;

interface TableProps {
  /** Of the options of a pack: the set that each is one of, and the set whose default it is stored to be. */
  sets: [alternateSet: string, defaultSet: string][];
}

function Table({ sets }: TableProps) {
  const options = comfort.listMasPackCommOpts.map((option, at) => {
    const [alternateSet = '', defaultSet = ''] = sets[at] ?? [];
    return { ...option, alternateSet, defaultSet };
  });
  const tree = usePackTree([{ ...comfort, listMasPackCommOpts: options }], 'story', '');
  const table = useRef(null);
  return (
    <section className={layoutStyles.card}>
      <PackTable
        ref={table}
        tree={tree}
        text=""
        isReading={false}
        onContent={() => undefined}
        onUses={() => undefined}
      />
    </section>
  );
}

const meta = {
  title: 'Screens/Pack configurator/Table',
  component: Table,
  args: {
    sets: [
      ['A', 'A'],
      ['B', 'A'],
      ['', 'A'],
    ],
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Defaults as they are stored, also where they are not those of their own set. */
export const OddDefaults: Story = {
  name: 'Odd default values',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand PK02' }));
    await expect(canvas.getByTitle('Default of set A')).toBeVisible();
    const odd = canvas.getByTitle('Default of A, but in set B');
    await expect(odd).toHaveTextContent('Default of A, but in set B');
    await expect(canvas.getByTitle('Default of A, but in no set')).toBeVisible();
    await expect(odd.closest('tr')!.offsetHeight).toBe(canvas.getByText('14MS').closest('tr')!.offsetHeight);
  },
};

/** Names of sets may be long. */
export const LongNames: Story = {
  globals: { theme: 'dark' },
  args: {
    sets: [
      ['SEDILI ANTERIORI VENTILATI', 'SEDILI ANTERIORI VENTILATI'],
      ['SEDILI POSTERIORI', 'SEDILI ANTERIORI VENTILATI'],
      ['', 'SEDILI ANTERIORI VENTILATI'],
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand PK02' }));
    const heights = canvas.getAllByRole('row').map(({ offsetHeight }) => offsetHeight);
    await expect(new Set(heights.slice(2)).size).toBe(1);
  },
};
