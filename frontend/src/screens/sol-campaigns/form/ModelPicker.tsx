import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useGetCommercialModelGroupsQuery, useLazyCheckSolModelActiveQuery } from '../../../api';
import { problemOf } from '../../../api/problem';
import { campaignTexts } from '../../../texts';
import { Button } from '../../../ui/navigation/Button';
import { Combobox, type ComboboxOption } from '../../../ui/fields/Combobox';
import { Field } from '../../../ui/fields/Field';
import { Message } from '../../../ui/feedback/Message';
import type { DraftModel } from '../draft/campaignDraft';
import { t } from '../../../texts/solCampaigns';

export interface ModelPickerProps {
  idCountry: string;
  models: readonly DraftModel[];
  onModels: (change: (models: readonly DraftModel[]) => readonly DraftModel[]) => void;
  /** Why nothing can be added, where the models of a campaign stay. */
  block?: string;
}

/** Adds a vehicle of the market; one that is there already is not added again. */
export function ModelPicker({ idCountry, models, onModels, block }: ModelPickerProps) {
  const { options, failure } = useModelOptions(idCountry, block !== undefined);
  const [vetele, setVetele] = useState('');
  const [isTwice, setIsTwice] = useState(false);
  const [checkActive] = useLazyCheckSolModelActiveQuery();
  const chosen = options.find(({ value }) => value === vetele);

  const add = async () => {
    if (!chosen) return;
    const isThere = models.some((model) => model.vetele === vetele);
    setIsTwice(isThere);
    if (isThere) return;
    onModels((held) => [...held, { vetele, description: chosen.name }]);
    setVetele('');
    // Whether it is active only colours it; without an answer it stays as it is.
    const { data } = await checkActive({ vetele, idCountry });
    if (data === undefined) return;
    const isActive = data !== 0;
    onModels((held) => held.map((model) => (model.vetele === vetele ? { ...model, isActive } : model)));
  };

  return (
    <>
      <div className="campaign-picker">
        <Field label={t('Add a model')} hint={block} error={failure}>
          <Combobox
            options={options}
            value={vetele}
            placeholder={idCountry === '' ? t('Choose a market first') : t('Code or name')}
            noMatchLabel={t('No model of this market')}
            disabled={idCountry === '' || block !== undefined}
            onChange={(value) => {
              setIsTwice(false);
              setVetele(value);
            }}
          />
        </Field>
        <Button icon={Plus} disabled={!chosen || block !== undefined} onClick={add}>
          {t('Add')}
        </Button>
      </div>
      {isTwice && (
        <Message tone="warning" announce>
          {campaignTexts.modelAlreadySelected}
        </Message>
      )}
    </>
  );
}

interface ModelOption extends ComboboxOption {
  name: string;
}

function useModelOptions(idCountry: string, isOff: boolean) {
  const { currentData, isError, error } = useGetCommercialModelGroupsQuery(
    { body: [idCountry] },
    { skip: idCountry === '' || isOff },
  );
  const options = (currentData ?? []).flatMap(({ label: hint, items }): ModelOption[] =>
    items.map(({ value, label }) => ({ value, name: label, label: `${value} ${label}`, hint })),
  );
  return { options, failure: isError ? problemOf(error).message : undefined };
}
