import { useState } from 'react';
import type { Market } from '../../../api';
import { countIn } from '../../../kit/format/counts';
import { t } from '../../../texts/priceRuns.gen';
import { classes } from '../../../ui/classes';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { FindInput } from '../../../ui/fields/FindInput';
import { Select } from '../../../ui/fields/Select';
import { Row } from '../../../ui/Row';
import layoutStyles from '../../../ui/layout.module.css';
import textStyles from '../../../ui/text.module.css';
import { modelYearsOf, shownVehicles, ticked, vehiclesOf, type RunPicks } from './runForm';
import styles from './several-lists.module.css';

export interface ListPicksProps {
  /** Those whose prices the user sets. */
  markets: readonly Market[];
  picks: RunPicks;
  onPick: (picks: Partial<RunPicks>) => void;
}

/** Which lists: every market that is ticked, with every vehicle that is ticked. */
export function ListPicks(props: ListPicksProps) {
  return (
    <div className={styles.picks}>
      <MarketPicks {...props} />
      <VehiclePicks {...props} />
    </div>
  );
}

interface TickListProps {
  /** Of the box that ticks all that are shown. */
  allLabel: string;
  options: readonly { id: string; label: string; hint?: string }[];
  chosen: readonly string[];
  onTick: (ids: readonly string[], isTicked: boolean) => void;
}

function TickList({ allLabel, options, chosen, onTick }: TickListProps) {
  const ids = options.map(({ id }) => id);
  const count = ids.filter((id) => chosen.includes(id)).length;
  return (
    // What is only read aloud stays inside, or the dialog itself could be scrolled.
    <div className={classes(layoutStyles.anchor, layoutStyles.box, styles.ticks)}>
      {ids.length > 1 && (
        <div className={classes(layoutStyles.ruledBelow, layoutStyles.shade, styles.all)}>
          <Checkbox
            label={allLabel}
            checked={count === ids.length}
            indeterminate={count > 0 && count < ids.length}
            onValue={() => onTick(ids, count < ids.length)}
          />
        </div>
      )}
      {options.map(({ id, label, hint }) => (
        <Row key={id} between gap={10} pad="5px 12px">
          <Checkbox
            label={label}
            checked={chosen.includes(id)}
            onValue={(isTicked) => onTick([id], isTicked)}
          />
          {hint && <span className={classes(textStyles.faint, textStyles.tiny)}>{hint}</span>}
        </Row>
      ))}
    </div>
  );
}

function MarketPicks({ markets, picks, onPick }: ListPicksProps) {
  const ids = markets.map(({ id }) => id);
  return (
    <fieldset className={classes(layoutStyles.column, styles.pick)}>
      <legend>{t('Markets')}</legend>
      <TickList
        allLabel={t('All markets')}
        options={markets.map(({ id, description, currency }) => ({ id, label: description, hint: currency }))}
        chosen={picks.markets}
        onTick={(some, isTicked) => onPick({ markets: ticked(ids, picks.markets, some, isTicked) })}
      />
    </fieldset>
  );
}

function VehiclePicks({ markets, picks, onPick }: ListPicksProps) {
  const [find, setFind] = useState('');
  const [year, setYear] = useState('');
  const offered = vehiclesOf(
    markets.filter(({ id }) => picks.markets.includes(id)),
    picks.vehicles,
  );
  const shown = shownVehicles(offered, find, year);
  const ids = vehiclesOf(markets, picks.vehicles).map(({ value }) => value);
  return (
    <fieldset className={classes(layoutStyles.column, styles.pick)}>
      <legend>
        {t('Vehicles')}{' '}
        <span className={textStyles.faint}>
          {countIn(picks.vehicles.length, { one: t('1 chosen'), many: t('{count} chosen') })}
        </span>
      </legend>
      <Row gap={8} margin="0 0 8px">
        <FindInput
          className={layoutStyles.grow}
          label={t('Find vehicles')}
          placeholder={t('Name, family or vehicle code')}
          value={find}
          onValue={setFind}
        />
        <Select
          variant="quiet"
          label={t('Model year')}
          options={[
            { value: '', label: t('All years') },
            ...modelYearsOf(offered).map((value) => ({ value, label: value })),
          ]}
          value={year}
          onValue={setYear}
        />
      </Row>
      <TickList
        allLabel={
          find === '' && year === ''
            ? t('All vehicles')
            : t('All {count} that are shown', { count: shown.length })
        }
        options={shown.map(({ value, label }) => ({ id: value, label, hint: value }))}
        chosen={picks.vehicles}
        onTick={(some, isTicked) => onPick({ vehicles: ticked(ids, picks.vehicles, some, isTicked) })}
      />
    </fieldset>
  );
}
