import { t } from '../../texts/priceComparison';
import { FindInput } from '../../ui/fields/FindInput';
import { Select } from '../../ui/fields/Select';
import { Toggle } from '../../ui/fields/Toggle';
import { kindNames } from './comparisonNames';
import { comparedKinds, type ComparisonPlace } from './comparisonPlace';
import type { ComparisonActions } from './useComparisonPlace';
import styles from './price-comparison.module.css';

/** Which of the rows are shown. */
export function ComparisonFilters({
  place,
  actions,
}: {
  place: ComparisonPlace;
  actions: ComparisonActions;
}) {
  return (
    <>
      <Toggle
        label={t('Only the differences')}
        checked={!place.isAll}
        onChange={(isOnly) => actions.showAll(!isOnly)}
      />
      <Select
        variant="quiet"
        label={t('Kind')}
        value={place.kind}
        options={[
          { value: '', label: t('All') },
          ...comparedKinds.map((kind) => ({ value: kind, label: kindNames[kind] })),
        ]}
        onValue={actions.chooseKind}
      />
      <FindInput
        label={t('Find a code or a description')}
        placeholder={t('Code or description')}
        value={place.search}
        onValue={actions.search}
        className={styles.find}
      />
    </>
  );
}
