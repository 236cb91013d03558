import { CarFront } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useOutcome } from '../../api/outcome';
import { usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { OpensRows } from '../../kit/list/RowCode';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { OpenRecord } from '../../kit/record/OpenRecord';
import { NoRecords, RecordHead } from '../../kit/record/RecordHead';
import { carModel, type CarModelDialog, type CarModelRow } from './carModel';
import { CarModelButtons } from './CarModelButtons';
import { carModelColumns } from './carModelColumns';
import { CarModelForm } from './CarModelForm';
import { CarModelInfo } from './CarModelInfo';
import { carModelFilters, carModelSearch } from './carModelSearch';
import { ToggleCarModel } from './ToggleCarModel';
import { useCarModelCalls } from './useCarModelCalls';
import { useCarModels } from './useCarModels';
import { useDownloadIcons } from './useDownloadIcons';
import './car-models.css';
import { t } from '../../texts/carModels';

const { noun, titles } = carModel;

export function CarModelsScreen() {
  const search = usePagedSearch(carModelSearch, '', usePageSize());
  const list = useCarModels(search);
  const dialog = useOpenedDialog<CarModelDialog>();
  const { open, opened, close } = dialog;
  const outcome = useOutcome();
  const calls = useCarModelCalls(opened, search.filters);
  const download = useDownloadIcons();
  const columns = useMemo(() => carModelColumns((row) => open({ kind: 'toggle', row })), [open]);
  const actions = useCallback(
    (row: CarModelRow) => <CarModelButtons row={row} onOpen={open} onDownload={download} />,
    [open, download],
  );

  return (
    <>
      <RecordHead
        title={titles}
        help={t('The models of the range. Vehicles, options and icons come with the feed.')}
        many={noun.many}
        hasImport={false}
        hasDeleted={false}
        onOpen={open}
      />
      <OpenedDialog state={dialog}>
        {(shown) => {
          if (shown.kind === 'info') return <CarModelInfo row={shown.row} onClose={close} />;
          if (shown.kind === 'toggle')
            return <ToggleCarModel row={shown.row} outcome={outcome} onSaved={search.mark} onClose={close} />;
          return (
            <OpenRecord
              {...{ calls, dialog, outcome }}
              of={carModel}
              opened={shown}
              form={(slot) => <CarModelForm {...slot} />}
              onSaved={search.mark}
            />
          );
        }}
      </OpenedDialog>
      <OpensRows onOpen={open}>
        <ListScreen
          {...{ noun, search, list, columns, actions }}
          failure={list.isError ? problemOf(list.error).message : undefined}
          filters={carModelFilters}
          empty={<NoRecords icon={CarFront} many={noun.many} hasImport={false} onOpen={open} />}
        />
      </OpensRows>
    </>
  );
}
