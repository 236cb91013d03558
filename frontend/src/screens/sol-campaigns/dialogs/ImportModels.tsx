import { useRef } from 'react';
import {
  useExportSolCampaignsMutation,
  useImportSolCampaignsMutation,
  type SolCampaignImport,
} from '../../../api';
import { saveFile } from '../../../api/files';
import { useOutcome } from '../../../api/outcome';
import { WorkbookImport } from '../../../kit/import/WorkbookImport';
import { ImportedModels } from './ImportedModels';
import { isRefused, leavingNotes, modelsPlan, type HeldModels, type ReadModels } from './modelsPlan';
import { t } from '../../../texts/solCampaigns.gen';

export interface ImportModelsProps {
  idCountry: string;
  /** Of a stored campaign, whose models the workbook's replace; to those of a new one they are added. */
  id?: number;
  held: HeldModels['held'];
  /** Puts the models that can be taken into the form. */
  onModels: (models: ReadModels) => void;
  onClose: () => void;
}

const noun = { one: t('model'), many: t('models') };

/** Reads the models of a workbook into the form that is open; nothing is stored before its Save (decision A-60). */
export function ImportModels({ idCountry, id, held, onModels, onClose }: ImportModelsProps) {
  const outcome = useOutcome();
  const [send] = useImportSolCampaignsMutation();
  const onTemplate = useCampaignTemplate();
  const reply = useRef<SolCampaignImport>(undefined);
  const isReplaced = id !== undefined;
  const into = { held, isReplaced };
  const preview = async (file: File) => {
    reply.current = await send({
      body: {
        file,
        filename: file.name,
        curUserName: outcome.me,
        idCountry,
        ...(isReplaced && { idCampaign: String(id) }),
        exampleObj: '{}',
        modelsOnly: 'true',
      },
    }).unwrap();
    return modelsPlan(file.name, reply.current, into);
  };
  return (
    <WorkbookImport
      subtitle={
        isReplaced
          ? t('The models of a workbook, in place of those of this campaign')
          : t('The models of a workbook, for the campaign in this form')
      }
      noun={noun}
      columns={noColumns}
      preview={preview}
      onTemplate={onTemplate}
      outcome={outcome}
      onClose={onClose}
      codeHeader={t('Model')}
      createdWord={isReplaced ? t('New') : t('Added')}
      run={async () => {
        const { msg, model } = reply.current!;
        onModels(model.filter((read) => !isRefused(read)));
        return { lines: [...leavingNotes(model, into), ...msg], details: <ImportedModels models={model} /> };
      }}
    />
  );
}

const noColumns: never[] = [];

/** Downloads a workbook without campaigns that explains its columns. */
export function useCampaignTemplate() {
  const [exportCampaigns] = useExportSolCampaignsMutation();
  return async () =>
    saveFile(await exportCampaigns({ isOnlyTemplate: true, solCampaignFilter: {} }).unwrap());
}
