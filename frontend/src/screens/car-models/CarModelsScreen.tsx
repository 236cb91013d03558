import { CarFront, Download, Info, Globe } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import {
  carModelCalls,
  useExportFamilyIconsMutation,
  useUpdateCarModelMutation,
  useGetCountryListByModelQuery,
  type CountryOfModel,
} from '../../api';
import { saveFile } from '../../api/files';
import { useOutcome } from '../../api/outcome';
import { usePageSize } from '../../api/preferences';
import { recordCalls } from '../../api/recordCalls';
import { useSharedQuery } from '../../api/sharedQuery';
import { noteDownload } from '../../kit/export/noteDownload';
import { RecordField, SwitchField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { usePagedSearch, type PagedSearch } from '../../kit/list/usePagedSearch';
import { ConfirmChange } from '../../kit/record/ConfirmChange';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { offerToggle } from '../../kit/record/offerToggle';
import type { Outcome } from '../../kit/record/RecordCalls';
import { RecordScreen } from '../../kit/record/RecordScreen';
import { t } from '../../texts/carModels.gen';
import { rich } from '../../texts/rich';
import { IconButton } from '../../ui/navigation/IconButton';
import {
  alwaysOffered,
  carModel,
  isDefaultModel,
  rowOf,
  type CarModelDialog,
  type CarModelRow,
  type CarModelValues,
} from './carModel';
import {
  carModelColumns,
  carModelFilters,
  carModelSearch,
  type CarModelFilter,
  type CarModelSortKey,
} from './carModelColumns';
import { useNamedCountries } from '../../api/countryNames';
import { failedRead } from '../../api/problem';
import { countOf } from '../../kit/format/counts';
import { CodeText } from '../../kit/list/cells';
import type { Column } from '../../ui/data/Column';
import { DataTable } from '../../ui/data/DataTable';
import { Dialog } from '../../ui/dialogs/Dialog';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { FailedState } from '../../ui/feedback/FailedState';
import { Pill } from '../../ui/data/Pill';
import layoutStyles from '../../ui/layout.module.css';

const columns: Column<CountryOfModel>[] = [
  { key: 'id', header: 'Code', width: 120, cell: ({ id }) => <CodeText code={id} /> },
  { key: 'description', header: t('Country'), width: '60%', cell: ({ description }) => description },
  {
    key: 'frontendActive',
    header: t('Configurator'),
    cell: ({ frontendActive }) => (
      <Pill tone={frontendActive ? 'ok' : 'neutral'}>{frontendActive ? t('Shown') : t('Not shown')}</Pill>
    ),
  },
];
const idOf = ({ id }: CountryOfModel) => id;

interface CarModelInfoProps {
  row: CarModelRow;
  onClose: () => void;
}

/** The countries that offer a model. A failure opens no dialog: it is told where they would stand. */
function CarModelInfo({ row, onClose }: CarModelInfoProps) {
  const { modelcode, description } = row;
  const { currentData, isError, error, refetch } = useGetCountryListByModelQuery(
    { modelcode },
    { refetchOnMountOrArgChange: true },
  );
  const countries = useNamedCountries(currentData);
  return (
    <Dialog
      title={t('Info of {modelcode}', { modelcode })}
      subtitle={description}
      width="80vw"
      cancelLabel={t('Close')}
      status={currentData && countOf(currentData.length, { one: t('country'), many: t('countries') })}
      onClose={onClose}
    >
      {isError ? (
        <FailedState title={t('It could not be loaded')} {...failedRead({ error, refetch })} />
      ) : (
        <div className={layoutStyles.box}>
          <DataTable
            caption={t('Countries of {description}', { description })}
            columns={columns}
            rows={countries}
            rowKey={idOf}
            skeletonRows={5}
            free
            empty={
              <EmptyState
                icon={Globe}
                title={t('No countries')}
                text={t('No country offers this model yet.')}
              />
            }
          />
        </div>
      )}
    </Dialog>
  );
}

const carModels = recordCalls(carModelCalls, 'CarModel');

const inputOf = ({ modelcode, ccadmActive, ...texts }: CarModelValues) => ({
  modelcode: modelcode.trim(),
  ...texts,
  ccadmActive: ccadmActive === 'true',
});

interface CarModelButtonsProps {
  row: CarModelRow;
  onOpen: (dialog: CarModelDialog) => void;
  onDownload: (row: CarModelRow) => Promise<unknown>;
}

/** The buttons of a model alone; DEFAULT has neither icons nor countries of its own. */
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
    </>
  );
}

