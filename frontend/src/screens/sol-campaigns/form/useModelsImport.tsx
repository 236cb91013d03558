import { useState } from 'react';
import type { SolCampaignImport } from '../../../api';
import { ImportedDialog } from '../dialogs/ImportedDialog';
import { ImportModels } from '../dialogs/ImportModels';
import type { CampaignForm } from './useCampaignForm';

type Models = CampaignForm['draft']['models'];

/** The import of models into a form, with its dialogs; they stand beside the form's own dialog, for a form holds no other one. */
export function useModelsImport(form: CampaignForm, id?: number) {
  const [opened, setOpened] = useState<'import' | SolCampaignImport>();
  const close = () => setOpened(undefined);
  const fill = (reply: SolCampaignImport) => {
    const read = reply.model.filter(({ status }) => status !== 2).map(({ model }) => model);
    if (read.length > 0)
      form.setDraft((held) => ({ ...held, models: id === undefined ? added(held.models, read) : read }));
    setOpened(reply);
  };

  return {
    start: () => setOpened('import'),
    dialogs: (
      <>
        {opened === 'import' && (
          <ImportModels idCountry={form.draft.idCountry} id={id} onUploaded={fill} onClose={close} />
        )}
        {opened !== undefined && opened !== 'import' && <ImportedDialog reply={opened} onClose={close} />}
      </>
    ),
  };
}

/** Those of the workbook behind those that are there, none of them twice. */
const added = (held: Models, read: Models): Models => [
  ...held,
  ...read.filter(({ vetele }) => !held.some((model) => model.vetele === vetele)),
];
