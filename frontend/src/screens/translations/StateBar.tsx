import type { TranslationFilter } from '../../api';
import { t } from '../../texts/translations';
import { Segmented } from '../../ui/fields/Segmented';
import { Select } from '../../ui/fields/Select';
import { Row } from '../../ui/Row';
import { states, type State } from './workbench';
import type { Workbench } from './useWorkbench';

/** The texts by state, with how many there are: of all chosen languages, or of one. */
export function StateBar({ workbench }: { workbench: Workbench }) {
  const { page, state, stateLanguage, targets, languages, change } = workbench;
  const counts = page.list.currentData?.counts ?? page.list.data?.counts ?? [];
  const own = counts.filter(({ language }) => stateLanguage === undefined || language === stateLanguage);
  const countOf = (value: TranslationFilter) =>
    value === 'faulty' || own.length === 0
      ? undefined
      : own.reduce((sum, one) => sum + one[value satisfies State], 0);
  const nameOf = (code: string) => languages.find(({ value }) => value === code)?.label ?? code;
  return (
    <Row gap="8px 14px" wrap>
      <Segmented
        label={t('State')}
        value={state}
        onChange={(value) => change({ state: value })}
        options={[
          { value: '', label: t('All') },
          ...states.map(({ value, label }) => ({ value, label, count: countOf(value) })),
        ]}
      />
      {targets.length > 1 && (
        <Select
          variant="quiet"
          label={t('State in')}
          value={stateLanguage ?? ''}
          onValue={(value) => change({ in: value })}
          options={[
            { value: '', label: t('any language') },
            ...targets.map((code) => ({ value: code, label: nameOf(code) })),
          ]}
        />
      )}
    </Row>
  );
}
