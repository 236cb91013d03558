import { Ban, CircleMinus, Equal, PencilLine, Trash2 } from 'lucide-react';
import type { Column } from '../../ui/data/Column';
import { Counters } from '../../ui/data/Counters';
import { DataTable } from '../../ui/data/DataTable';
import { TextDiff } from '../../ui/data/TextDiff';
import { t } from '../../texts/kitBulk.gen';
import { formatCount } from '../format/counts';
import type { BulkField, BulkPlan } from './bulk';
import layoutStyles from '../../ui/layout.module.css';
import styles from './bulk-dialog.module.css';
import textStyles from '../../ui/text.module.css';

type ShownChange = BulkPlan['changes'][number] & { at: number };
type Refusal = BulkPlan['refused'][number];

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? t('On') : t('Off');
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
}

const becomes = { create: t('Created'), update: t('Changed'), delete: t('Deleted') };

const changeColumns = (titleOf: (field: string, title: string) => string): Column<ShownChange>[] => [
  { key: 'name', header: t('Record'), width: 280, cell: ({ name }) => name },
  {
    key: 'change',
    header: t('What changes'),
    cell: ({ action, fields }) =>
      fields.length === 0
        ? becomes[action]
        : fields.map(({ field, title, before, after }) => (
            <div key={field}>
              <span className={textStyles.muted}>{titleOf(field, title)}:</span>{' '}
              <TextDiff mode="arrow" before={textOf(before)} after={textOf(after)} />
            </div>
          )),
  },
];

const refusalColumns: Column<Refusal>[] = [
  { key: 'name', header: t('Record'), width: 280, cell: ({ name }) => name },
  { key: 'reason', header: t('Why it is left out'), cell: ({ reason }) => reason },
];

interface PartProps {
  title: string;
  shown: number;
  of: number;
  children: React.ReactNode;
}

const Part = ({ title, shown, of, children }: PartProps) => (
  <section className={styles.part}>
    <h3>{title}</h3>
    {shown < of && (
      <span className={textStyles.muted}>
        {t('The first {shown}; the counts above are complete.', { shown: formatCount(shown) })}
      </span>
    )}
    <div className={layoutStyles.box}>{children}</div>
  </section>
);

export interface BulkPlanTablesProps {
  plan: BulkPlan;
  isDeletion: boolean;
  fields: readonly BulkField[];
}

/** What a change of many rows would do: how many, each with its values before and after, and what is left out and why. */
export function BulkPlanTables({ plan, isDeletion, fields }: BulkPlanTablesProps) {
  const { counts, changes, refused } = plan;
  const titleOf = (field: string, title: string) => fields.find(({ name }) => name === field)?.label ?? title;
  return (
    <>
      <Counters
        counters={[
          isDeletion
            ? { label: t('to delete'), value: counts.changed, icon: Trash2, tone: 'danger' }
            : { label: t('to change'), value: counts.changed, icon: PencilLine, tone: 'accent' },
          { label: t('already so'), value: counts.unchanged, icon: Equal, tone: 'neutral' },
          {
            label: t('left out'),
            value: counts.refused,
            icon: counts.refused > 0 ? Ban : CircleMinus,
            tone: counts.refused > 0 ? 'danger' : 'neutral',
          },
        ]}
      />
      {refused.length > 0 && (
        <Part title={t('Left out')} shown={refused.length} of={counts.refused}>
          <DataTable
            caption={t('Left out')}
            columns={refusalColumns}
            rows={refused}
            rowKey={({ id }) => id}
            fixed
            free
          />
        </Part>
      )}
      {changes.length > 0 && (
        <Part title={t('Changes')} shown={changes.length} of={Math.max(changes.length, counts.changed)}>
          <DataTable
            caption={t('Changes')}
            columns={changeColumns(titleOf)}
            rows={changes.map((change, at) => ({ ...change, at }))}
            rowKey={({ at }) => at}
            fixed
            free
          />
        </Part>
      )}
    </>
  );
}
