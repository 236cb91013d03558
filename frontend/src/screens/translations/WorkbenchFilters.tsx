import { use, useState } from 'react';
import {
  useGetTranslationGroupsQuery,
  type TextKind,
  useUpdateTranslationLengthLimitMutation,
  type TranslationGroup,
} from '../../api';
import { useCountryName } from '../../api/countryNames';
import type { LanguageChoice } from '../../api/languageOptions';
import { ListViewsSlot } from '../../kit/list/ListViewsSlot';
import { useFilterPanel } from '../../kit/list/useFilterPanel';
import { t } from '../../texts/translations.gen';
import { FilterCard } from '../../ui/data/FilterCard';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Combobox } from '../../ui/fields/Combobox';
import { Field } from '../../ui/fields/Field';
import { Select } from '../../ui/fields/Select';
import { TextInput } from '../../ui/fields/TextInput';
import { Row } from '../../ui/Row';
import { kinds, maxTargets, noGroup } from './workbench';
import type { Workbench } from './useWorkbench';
import filterStyles from '../../ui/data/filter-card.module.css';
import layoutStyles from '../../ui/layout.module.css';
import styles from './translations.module.css';
import { Ruler } from 'lucide-react';
import {
  percentOf,
  USUAL_PERCENT,
  type LengthLimit as Limit,
} from '../../../../contracts/rules/translation-checking';
import { useOutcome } from '../../api/outcome';
import { useSilentFailure } from '../../api/useSilentFailure';
import { RecordField } from '../../kit/form/RecordField';
import { sharedFormProps } from '../../kit/record/sharedFormProps';
import { RecordForm } from '../../kit/form/RecordForm';
import type { FieldDefinition } from '../../kit/form/FieldDefinition';
import { wholeNumberOf } from '../../kit/format/counts';
import { classes } from '../../ui/classes';
import buttonStyles from '../../ui/navigation/button.module.css';
import textStyles from '../../ui/text.module.css';

/** All groups of a kind, then each one by its code and what it is called; placeholders are grouped by country. */
export function useGroupOptions(kind: TextKind, groups: readonly TranslationGroup[] = []) {
  const countryName = useCountryName();
  const nameOf = ({ code, description }: TranslationGroup) =>
    kind === 'editorialPlaceholder' ? countryName(code, description) : description;
  return [
    { value: '', label: t('All groups') },
    ...groups.map((group) => {
      const { code } = group;
      const name = nameOf(group);
      return { value: code, label: name && name !== code ? `${code} · ${name}` : code };
    }),
  ];
}

