import { t } from '../../texts/readiness.gen';
import { Select } from '../../ui/fields/Select';
import { checks } from './readinessChecks';
import type { ReadinessSettings, SettingName } from './useReadinessSettings';

interface ReadinessFiltersProps {
  settings: ReadinessSettings;
  markets: readonly { id: string; description: string }[];
  /** One market has a column for each check, so there is none to choose. */
  isMatrix: boolean;
  onChoose: (name: SettingName, value: string) => void;
}

/** Usual numbers, and the one of the address. */
const numbers = (usual: readonly number[], chosen: number, label: (number: number) => string) =>
  [...new Set([...usual, chosen])]
    .toSorted((one, other) => one - other)
    .map((number) => ({ value: String(number), label: label(number) }));

/** Which markets are checked, for what, and when a price is far off or a campaign ends soon. */
export function ReadinessFilters({ settings, markets, isMatrix, onChoose }: ReadinessFiltersProps) {
  const isSome = settings.markets.includes(',');
  return (
    <>
      <Select
        variant="quiet"
        label={t('Market')}
        value={settings.markets}
        options={[
          { value: '', label: t('All markets') },
          ...(isSome ? [{ value: settings.markets, label: settings.markets.replaceAll(',', ', ') }] : []),
          ...markets.map(({ id, description }) => ({ value: id, label: description })),
        ]}
        onValue={(value) => onChoose('markets', value)}
      />
      {isMatrix && (
        <Select
          variant="quiet"
          label={t('Check')}
          value={settings.check}
          options={[
            { value: '', label: t('All checks') },
            ...checks.map(({ name, label }) => ({ value: name, label })),
          ]}
          onValue={(value) => onChoose('check', value)}
        />
      )}
      <Select
        variant="quiet"
        label={t('Far off')}
        title={t('Prices far from the official price')}
        value={String(settings.limit)}
        options={numbers([5, 10, 20, 30, 50], settings.limit, (percent) =>
          t('over {percent} %', { percent }),
        )}
        onValue={(value) => onChoose('limit', value)}
      />
      <Select
        variant="quiet"
        label={t('Ends soon')}
        value={String(settings.days)}
        options={numbers([7, 14, 30, 60], settings.days, (days) => t('within {days} days', { days }))}
        onValue={(value) => onChoose('days', value)}
      />
    </>
  );
}
