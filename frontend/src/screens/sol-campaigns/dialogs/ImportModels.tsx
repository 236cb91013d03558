import { useRef } from 'react';
import {
  useExportSolCampaignsMutation,
  useImportSolCampaignsMutation,
  type SolCampaignImport,
} from '../../../api';
import { saveFile } from '../../../api/files';
import { useOutcome } from '../../../api/outcome';
import type { ImportPlan } from '../../../kit/import/importPlan';
import { WorkbookImport } from '../../../kit/import/WorkbookImport';
import { ImportedModels } from './ImportedModels';
import { t } from '../../../texts/solCampaigns';

export type ReadModels = SolCampaignImport['model'];

export interface ImportModelsProps {
  idCountry: string;
  id?: number;
  /** Puts the models that can be taken into the form. */
  onModels: (models: ReadModels) => void;
  onClose: () => void;
}

const noun = { one: t('model'), many: t('models') };
const isRefused = ({ status }: ReadModels[number]) => status === 2;

/** What taking the models of a workbook would do to a form, in the shape of every preview. */
const planOf = (fileName: string, { model: models, msg }: SolCampaignImport): ImportPlan => {
  const refused = models.filter(isRefused);
  const taken = models.filter((model) => !isRefused(model));
  return {
    fileName,
    rowCount: models.length,
    truncated: false,
    planDigest: '',
    counts: { created: taken.length, changed: 0, unchanged: 0, invalid: refused.length },
    // As the workbook names it: the rejected rows are uploaded again.
    columns: ['Model'],
    rows: taken.map(({ row, model, statusExcel, status }) => ({
      row,
      code: model.vetele,
      name: model.description,
      result: 'created',
      key: {},
      cells: [],
      ...(status === 1 && { warnings: [statusExcel] }),
    })),
    errors: refused.map(({ row, model, statusExcel }) => ({
      row,
      column: 'Model',
      value: model.vetele,
      reason: statusExcel,
    })),
    invalidRows: refused.map(({ row, model }) => ({ row, values: [model.vetele] })),
    notes: msg,
  };
};

/** Reads the models of a workbook into the form that is open; nothing is stored before its Save (decision A-60). */
export function ImportModels({ idCountry, id, onModels, onClose }: ImportModelsProps) {
  const outcome = useOutcome();
  const [send] = useImportSolCampaignsMutation();
  const onTemplate = useCampaignTemplate();
  const reply = useRef<SolCampaignImport>(undefined);
  const preview = async (file: File) => {
    reply.current = await send({
      body: {
        file,
        filename: file.name,
        curUserName: outcome.me,
        idCountry,
        ...(id !== undefined && { idCampaign: String(id) }),
        exampleObj: '{}',
        modelsOnly: 'true',
      },
    }).unwrap();
    return planOf(file.name, reply.current);
  };
  return (
    <WorkbookImport
      subtitle={t('The models of a workbook, for the campaign in this form')}
      noun={noun}
      columns={noColumns}
      preview={preview}
      onTemplate={onTemplate}
      outcome={outcome}
      onClose={onClose}
      codeHeader={t('Model')}
      createdWord={t('Added')}
      run={async () => {
        const { msg, model } = reply.current!;
        onModels(model.filter((read) => !isRefused(read)));
        return { lines: msg, details: <ImportedModels models={model} /> };
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
