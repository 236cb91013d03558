import {
  useExportSolCampaignsMutation,
  useImportSolCampaignsMutation,
  type SolCampaignImport,
} from '../../../api';
import { saveFile } from '../../../api/files';
import { useOutcome } from '../../../api/outcome';
import { UploadFile } from '../../../kit/online/UploadFile';

export interface ImportModelsProps {
  idCountry: string;
  /** The campaign that is edited. */
  id?: number;
  onUploaded: (reply: SolCampaignImport) => void;
  onClose: () => void;
}

/** Reads the models of a workbook into the form that is open; nothing is stored before its Save (readings A-60). */
export function ImportModels({ idCountry, id, onUploaded, onClose }: ImportModelsProps) {
  const outcome = useOutcome();
  const [send] = useImportSolCampaignsMutation();
  const onTemplate = useCampaignTemplate();
  const onUpload = (file: File) =>
    send({
      body: {
        ...{ file, filename: file.name, curUserName: outcome.me, idCountry },
        ...(id !== undefined && { idCampaign: String(id) }),
        exampleObj: '{}',
        modelsOnly: 'true',
      },
    }).unwrap();
  return (
    <UploadFile
      subtitle="The models of a workbook, for the campaign in this form"
      {...{ outcome, onUpload, onUploaded, onTemplate, onClose }}
    />
  );
}

/** Downloads a workbook without campaigns that explains its columns. */
export function useCampaignTemplate() {
  const [exportCampaigns] = useExportSolCampaignsMutation();
  return async () =>
    saveFile(await exportCampaigns({ isOnlyTemplate: true, solCampaignFilter: {} }).unwrap());
}
