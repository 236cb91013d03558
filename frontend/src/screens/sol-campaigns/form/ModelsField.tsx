import { Upload } from 'lucide-react';
import { countOf } from '../../../kit/format/countOf';
import { onlineListTexts } from '../../../texts';
import { Button } from '../../../ui/navigation/Button';
import { faultOf } from './CampaignFields';
import { ModelList, type ModelListProps } from './ModelList';
import { ModelPicker } from './ModelPicker';
import type { CampaignForm } from './useCampaignForm';
import { t } from '../../../texts/solCampaigns';

export interface ModelsFieldProps extends Pick<ModelListProps, 'onPrices' | 'pricesBlock'> {
  form: CampaignForm;
  /** The campaign that is edited: its models are neither added nor removed by hand, but a workbook may fill the list. */
  id?: number;
  /** Reads a workbook into the list. */
  onImport: () => void;
}

const unchangeable = t('The models of a campaign stay; a workbook can replace the list.');

export function ModelsField({ form, id, onImport, onPrices, pricesBlock }: ModelsFieldProps) {
  const { draft, setDraft } = form;
  const { idCountry, models } = draft;
  const block = id === undefined ? undefined : unchangeable;
  const fault = faultOf(form, 'solCampaignModel');

  return (
    <section className="campaign-models-field" aria-label={t('Models of the campaign')}>
      <header>
        <h3>
          {t('Models')}{' '}
          <span className="req" title={t('Required')} aria-hidden>
            *
          </span>
        </h3>
        <span className="ink3 num" role="status">
          {countOf(models.length, { one: t('model'), many: t('models') })}
        </span>
        <Button
          size="m"
          icon={Upload}
          disabled={idCountry === ''}
          title={idCountry === '' ? t('Choose a market first') : undefined}
          onClick={onImport}
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
          idCountry === ''
            ? t('Choose a market, then its models.')
            : t('No model yet; at least one is needed.')
        }
        onPrices={onPrices}
        pricesBlock={pricesBlock}
        remove={{
          block,
          onRemove: (vetele) =>
            setDraft((held) => ({ ...held, models: held.models.filter((model) => model.vetele !== vetele) })),
        }}
      />
    </section>
  );
}
