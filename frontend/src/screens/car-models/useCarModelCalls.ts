import {
  useCreateCarModelMutation,
  useDeleteCarModelMutation,
  useExportCarModelsCsvMutation,
  useExportCarModelsXlsxMutation,
  useUpdateCarModelMutation,
} from '../../api';
import { saveFile } from '../../api/files';
import { useRecordChanges } from '../../api/recordChanges';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { shownHistoryOf } from '../../kit/record/RecordNoun';
import type { CarModelDialog, CarModelRow, CarModelValues } from './carModel';
import type { CarModelFilter } from './carModelSearch';

type Calls = RecordCalls<CarModelRow, CarModelValues, string>;

const inputOf = ({ modelcode, ccadmActive, ...texts }: CarModelValues) => ({
  modelcode: modelcode.trim(),
  ...texts,
  ccadmActive: ccadmActive === 'true',
});

export function useCarModelCalls(
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
