import {
  useExportCommercialPacksMutation,
  useExportImplicitPacksMutation,
  type FileReply,
  type ModelItem,
} from '../../../api';
import { saveFile } from '../../../api/files';
import { useOutcome } from '../../../api/outcome';
import type { ExportFilter } from './exportFilter';
import { t } from '../../../texts/packConfigurator';

/** Downloads workbooks under the names that the server gives them; a failure opens no dialog. */
export function usePackExports() {
  const [sendCommercial, { isLoading: isExportingCommercial }] = useExportCommercialPacksMutation();
  const [sendImplicit, { isLoading: isExportingImplicit }] = useExportImplicitPacksMutation();
  const outcome = useOutcome();
  const save = (reply: Promise<FileReply>) =>
    reply.then(
      (file) => outcome.noted(t('{file} downloaded', { file: saveFile(file) })),
      outcome.failedQuietly,
    );

  return {
    isExportingCommercial,
    isExportingImplicit,
    exportCommercial: ({ models, thisYearOnly }: ExportFilter, model: ModelItem | undefined) =>
      save(
        sendCommercial({
          pCurrentModelVetele: model?.value ?? '',
          pModelFilter: models,
          pCurrentModelYearOnly: thisYearOnly,
        }).unwrap(),
      ),
    exportImplicit: () => save(sendImplicit().unwrap()),
  };
}
