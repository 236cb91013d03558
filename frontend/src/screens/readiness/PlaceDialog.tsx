import { useMemo } from 'react';
import type { Readiness } from '../../api';
import { t } from '../../texts/readiness';
import type { Column } from '../../ui/data/Column';
import { DataTable } from '../../ui/data/DataTable';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Found } from './Found';
import { checks, placeOf, type Check, type CheckPlace } from './readinessChecks';

interface PlaceDialogProps {
  place: Readiness;
  market: string;
  settings: CheckPlace;
  onClose: () => void;
}

/** What a vehicle needs in a market, check by check, each with the way to its rows. */
export function PlaceDialog({ place, market, settings, onClose }: PlaceDialogProps) {
  const columns = useMemo(
    (): Column<Check>[] => [
      { key: 'check', header: t('Check'), cell: ({ label }) => label },
      {
        key: 'found',
        header: t('Found'),
        align: 'right',
        cell: (check) => (
          <Found count={place[check.name]} name={check.label} to={placeOf(check, place, settings)} />
        ),
      },
    ],
    [place, settings],
  );
  const { language } = place;
  return (
    <Dialog
      title={place.vehicle}
      subtitle={language === null ? market : t('{market}, labels in {language}', { market, language })}
      width={520}
      flush
      cancelLabel={t('Close')}
      onClose={onClose}
    >
      <DataTable
        caption={t('Checks of {vehicle} in {market}', { vehicle: place.vehicle, market })}
        columns={columns}
        rows={checks}
        rowKey={({ name }) => name}
        free
      />
    </Dialog>
  );
}
