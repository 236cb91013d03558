import { use, useState } from 'react';
import { useGetTranslationGroupsQuery, type TextKind } from '../../api';
import type { LanguageChoice } from '../../api/languageOptions';
import { ListViewsSlot } from '../../kit/list/ListViewsSlot';
import { useFilterPanel } from '../../kit/list/useFilterPanel';
import { t } from '../../texts/translations';
import { FilterCard } from '../../ui/data/FilterCard';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Combobox } from '../../ui/fields/Combobox';
import { Field } from '../../ui/fields/Field';
import { Select } from '../../ui/fields/Select';
import { TextInput } from '../../ui/fields/TextInput';
import { Row } from '../../ui/Row';
import { groupOptionsOf } from './groupOptions';
import { LengthLimit, LengthLimitForm, type Limits } from './LengthLimit';
import { kinds, maxTargets } from './workbench';
import type { Workbench } from './useWorkbench';
import filterStyles from '../../ui/data/filter-card.module.css';
import styles from './translations.module.css';

/** What texts are shown, and in which languages. A choice counts at once, what is typed on Enter or Search. */
export function WorkbenchFilters({ workbench, limits }: { workbench: Workbench; limits: Limits }) {
  const { kind, group, search, languages, source, targets, viewed, change } = workbench;
  const drawViews = use(ListViewsSlot);
  const [isOpen, setIsOpen] = useFilterPanel();
  const [isLimitOpen, setIsLimitOpen] = useState(false);
  const { data: groups = [] } = useGetTranslationGroupsQuery({ kind });
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
            value={group}
            options={groupOptionsOf(groups)}
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
          <legend>{t('Into')}</legend>
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
