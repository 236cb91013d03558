import { Upload } from 'lucide-react';
import { useState } from 'react';
import type { SolCampaignImport } from '../../../api';
import { countOf } from '../../../kit/format/countOf';
import { onlineListTexts } from '../../../texts';
import { Button } from '../../../ui/Button';
import { ImportedDialog } from '../dialogs/ImportedDialog';
import { ImportModels } from '../dialogs/ImportModels';
import { faultOf } from './CampaignFields';
import { ModelList, type ModelListProps } from './ModelList';
import { ModelPicker } from './ModelPicker';
import type { CampaignForm } from './useCampaignForm';

export interface ModelsFieldProps extends Pick<ModelListProps, 'onPrices' | 'pricesBlock'> {
  form: CampaignForm;
  /** The campaign that is edited: its models are neither added nor removed by hand, but a workbook may fill the list. */
  id?: number;
}

const unchangeable = 'The models of a campaign stay; a workbook can replace the list.';

/** The models of a campaign in its form. */
export function ModelsField({ form, id, onPrices, pricesBlock }: ModelsFieldProps) {
  const { draft, setDraft } = form;
  const { idCountry, models } = draft;
  const [opened, setOpened] = useState<'import' | SolCampaignImport>();
  const block = id === undefined ? undefined : unchangeable;
  const close = () => setOpened(undefined);
  const fill = (reply: SolCampaignImport) => {
    const read = reply.model.filter(({ status }) => status !== 2).map(({ model }) => model);
    if (read.length > 0)
      setDraft((held) => ({ ...held, models: id === undefined ? added(held.models, read) : read }));
    setOpened(reply);
  };
  const fault = faultOf(form, 'solCampaignModel');

  return (
    <section className="campaign-models-field" aria-label="Models of the campaign">
      <header>
        <h3>
          Models{' '}
          <span className="req" title="Required" aria-hidden>
            *
          </span>
        </h3>
        <span className="ink3 num" role="status">
          {countOf(models.length, { one: 'model', many: 'models' })}
        </span>
        <Button
          size="m"
          icon={Upload}
          disabled={idCountry === ''}
          title={idCountry === '' ? 'Choose a market first' : undefined}
          onClick={() => setOpened('import')}
        >
          {onlineListTexts.import}
        </Button>
      </header>
      <ModelPicker
        idCountry={idCountry}
        models={models}
        block={block}
        onModels={(change) => setDraft((held) => ({ ...held, models: change(held.models) }))}
      />
      {fault && <p className="campaign-red-note">{fault}</p>}
      <ModelList
        models={models}
        empty={
          idCountry === '' ? 'Choose a market, then its models.' : 'No model yet; at least one is needed.'
        }
        {...{ onPrices, pricesBlock }}
        remove={{
          block,
          onRemove: (vetele) =>
            setDraft((held) => ({ ...held, models: held.models.filter((model) => model.vetele !== vetele) })),
        }}
      />
      {opened === 'import' && <ImportModels {...{ idCountry, id }} onUploaded={fill} onClose={close} />}
      {opened !== undefined && opened !== 'import' && <ImportedDialog reply={opened} onClose={close} />}
    </section>
  );
}

type Models = CampaignForm['draft']['models'];

/** Those of the workbook behind those that are there, none of them twice. */
const added = (held: Models, read: Models): Models => [
  ...held,
  ...read.filter(({ vetele }) => !held.some((model) => model.vetele === vetele)),
];
