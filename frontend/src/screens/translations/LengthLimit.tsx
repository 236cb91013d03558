import { Ruler } from 'lucide-react';
import {
  percentOf,
  USUAL_PERCENT,
  type LengthLimit as Limit,
} from '../../../../contracts/rules/translation-checking';
import { useUpdateTranslationLengthLimitMutation, type TextKind } from '../../api';
import { useOutcome } from '../../api/outcome';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import type { FieldDefinition } from '../../kit/form/FieldDefinition';
import { wholeNumberOf } from '../../kit/format/counts';
import { t } from '../../texts/translations';
import { classes } from '../../ui/classes';
import { kinds } from './workbench';
import buttonStyles from '../../ui/navigation/button.module.css';
import styles from './translations.module.css';

export type Limits = readonly Limit[];

interface LengthLimitProps {
  kind: TextKind;
  /** Empty for all groups of the kind. */
  group: string;
  limits: Limits;
}

const least = 100;
const most = 1000;

const field: FieldDefinition<'percent'> = {
  name: 'percent',
  label: t('Longest text, in per cent of its source'),
  maxLength: 4,
  faultOf: (text) => {
    const percent = wholeNumberOf(text);
    return percent === undefined || percent < least || percent > most
      ? t('A whole number from {least} to {most}', { least, most })
      : undefined;
  },
};

/** How long translations of the chosen group may be; opens the dialog that changes it. */
export function LengthLimit({ onOpen, ...place }: LengthLimitProps & { onOpen: () => void }) {
  const percent = percentOf(place.limits, place);
  const label = t('Longest text: up to {percent} % of its source', { percent });
  return (
    <button
      type="button"
      className={classes(buttonStyles.link, styles.limit)}
      title={label}
      aria-label={label}
      onClick={onOpen}
    >
      <Ruler size={14} aria-hidden /> {t('up to {percent} %', { percent })}
    </button>
  );
}

interface LengthLimitFormProps extends LengthLimitProps {
  onClose: () => void;
}

/** Sets the limit of a group, or of all groups of a kind; an empty one is taken back. */
export function LengthLimitForm({ kind, group, limits, onClose }: LengthLimitFormProps) {
  const outcome = useOutcome();
  const [update] = useUpdateTranslationLengthLimitMutation();
  const own = limits.find((one) => one.kind === kind && one.group === group);
  const others = limits.filter((one) => one !== own);
  const save = async ({ percent }: { percent: string }) => {
    const translationLengthLimitInput = { kind, group, percent: wholeNumberOf(percent) ?? null };
    const { message } = await update({ translationLengthLimitInput }).unwrap();
    onClose();
    outcome.noted(message);
  };

  return (
    <RecordForm
      title={t('Longest text')}
      subtitle={[kinds.find(({ value }) => value === kind)!.label, group || t('All groups')].join(' · ')}
      width={480}
      values={{ percent: own ? String(own.percent) : '' }}
      onSave={save}
      problemOf={outcome.problemOf}
      onClose={onClose}
    >
      <RecordField
        field={field}
        hint={
          group === '' && others.some((one) => one.kind === kind)
            ? t('Empty: {percent} %. Some groups have a limit of their own.', { percent: USUAL_PERCENT })
            : t('Empty: {percent} %.', { percent: percentOf(others, { kind, group }) })
        }
      />
    </RecordForm>
  );
}
