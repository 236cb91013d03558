import type { Activity } from '../../api';
import { formatRecent } from '../../kit/format/instants';
import { fieldChanges } from '../../kit/record/changeEntries';
import type { FieldChange } from '../../kit/history/ChangeList';
import { t } from '../../texts/activity';
import { Avatar } from '../../ui/data/Avatar';
import type { Column } from '../../ui/data/Column';
import { Pill } from '../../ui/data/Pill';
import { TextDiff } from '../../ui/data/TextDiff';
import { classes } from '../../ui/classes';
import { Row } from '../../ui/Row';
import { actionWords, readableFields, sourceWords } from './activity';
import styles from './activity.module.css';
import textStyles from '../../ui/text.module.css';

const tones = { create: 'ok', update: 'neutral', delete: 'danger', restore: 'accent' } as const;

/** So many fields of a change are shown in its row; its history shows them all. */
const shownAtMost = 3;

const Before = ({ change }: { change: FieldChange }) => (
  <p className={styles.field}>
    {change.label && <span className={textStyles.faint}>{change.label}</span>}{' '}
    <TextDiff before={change.before} after={change.after} />
  </p>
);

function Changes({ row }: { row: Activity }) {
  const changes = fieldChanges(readableFields(row), { fields: [] });
  const more = changes.length - shownAtMost;
  if (changes.length === 0) return <span className={textStyles.faint}>{t('No field changed')}</span>;
  return (
    <div className={styles.changes}>
      {changes.slice(0, shownAtMost).map((change) => (
        <Before key={change.name} change={change} />
      ))}
      {more > 0 && (
        <span className={textStyles.faint}>
          {more === 1 ? t('1 more field') : t('{more} more fields', { more })}
        </span>
      )}
    </div>
  );
}

/** Who changed what when, and how it read before and after. */
export const activityColumns: Column<Activity, 'at'>[] = [
  {
    key: 'at',
    header: t('When'),
    className: classes(textStyles.num, textStyles.nowrap),
    cell: ({ at }) => <time dateTime={at}>{formatRecent(at)}</time>,
  },
  {
    key: 'actor',
    header: t('Who'),
    className: textStyles.nowrap,
    cell: ({ actor }) => (
      <Row>
        <Avatar name={actor} size="s" /> {actor}
      </Row>
    ),
  },
  {
    key: 'what',
    header: t('What'),
    width: '28%',
    cell: ({ title, name, action, madeBy, source }) => (
      <div className={styles.what}>
        <span className={textStyles.sub}>{title}</span>
        <b>{name || t('Several records')}</b>
        <Row wrap>
          <Pill tone={tones[action]}>{actionWords[action]}</Pill>
          {(madeBy === 'import' || madeBy === 'job' || madeBy === 'bulk') && (
            <span className={classes(textStyles.muted, textStyles.small)}>
              {madeBy === 'bulk' ? sourceWords.bulk : `${sourceWords[madeBy]} · ${source}`}
            </span>
          )}
        </Row>
      </div>
    ),
  },
  {
    key: 'changes',
    header: t('Before and after'),
    width: '48%',
    cell: (row) => <Changes row={row} />,
  },
];