/** Downloads the icons of a model's family; the server names the archive. */
function useDownloadIcons() {
  const [exportIcons] = useExportFamilyIconsMutation();
  const outcome = useOutcome();
  return useCallback(
    ({ modelcode }: CarModelRow) =>
      noteDownload(exportIcons({ modelName: modelcode }).unwrap().then(saveFile), outcome, outcome.failed),
    [exportIcons, outcome],
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
          ? t("{model} will be offered in the console's selectors as soon as the feed has a vehicle of it.")
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
      <div className={layoutStyles.two}>
        <RecordField
          field={fields.modelcode}
          locked={row !== undefined}
          hint={row ? undefined : t('As the feed names the model; it cannot be changed later.')}
        />
        <RecordField field={fields.description} focused={row !== undefined} showsSaved />
        <RecordField field={fields.rangeMY} hint={t('Model years on sale, such as 2026-2027.')} />
        <RecordField field={fields.maxMyVideoAvailable} hint={t('The last model year with a video.')} />
      </div>
      <SwitchField
        field={fields.ccadmActive}
        disabled={row && isDefaultModel(row) && row.ccadmActive}
        hint={
          row && isDefaultModel(row)
            ? alwaysOffered
            : t("Offered in the console's selectors, as soon as the feed has a vehicle of it.")
        }
      />
    </RecordForm>
  );
}

/** The rows; the list sends `commercialModel` where other lists send `language`. */
function useCarModels({ request }: PagedSearch<CarModelFilter, CarModelSortKey>) {
  const { language: commercialModel, ...shared } = useSharedQuery();
  const list = carModels.useList({ ...request, ...shared, commercialModel });
  const { currentData } = list;
  const page = useMemo(
    () => currentData && { ...currentData, content: currentData.content.map(rowOf) },
    [currentData],
  );
  return { ...list, currentData: page };
}

export function CarModelsScreen() {
  const search = usePagedSearch(carModelSearch, '', usePageSize());
  const dialog = useOpenedDialog<CarModelDialog>();
  const { open, opened, close } = dialog;
  const outcome = useOutcome();
  const calls = carModels.useCalls(carModel, {
    opened,
    listed: search.filters,
    create: (values) => ({ newCarModel: inputOf(values) }),
    update: ({ id }, values, version) => ({ id, carModelInput: { ...inputOf(values), version } }),
  });
  const download = useDownloadIcons();
  const buttons = useCallback(
    (row: CarModelRow) => <CarModelButtons row={row} onOpen={open} onDownload={download} />,
    [open, download],
  );

  return (
    <RecordScreen
      of={carModel}
      icon={CarFront}
      help={t('The models of the range. Vehicles, options and icons come with the feed.')}
      search={search}
      list={useCarModels(search)}
      filters={carModelFilters}
      columns={useMemo(() => carModelColumns((row) => open({ kind: 'toggle', row })), [open])}
      buttons={buttons}
      dialog={dialog}
      calls={calls}
      outcome={
        opened?.kind === 'delete' && opened.row.ccadmActive
          ? offerToggle(outcome, () => open({ kind: 'toggle', row: opened.row }))
          : outcome
      }
      form={(slot) => <CarModelForm {...slot} />}
      other={({ kind, row }) =>
        kind === 'info' ? (
          <CarModelInfo row={row} onClose={close} />
        ) : (
          <ToggleCarModel row={row} outcome={outcome} onSaved={search.mark} onClose={close} />
        )
      }
    />
  );
}
