import { Ruler } from 'lucide-react';
import { useState } from 'react';
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
import { Button } from '../../ui/navigation/Button';
import { kinds } from './workbench';

interface LengthLimitProps {
  kind: TextKind;
  /** Empty for all groups of the kind. */
  group: string;
  limits: readonly Limit[];
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

/** How long translations of the chosen group may be, and the dialog that changes it. */
export function LengthLimit(props: LengthLimitProps) {
  const [isOpen, setIsOpen] = useState(false);
  const percent = percentOf(props.limits, props);
  const label = t('Longest text: {percent} % of its source', { percent });
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        icon={Ruler}
        title={label}
        aria-label={label}
        onClick={() => setIsOpen(true)}
      >
        {`${percent} %`}
      </Button>
      {isOpen && <LengthLimitForm {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function LengthLimitForm({ kind, group, limits, onClose }: LengthLimitProps & { onClose: () => void }) {
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
