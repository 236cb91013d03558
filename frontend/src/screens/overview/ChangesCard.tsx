import { History } from 'lucide-react';
import type { OverviewChange } from '../../api';
import { formatRecent } from '../../kit/format/instants';
import { sourceNote } from '../../kit/record/sourceNote';
import { t } from '../../texts/overview.gen';
import { classes } from '../../ui/classes';
import { Avatar } from '../../ui/data/Avatar';
import { Pill, type PillProps } from '../../ui/data/Pill';
import textStyles from '../../ui/text.module.css';
import { Calm, OverviewCard, OverviewLine } from './OverviewCard';
import { changesAddress } from './overviewLinks';
import styles from './overview.module.css';

type Action = OverviewChange['action'];

const actionWords: Record<Action, string> = {
  create: t('Created'),
  update: t('Changed'),
  delete: t('Deleted'),
  restore: t('Restored'),
};
const tones: Record<Action, PillProps['tone']> = {
  create: 'ok',
  update: 'neutral',
  delete: 'danger',
  restore: 'accent',
};

/** What was changed last, whoever did it; a line leads to all changes of the record. */
export function ChangesCard({ changes }: { changes: readonly OverviewChange[] }) {
  return (
    <OverviewCard icon={History} title={t('Latest changes')} all={{ to: '/activity', label: t('Activity') }}>
      {changes.length === 0 && <Calm>{t('Nothing has been changed yet.')}</Calm>}
      <ul>
        {changes.map((change) => {
          const { id, title, name, at, actor, action } = change;
          return (
            <OverviewLine key={id} to={changesAddress(change)} className={styles.change}>
              <Avatar name={actor} size="s" />
              <span className={styles.what}>
                <span className={classes(textStyles.cut, textStyles.medium)}>
                  {name || t('Several records')}
                </span>
                <span className={classes(textStyles.faint, textStyles.tiny, textStyles.cut)}>
                  {[title, actor, sourceNote(change)].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className={textStyles.tiny}>
                <Pill tone={tones[action]}>{actionWords[action]}</Pill>
              </span>
              <time
                dateTime={at}
                className={classes(styles.when, textStyles.num, textStyles.faint, textStyles.tiny)}
              >
                {formatRecent(at)}
              </time>
            </OverviewLine>
          );
        })}
      </ul>
    </OverviewCard>
  );
}
