import type { Meta, StoryObj } from '@storybook/react-vite';
import { History, Pencil, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { Column } from '../../../frontend/src/ui/data/Column';
import { EmptyState } from '../../../frontend/src/ui/feedback/EmptyState';
import { IconButton } from '../../../frontend/src/ui/navigation/IconButton';
import { Tag } from '../../../frontend/src/ui/data/Tag';
import { DataTable } from '../../../frontend/src/ui/data/DataTable';
import { classes } from '../../../frontend/src/ui/classes';
import layoutStyles from '../../../frontend/src/ui/layout.module.css';
import styles from '../../../frontend/src/ui/data/table-card.module.css';
import textStyles from '../../../frontend/src/ui/text.module.css';

const meta = {
  title: 'Parts/Data/Data table',
  tags: ['autodocs'],
  component: DataTable,
  decorators: [
    (Story) => (
      <div className={classes(layoutStyles.card, styles.card)}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DataTable>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Label {
  id: number;
  code: string;
  label: string;
  enabled: string;
  disabled: string;
}
const texts = [
  'Riprendi da dove eri rimasto',
  'Inizia la configurazione',
  'Full Hybrid, si ricarica in marcia',
];
const someRows = (count: number): Label[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    code: `MAIN_LABEL_${id + 1}`,
    label: texts[id % texts.length]!,
    enabled: id % 3 === 2 ? '^AURORA_(15|18)_HYB.*$' : 'DEFAULT',
    disabled: '',
  }));
const Regexp = ({ value }: { value: string }) =>
  value === 'DEFAULT' ? (
    <Tag tone="neutral">DEFAULT</Tag>
  ) : (
    <span className={classes(textStyles.pattern, textStyles.twoLines)}>{value || '–'}</span>
  );
const columns: Column<Label>[] = [
  {
    key: 'code',
    header: 'Code',
    sortKey: 'code',
    cell: (row) => <span className={textStyles.code}>{row.code}</span>,
  },
  {
    key: 'label',
    header: 'Label',
    sortKey: 'label',
    cell: (row) => row.label,
    className: textStyles.ellipsis,
  },
  {
    key: 'enabled',
    header: 'Model enabled regexp',
    cell: (row) => <Regexp value={row.enabled} />,
    className: textStyles.nowrap,
  },
  {
    key: 'disabled',
    header: 'Model disabled regexp',
    cell: (row) => <Regexp value={row.disabled} />,
    className: textStyles.nowrap,
  },
];
const rowKey = (row: Label) => row.id;
const actions = (row: Label) => (
  <>
    <IconButton label={`Edit ${row.code}`} icon={Pencil} />
    <IconButton label={`History of ${row.code}`} icon={History} />
    <IconButton label={`Delete ${row.code}`} icon={Trash2} tone="danger" />
  </>
);
const common = {
  caption: 'Interface labels',
  columns: columns as Column<unknown>[],
  rowKey: rowKey as (row: unknown) => number,
};
const all = {
  ...common,
  actions: actions as (row: unknown) => React.ReactNode,
  sort: { key: 'code', direction: 'asc' } as const,
};

export const Filled: Story = {
  args: { ...all, rows: someRows(10), markedKey: 3, onSort: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Code' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Code' }));
    await expect(args.onSort).toHaveBeenCalledWith({ key: 'code', direction: 'desc' });
  },
};
export const Loading: Story = { args: { ...all, rows: undefined, onSort: fn() }, parameters: { busy: true } };
export const Reloading: Story = {
  args: { ...all, rows: someRows(5), isReloading: true, onSort: fn() },
  parameters: { busy: true },
};
export const Empty: Story = {
  args: { ...all, rows: [], empty: <EmptyState title="No labels in “Dealer Request”" /> },
};
export const Wide: Story = {
  args: { ...all, rows: someRows(30), onSort: fn() },
  decorators: [
    (Story) => (
      <div className={classes(layoutStyles.card, styles.card)} style={{ width: 620 }}>
        <Story />
      </div>
    ),
  ],
};
