import { CircleCheck, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { Dash } from '../../../ui/data/Dash';
import { classes } from '../../../ui/classes';
import { Quoted } from '../../../ui/data/Quoted';
import { ContentButton, Found, UsesButton } from './ContentButton';
import type { TreeRow } from './packTree';
import { rich } from '../../../texts/rich';
import { t } from '../../../texts/packConfigurator.gen';
import sheetStyles from '../../../ui/data/sheet.module.css';
import styles from './pack-tree.module.css';
import { Tag } from '../../../ui/data/Tag';
import textStyles from '../../../ui/text.module.css';
import { Row } from '../../../ui/Row';

export interface OptionRowProps {
  row: Extract<TreeRow, { kind: 'option' }>;
  rowIndex: number;
  isActive: boolean;
  text: string;
}

export const OptionRow = memo(function OptionRow({ row, rowIndex, isActive, text }: OptionRowProps) {
  const { pack, option: shown, position, count } = row;
  const { code, name, option } = shown;
  return (
    <tr
      data-key={row.key}
      className={classes(
        sheetStyles.part,
        styles.option,
        position === count && styles.last,
        !option.priceIncluded && styles.excluded,
      )}
      tabIndex={isActive ? 0 : -1}
      aria-level={2}
      aria-posinset={position}
      aria-setsize={count}
      aria-rowindex={rowIndex}
    >
      <td className={classes(styles.expander, styles.branch)} />
      <td className={classes(styles.parent, textStyles.mono)}>{pack.code}</td>
      <td className={styles.child}>
        <Row as="span" inline gap={12}>
          <span className={textStyles.code}>
            <Found text={text}>{code}</Found>
          </span>
          <span className={classes(textStyles.cut, styles.text)} title={name}>
            <Found text={text}>{name}</Found>
          </span>
          {option.compulsory && <Tag tone="neutral">{t('Compulsory')}</Tag>}
        </Row>
      </td>
      <td className={styles.fact}>
        <Tag tone={option.priceIncluded ? 'ok' : 'danger'}>
          {option.priceIncluded ? t('Incl') : t('Excl')}
        </Tag>
      </td>
      <td className={classes(styles.fact, textStyles.num)}>{option.optManovra || <Dash />}</td>
      <td className={styles.fact}>
        {option.alternateSet ? <SetChip name={option.alternateSet} sets={pack.sets} /> : <Dash />}
      </td>
      <td className={styles.fact}>
        <Default of={option.defaultSet} set={option.alternateSet} sets={pack.sets} />
      </td>
      <td className={styles.fact}>
        <Row as="span" inline gap={6}>
          <ContentButton code={code} content={option.implicitList} isActive={isActive} />
          <UsesButton code={code} isActive={isActive} />
        </Row>
      </td>
    </tr>
  );
});

const setTones = 4;

/** The set of alternatives that an option is one of: its name, in a colour of its own within the pack. */
const SetChip = ({ name, sets }: { name: string; sets: readonly string[] }) => (
  <span
    className={classes(textStyles.cut, textStyles.tiny, styles.set)}
    data-tone={sets.indexOf(name) % setTones}
    title={t('Set of alternatives {name}', { name })}
  >
    {name}
  </span>
);

interface DefaultProps {
  /** The set whose default it is stored to be. */
  of: string;
  set: string;
  sets: readonly string[];
}

/** Whether it is the one of its set that is taken unless another is chosen. */
function Default({ of, set, sets }: DefaultProps) {
  if (of !== '' && of !== set) return <OddDefault of={of} set={set} />;
  if (of !== '')
    return (
      <Row
        as="span"
        inline
        gap={5}
        className={classes(textStyles.ok, textStyles.tiny, textStyles.medium, styles.default)}
        title={t('Default of set {of}', { of })}
      >
        <CircleCheck size={16} aria-hidden /> <Quoted>{t('Default')}</Quoted>{' '}
        <SetChip name={of} sets={sets} />
      </Row>
    );
  if (set !== '')
    return (
      <span
        className={styles.choice}
        role="img"
        aria-label={t('Alternative in set {set}', { set })}
        title={t('Alternative in set {set}', { set })}
      />
    );
  return <Dash />;
}

/** Stored so all the same: a workbook shows it, and takes it again as long as nobody changes the pack. */
function OddDefault({ of, set }: { of: string; set: string }) {
  const sentence =
    set === '' ? t('Default of {of}, but in no set') : t('Default of {of}, but in set {set}', { set });
  return (
    <Row
      as="span"
      inline
      gap={5}
      className={classes(textStyles.warn, textStyles.tiny, textStyles.medium, styles.default, styles.odd)}
      title={sentence.replace('{of}', of)}
    >
      <TriangleAlert size={16} aria-hidden />
      <span>
        {rich(sentence, {
          of: <span className={classes(textStyles.cut, textStyles.tiny, styles.set)}>{of}</span>,
        })}
      </span>
    </Row>
  );
}
