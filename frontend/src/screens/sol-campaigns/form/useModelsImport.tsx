import { useState } from 'react';
import { DraftContext } from '../../../kit/form/DraftContext';
import { ImportModels } from '../dialogs/ImportModels';
import type { ReadModels } from '../dialogs/modelsPlan';
import type { CampaignForm } from './useCampaignForm';

type Models = CampaignForm['draft']['models'];

/** The import of models into a form, with its dialog; it stands beside the form's own dialog, for a form holds no other one. */
export function useModelsImport(form: CampaignForm, id?: number) {
  const [isOpen, setIsOpen] = useState(false);
  const fill = (models: ReadModels) => {
    const read = models.map(({ model }) => model);
    form.setDraft((held) => ({ ...held, models: id === undefined ? added(held.models, read) : read }));
  };

  return {
    start: () => setIsOpen(true),
    dialogs: isOpen && (
      // What is kept is the form, not the file that fills it.
      <DraftContext value={null}>
        <ImportModels
          id={id}
          idCountry={form.draft.idCountry}
          held={form.draft.models}
          onModels={fill}
          onClose={() => setIsOpen(false)}
        />
      </DraftContext>
    ),
  };
}

/** Those of the workbook behind those that are there, none of them twice. */
const added = (held: Models, read: Models): Models => [
  ...held,
  ...read.filter(({ vetele }) => !held.some((model) => model.vetele === vetele)),
];