type Limits = readonly Limit[];

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
function LengthLimit({ onOpen, ...place }: LengthLimitProps & { onOpen: () => void }) {
  const percent = percentOf(place.limits, place);
  const label = t('Longest text: up to {percent} % of its source', { percent });
  return (
    <button
      type="button"
      className={classes(
        layoutStyles.row,
        layoutStyles.inline,
        buttonStyles.link,
        textStyles.nowrap,
        styles.limit,
      )}
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
function LengthLimitForm({ kind, group, limits, onClose }: LengthLimitFormProps) {
  const outcome = useOutcome();
  const [update] = useUpdateTranslationLengthLimitMutation();
  const own = limits.find((one) => one.kind === kind && one.group === group);
  const others = limits.filter((one) => one !== own);
  const stored = own?.percent ?? null;
  const [opened] = useState(stored);
  // A refusal tells of the present limit, which is read again with it.
  const [isTold, setIsTold] = useState(false);
  const save = async ({ percent }: { percent: string }) => {
    const limit = { kind, group, percent: wholeNumberOf(percent) ?? null };
    const translationLengthLimitInput = { ...limit, seen: isTold ? stored : opened };
    try {
      const { message } = await update({ translationLengthLimitInput }).unwrap();
      onClose();
      outcome.noted(message);
    } catch (error) {
      if (outcome.problemOf(error).status === 409) setIsTold(true);
      throw error;
    }
  };

  return (
    <RecordForm
      title={t('Longest text')}
      subtitle={[kinds.find(({ value }) => value === kind)!.label, group || t('All groups')].join(' · ')}
      width={480}
      values={{ percent: own ? String(own.percent) : '' }}
      {...sharedFormProps(outcome, onClose)}
      onSave={save}
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

/** What texts are shown, and in which languages. A choice counts at once, what is typed on Enter or Search. */
export function WorkbenchFilters({ workbench, limits }: { workbench: Workbench; limits: Limits }) {
  const { kind, group, isWithoutGroup, search, languages, source, targets, viewed, change } = workbench;
  const drawViews = use(ListViewsSlot);
  const [isOpen, setIsOpen] = useFilterPanel();
  const [isLimitOpen, setIsLimitOpen] = useState(false);
  const groups = useGetTranslationGroupsQuery({ kind });
  useSilentFailure(groups);
  const groupOptions = useGroupOptions(kind, groups.data);
  const [typed, setTyped] = useState({ applied: search, text: search });
  if (typed.applied !== search) setTyped({ applied: search, text: search });

  return (
    <>
      <FilterCard
        isOpen={isOpen}
        onOpen={setIsOpen}
        onSubmit={() => change({ search: typed.text })}
        onClear={() => change({ search: '', state: '', in: '', activeGroup: '' })}
        aside={drawViews?.({ search: viewed })}
      >
        <Field label={t('Texts')}>
          <Select
            value={kind}
            options={kinds.map(({ value, label }) => ({ value, label }))}
            onValue={(value) => change({ kind: value as TextKind, activeGroup: '' })}
          />
        </Field>
        <Field
          label={t('Group')}
          trailing={
            <LengthLimit kind={kind} group={group} limits={limits} onOpen={() => setIsLimitOpen(true)} />
          }
        >
          <Combobox
            value={isWithoutGroup ? noGroup : group}
            options={[
              ...groupOptions,
              ...(kind === 'editorialContent' ? [{ value: noGroup, label: t('Without a group') }] : []),
            ]}
            onChange={(value) => change({ activeGroup: value })}
          />
        </Field>
        <Field label={t('Code or text')} className={filterStyles.grow}>
          <TextInput
            value={typed.text}
            placeholder={t('Any code or text')}
            maxLength={300}
            onValue={(text) => setTyped({ applied: search, text })}
          />
        </Field>
        <Field label={t('From')}>
          <Select value={source} options={languages} onValue={(value) => change({ source: value })} />
        </Field>
        <fieldset className={styles.targets}>
          <legend className={classes(textStyles.muted, textStyles.tiny, textStyles.bold)}>{t('Into')}</legend>
          <Row gap="4px 12px" wrap>
            {languages
              .filter(({ value }) => value !== source)
              .map(({ value, label }) => (
                <TargetBox
                  key={value}
                  language={{ value, label }}
                  targets={targets}
                  onChange={(wanted) => change({ targets: wanted.join(',') })}
                />
              ))}
          </Row>
        </fieldset>
      </FilterCard>
      {isLimitOpen && (
        <LengthLimitForm kind={kind} group={group} limits={limits} onClose={() => setIsLimitOpen(false)} />
      )}
    </>
  );
}

interface TargetBoxProps {
  language: Pick<LanguageChoice, 'value' | 'label'>;
  targets: readonly string[];
  onChange: (targets: string[]) => void;
}

/** One to four languages; the last one stays. */
function TargetBox({ language: { value, label }, targets, onChange }: TargetBoxProps) {
  const isChosen = targets.includes(value);
  return (
    <Checkbox
      label={label}
      checked={isChosen}
      disabled={isChosen ? targets.length === 1 : targets.length >= maxTargets}
      onValue={(checked) => onChange(checked ? [...targets, value] : targets.filter((one) => one !== value))}
    />
  );
}
