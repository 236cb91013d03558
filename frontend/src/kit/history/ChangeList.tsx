import { History, Undo2 } from 'lucide-react';
import { Avatar } from '../../ui/data/Avatar';
import { Button } from '../../ui/navigation/Button';
import { FailedState } from '../../ui/feedback/FailedState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Tag } from '../../ui/data/Tag';
import { TextDiff } from '../../ui/data/TextDiff';
import { countOf } from '../format/counts';
import { formatInstant } from '../format/instants';
import { t } from '../../texts/kit.gen';
import styles from './change-list.module.css';
import textStyles from '../../ui/text.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { classes } from '../../ui/classes';
import { Row } from '../../ui/Row';

/** A change of a record as the history shows it. */
export interface ChangeEntry {
  id: number;
  /** UTC instant. */
  at: string;
  actor: string;
  /** 'Created', 'Import · labels.xlsx' */
  note?: string;
  /** What differs from the state before. */
  changes: readonly FieldChange[];
  /** Not the change but what it found: the oldest state that is known. */
  isOriginal?: boolean;
  /** What the change left, field by field; null after a deletion, which leaves nothing to bring back. */
  left: Readonly<Record<string, string>> | null;
}

/** How one field read before and after. */
export interface FieldChange {
  name: string;
  label?: string;
  before: string | null;
  after: string | null;
  /** For codes, patterns and markup. */
  mono?: boolean;
}

export interface ChangeListProps {
  /** Newest first; undefined while they load. */
  changes: readonly ChangeEntry[] | undefined;
  failure: string | undefined;
  onRetry?: () => unknown;
  /** Code of the language of the texts, where it is not the page's. */
  lang?: string;
  /** Below the oldest one. */
  note?: string;
  /** Without it nothing can be restored. */
  onRestore?: (change: ChangeEntry) => void;
}

/** Who changed a record when, and how its text read; an older state can be taken back. */
export function ChangeList({ changes, failure, onRetry, lang, note, onRestore }: ChangeListProps) {
  return (
    <aside className={classes(layoutStyles.shade, styles.history)} aria-label={t('History')}>
      <Row as="h3">
        <History size={15} aria-hidden /> {t('History')}
        {changes && (
          <span className={classes(textStyles.muted, textStyles.light, layoutStyles.end)}>
            {countOf(changes.filter(({ isOriginal }) => !isOriginal).length, {
              one: t('change'),
              many: t('changes'),
            })}
          </span>
        )}
      </Row>
      {failure && (
        <FailedState title={t('The history could not be loaded')} text={failure} onRetry={onRetry} />
      )}
      {!failure && !changes && <Skeleton width="80%" />}
      {changes?.length === 0 && <p className={textStyles.muted}>{t('Never changed.')}</p>}
      <ol className={layoutStyles.anchor}>
        {changes?.map((change, at) => (
          <ChangeItem
            key={change.isOriginal ? 'original' : change.id}
            change={change}
            isCurrent={at === 0}
            lang={lang}
            onRestore={onRestore}
          />
        ))}
      </ol>
      {note && <p className={textStyles.muted}>{note}</p>}
    </aside>
  );
}

interface ChangeItemProps {
  change: ChangeEntry;
  isCurrent: boolean;
  lang: string | undefined;
  onRestore: ChangeListProps['onRestore'];
}

function ChangeItem({ change, isCurrent, lang, onRestore }: ChangeItemProps) {
  const { at, actor, note, changes, left, isOriginal } = change;
  const when = formatInstant(at);
  return (
    <li>
      <Avatar name={actor} size="s" tone={isCurrent ? 'filled' : 'accent'} />
      <div>
        <Row align="baseline" className={textStyles.small}>
          <b>{actor}</b>
          {!isOriginal && (
            <time
              className={classes(
                textStyles.num,
                textStyles.faint,
                textStyles.tiny,
                textStyles.nowrap,
                layoutStyles.end,
              )}
              dateTime={at}
            >
              {when}
            </time>
          )}
        </Row>
        {note && <span className={classes(textStyles.sub, textStyles.muted)}>{note}</span>}
        {changes.map((each) => (
          <ChangedField key={each.name} change={each} lang={lang} />
        ))}
        {isCurrent ? (
          <Tag>{t('Current')}</Tag>
        ) : (
          left &&
          onRestore && (
            <Button
              size="s"
              icon={Undo2}
              aria-label={isOriginal ? t('Restore the original') : t('Restore the text of {when}', { when })}
              onClick={() => onRestore(change)}
            >
              {t('Restore')}
            </Button>
          )
        )}
      </div>
    </li>
  );
}

interface ChangedFieldProps {
  change: FieldChange;
  lang: string | undefined;
  /** Both texts as wholes instead of word by word. */
  whole?: boolean;
}

/** How one field read before and after, with its name where there are several. */
export const ChangedField = ({ change, lang, whole }: ChangedFieldProps) => (
  <>
    {change.label && <span className={textStyles.sub}>{change.label}</span>}
    <p className={change.mono ? textStyles.mono : undefined}>
      <TextDiff
        mode={whole ? 'arrow' : 'words'}
        before={change.before}
        after={change.after}
        lang={change.mono ? undefined : lang}
      />
    </p>
  </>
);
