import { Check } from 'lucide-react';
import { useState } from 'react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import { RadioCard } from '../../ui/fields/RadioCard';
import { classes } from '../../ui/classes';
import { Tag } from '../../ui/data/Tag';
import { TextArea } from '../../ui/fields/TextArea';
import { TextDiff } from '../../ui/data/TextDiff';
import type { ConflictField } from './ConflictField';
import { whoChanged, type Change } from './mergeCells';
import { t } from '../../texts/kitConflict.gen';
import styles from './conflict.module.css';
import textStyles from '../../ui/text.module.css';
import { Row } from '../../ui/Row';

/** What the user decided for a field, and the text that it comes to. */
export interface Choice {
  side: 'mine' | 'theirs' | 'combined';
  text: string;
}

export interface ConflictRowProps {
  field: ConflictField;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

const words: Record<Change, string> = {
  both: t('both changed'),
  mine: t('only mine'),
  theirs: t('only theirs'),
  nobody: t('nobody changed it'),
};

const shown = (field: ConflictField, text: string): string => field.words?.[text] ?? text;

/** One field of a conflict: a choice where both changed it, else the value that is taken. */
export function ConflictRow(props: ConflictRowProps) {
  const { field } = props;
  const change = whoChanged(field);
  const title = (
    <div className={styles.field}>
      <b className={textStyles.small}>{field.label}</b>
      <span className={textStyles.sub}>{words[change]}</span>
    </div>
  );
  if (change === 'both') return <OpenChoice {...props} title={title} />;

  const taken = (
    <Tag icon={Check} tone="accent">
      {t('taken')}
    </Tag>
  );
  return (
    <div className={styles.row}>
      {title}
      <Row
        pad="0 12px"
        className={classes(
          textStyles.anywhere,
          textStyles.muted,
          textStyles.small,
          field.mono && textStyles.mono,
        )}
      >
        <span lang={languageTag(field.lang)}>{shown(field, field.mine) || '–'}</span>{' '}
        {change === 'mine' && taken}
      </Row>
      <Row
        pad="0 12px"
        className={classes(
          textStyles.anywhere,
          textStyles.muted,
          textStyles.small,
          field.mono && textStyles.mono,
        )}
      >
        <span lang={languageTag(field.lang)}>{shown(field, field.theirs) || '–'}</span>{' '}
        {change === 'theirs' && taken}
      </Row>
    </div>
  );
}

function OpenChoice({ field, choice, onChoose, title }: ConflictRowProps & { title: React.ReactNode }) {
  const { name, label, mine, theirs, mono, lang } = field;
  const before = shown(field, field.before);
  const [combined, setCombined] = useState(mine);
  const card = (side: Choice['side'], text: string) => ({
    name: `conflict-${name}`,
    value: side,
    checked: choice?.side === side,
    onChange: () => onChoose({ side, text }),
  });
  const write = (text: string) => {
    setCombined(text);
    onChoose({ side: 'combined', text });
  };

  return (
    <div className={classes(styles.row, styles.two)} role="radiogroup" aria-label={label}>
      {title}
      <div className={classes(textStyles.faint, textStyles.tiny, styles.was)}>
        {t('Before:')} <span lang={languageTag(lang)}>{before || '–'}</span>
      </div>
      <RadioCard {...card('mine', mine)}>
        <span className={textStyles.unseen}>{t('Mine:')} </span>
        <TextDiff before={before} after={shown(field, mine)} mode="after" lang={lang} />
      </RadioCard>
      <RadioCard {...card('theirs', theirs)}>
        <span className={textStyles.unseen}>{t('Theirs:')} </span>
        <TextDiff before={before} after={shown(field, theirs)} mode="after" lang={lang} />
      </RadioCard>
      {!field.isEitherOr && (
        <RadioCard
          {...card('combined', combined)}
          className={styles.wide}
          more={
            choice?.side === 'combined' && (
              <TextArea
                mono={mono}
                lang={lang}
                rows={2}
                aria-label={t('Combined {label}', { label: label.toLowerCase() })}
                value={combined}
                onValue={write}
              />
            )
          }
        >
          {t('Write a combined text')}
        </RadioCard>
      )}
    </div>
  );
}
