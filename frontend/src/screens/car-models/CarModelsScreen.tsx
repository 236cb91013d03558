import { CarFront, Download, Info } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useOutcome } from '../../api/outcome';
import { usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { OpensRows } from '../../kit/list/RowCode';
import { usePagedSearch, type PagedSearch } from '../../kit/list/usePagedSearch';
import { OpenRecord } from '../../kit/record/OpenRecord';
import { NoRecords, RecordHead } from '../../kit/record/RecordHead';
import {
  carModel,
  type CarModelDialog,
  type CarModelRow,
  rowOf,
  type CarModelValues,
  isDefaultModel,
} from './carModel';
import { carModelColumns } from './carModelColumns';
import { CarModelInfo } from './CarModelInfo';
import { carModelFilters, carModelSearch, type CarModelFilter, type CarModelSortKey } from './carModelSearch';
import './car-models.css';
import { t } from '../../texts/carModels';
import {
  useListCarModelsQuery,
  useExportFamilyIconsMutation,
  useUpdateCarModelMutation,
  useCreateCarModelMutation,
  useDeleteCarModelMutation,
  useExportCarModelsCsvMutation,
  useExportCarModelsXlsxMutation,
} from '../../api';
import { useSharedQuery } from '../../api/sharedQuery';
import { saveFile } from '../../api/files';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { SwitchField } from '../../kit/form/SwitchField';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { ConfirmChange } from '../../kit/record/ConfirmChange';
import type { Outcome, RecordCalls } from '../../kit/record/RecordCalls';
import { rich } from '../../texts/rich';
import { RecordButtons } from '../../kit/record/RecordButtons';
import { IconButton } from '../../ui/navigation/IconButton';
import { useRecordChanges } from '../../api/recordChanges';
import { shownHistoryOf } from '../../kit/record/RecordNoun';

type Calls = RecordCalls<CarModelRow, CarModelValues, string>;

const inputOf = ({ modelcode, ccadmActive, ...texts }: CarModelValues) => ({
  modelcode: modelcode.trim(),
  ...texts,
  ccadmActive: ccadmActive === 'true',
});

function useCarModelCalls(
  opened: CarModelDialog | undefined,
  filters: Record<CarModelFilter, string>,
): Calls {
  const [create] = useCreateCarModelMutation();
  const [update] = useUpdateCarModelMutation();
  const [remove] = useDeleteCarModelMutation();
  const [exportCsv] = useExportCarModelsCsvMutation();
  const [exportXlsx] = useExportCarModelsXlsxMutation();

  return {
    // What is deleted was used by nothing: Undo is all there is to take it back.
    ...useRecordChanges('carModel', { shownId: shownHistoryOf(opened) }),
    create: (values) => create({ newCarModel: inputOf(values) }).unwrap(),
    update: ({ id }, values, version) =>
      update({ id, carModelInput: { ...inputOf(values), version } }).unwrap(),
    remove: (id) => remove({ id }).unwrap(),
    download: async (_request, format) =>
      saveFile(await (format === 'csv' ? exportCsv(filters) : exportXlsx(filters)).unwrap()),
  };
}

interface CarModelButtonsProps {
  row: CarModelRow;
  onOpen: (dialog: CarModelDialog) => void;
  onDownload: (row: CarModelRow) => Promise<void>;
}

/** The buttons of a row; DEFAULT has neither icons nor countries of its own and stays. */
function CarModelButtons({ row, onOpen, onDownload }: CarModelButtonsProps) {
  const { modelcode } = row;
  const isDefault = isDefaultModel(row);
  return (
    <>
      <IconButton
        icon={Download}
        label={t('Download icons of {modelcode}', { modelcode })}
        disabled={isDefault}
        onClick={() => onDownload(row)}
      />
      <IconButton
        icon={Info}
        label={t('Info of {modelcode}', { modelcode })}
        disabled={isDefault}
        onClick={() => onOpen({ kind: 'info', row })}
      />
      <RecordButtons
        row={row}
        name={modelcode}
        undeletable={isDefault ? t('DEFAULT stands for all models and stays') : undefined}
        onOpen={onOpen}
      />
    </>
  );
}

interface ToggleCarModelProps {
  row: CarModelRow;
  outcome: Outcome;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Asks, then saves the model as active or inactive. */
function ToggleCarModel({ row, outcome, onSaved, onClose }: ToggleCarModelProps) {
  const [update] = useUpdateCarModelMutation();
  const { id, ...carModel } = row;
  const ccadmActive = !row.ccadmActive;
  return (
    <ConfirmChange
      title={t('Active')}
      message={rich(
        ccadmActive
          ? t("{model} will be offered in the console's selectors.")
          : t("{model} will no longer be offered in the console's selectors. What is stored of it stays."),
        { model: <b>{row.description}</b> },
      )}
      change={() => update({ id, carModelInput: { ...carModel, ccadmActive } }).unwrap()}
      outcome={outcome}
      onChanged={({ id: saved }) => onSaved(saved)}
      onClose={onClose}
    />
  );
}

const { fields } = carModel;

/** The fields of a model, for a new one and for a stored one. */
function CarModelForm({ row, ...form }: RecordFormSlot<CarModelRow, CarModelValues>) {
  return (
    <RecordForm {...form}>
      <div className="g2">
        <RecordField
          field={fields.modelcode}
          locked={row !== undefined}
          hint={row ? undefined : t('As the feed names the model; it cannot be changed later.')}
        />
        <RecordField field={fields.description} focused={row !== undefined} showsSaved />
        <RecordField field={fields.rangeMY} hint={t('Model years on sale, such as 2026-2027.')} />
        <RecordField field={fields.maxMyVideoAvailable} hint={t('The last model year with a video.')} />
      </div>
      <SwitchField field={fields.ccadmActive} hint={t("Offered in the console's selectors.")} />
    </RecordForm>
  );
}

/** Downloads the icons of a model's family; the server names the archive. */
function useDownloadIcons() {
  const [exportIcons] = useExportFamilyIconsMutation();
  const outcome = useOutcome();
  return useCallback(
    async ({ modelcode }: CarModelRow) => {
      try {
        outcome.noted(
          t('{file} downloaded', {
            file: saveFile(await exportIcons({ modelName: modelcode }).unwrap()),
          }),
        );
      } catch (error) {
        outcome.failed(error);
      }
    },
    [exportIcons, outcome],
  );
}

/** The rows; the list sends `commercialModel` where other lists send `language`. */
function useCarModels({ request }: PagedSearch<CarModelFilter, CarModelSortKey>) {
  const { language: commercialModel, ...shared } = useSharedQuery();
  const list = useListCarModelsQuery(
    { ...request, ...shared, commercialModel },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData } = list;
  const page = useMemo(
    () => currentData && { ...currentData, content: currentData.content.map(rowOf) },
    [currentData],
  );
  return { ...list, currentData: page };
}

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
