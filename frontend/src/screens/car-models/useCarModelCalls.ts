import {
  useCreateCarModelMutation,
  useExportCarModelsCsvMutation,
  useExportCarModelsXlsxMutation,
  useGetCarModelHistoryQuery,
  useRestoreCarModelMutation,
  useUpdateCarModelMutation,
} from '../../api';
import { saveFile } from '../../api/files';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { shownHistoryOf } from '../../kit/record/RecordNoun';
import type { CarModelDialog, CarModelRow, CarModelValues } from './carModel';
import type { CarModelFilter } from './carModelSearch';

type Calls = RecordCalls<CarModelRow, CarModelValues, string>;

/** From the form to the wire. */
const inputOf = ({ modelcode, ccadmActive, ...texts }: CarModelValues) => ({
  modelcode: modelcode.trim(),
  ...texts,
  ccadmActive: ccadmActive === 'true',
});

/** What the dialogs of the models call; an export holds what the filters leave. */
export function useCarModelCalls(
  opened: CarModelDialog | undefined,
  filters: Record<CarModelFilter, string>,
): Calls {
  const [create] = useCreateCarModelMutation();
  const [update] = useUpdateCarModelMutation();
  const [restore] = useRestoreCarModelMutation();
  const [exportCsv] = useExportCarModelsCsvMutation();
  const [exportXlsx] = useExportCarModelsXlsxMutation();
  const id = shownHistoryOf(opened);

  return {
    create: (values) => create({ newCarModel: inputOf(values) }).unwrap(),
    update: ({ id }, values, version) =>
      update({ id, carModelInput: { ...inputOf(values), version } }).unwrap(),
    restore: (id, changeId) => restore({ id, restoreRequest: { changeId } }).unwrap(),
    history: useGetCarModelHistoryQuery({ id: id ?? '' }, { skip: !id, refetchOnMountOrArgChange: true }),
    // None is ever deleted.
    deleted: { isError: false },
    download: async (_request, format) =>
      saveFile(await (format === 'csv' ? exportCsv(filters) : exportXlsx(filters)).unwrap()),
  };
}
