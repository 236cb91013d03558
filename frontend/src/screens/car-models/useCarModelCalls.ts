import {
  useCreateCarModelMutation,
  useDeleteCarModelMutation,
  useExportCarModelsCsvMutation,
  useExportCarModelsXlsxMutation,
  useGetCarModelHistoryQuery,
  useLazyGetCarModelHistoryQuery,
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
  const [remove] = useDeleteCarModelMutation();
  const [restore] = useRestoreCarModelMutation();
  const [readHistory] = useLazyGetCarModelHistoryQuery();
  const [exportCsv] = useExportCarModelsCsvMutation();
  const [exportXlsx] = useExportCarModelsXlsxMutation();
  const id = shownHistoryOf(opened);

  return {
    create: (values) => create({ newCarModel: inputOf(values) }).unwrap(),
    update: ({ id }, values, version) =>
      update({ id, carModelInput: { ...inputOf(values), version } }).unwrap(),
    remove: (id) => remove({ id }).unwrap(),
    readHistory: (id) => readHistory({ id }).unwrap(),
    restore: (id, changeId, before) => restore({ id, restoreRequest: { changeId, before } }).unwrap(),
    history: useGetCarModelHistoryQuery({ id: id ?? '' }, { skip: !id, refetchOnMountOrArgChange: true }),
    // What is deleted was used by nothing: Undo is all there is to take it back.
    deleted: { isError: false },
    download: async (_request, format) =>
      saveFile(await (format === 'csv' ? exportCsv(filters) : exportXlsx(filters)).unwrap()),
  };
}
