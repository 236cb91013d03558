import { Upload, Plus } from 'lucide-react';
import { countOf } from '../../../kit/format/counts';
import { onlineListTexts, campaignTexts } from '../../../texts';
import { Button } from '../../../ui/navigation/Button';
import { faultOf, type CampaignForm } from './useCampaignForm';
import { ModelList, type ModelListProps } from './ModelList';
import { t } from '../../../texts/solCampaigns.gen';
import { useState } from 'react';
import { useGetCommercialModelGroupsQuery, useLazyCheckSolModelActiveQuery } from '../../../api';
import { failureOf } from '../../../api/problem';
import { Combobox, type ComboboxOption } from '../../../ui/fields/Combobox';
import { Field } from '../../../ui/fields/Field';
import { Message } from '../../../ui/feedback/Message';
import type { DraftModel } from '../draft/campaignDraft';
import styles from './campaign-form.module.css';
import { classes } from '../../../ui/classes';
import fieldStyles from '../../../ui/fields/field.module.css';
import textStyles from '../../../ui/text.module.css';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';
import layoutStyles from '../../../ui/layout.module.css';

interface ModelPickerProps {
  idCountry: string;
  models: readonly DraftModel[];
  onModels: (change: (models: readonly DraftModel[]) => readonly DraftModel[]) => void;
  /** Why nothing can be added, where the models of a campaign stay. */
  block?: string;
}

/** Adds a vehicle of the market; one that is there already is not added again. */
function ModelPicker({ idCountry, models, onModels, block }: ModelPickerProps) {
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
      <Stack columns="1fr auto" gap={8} className={styles.picker}>
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
      </Stack>
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
  return { options, failure: failureOf({ isError, error }) };
}

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
    <Stack
      as="section"
      gap={12}
      pad="16px 0 0"
      className={layoutStyles.ruled}
      aria-label={t('Models of the campaign')}
    >
      <Row as="header" gap={10}>
        <h3>
          {t('Models')}{' '}
          <span className={textStyles.danger} title={t('Required')} aria-hidden>
            *
          </span>
        </h3>
        <span className={classes(textStyles.faint, textStyles.num)} role="status">
          {countOf(models.length, { one: t('model'), many: t('models') })}
        </span>
        <Button
          size="m"
          className={layoutStyles.end}
          icon={Upload}
          disabled={idCountry === ''}
          title={idCountry === '' ? t('Choose a market first') : undefined}
          onClick={onImport}
        >
          {onlineListTexts.import}
        </Button>
      </Row>
      <ModelPicker
        idCountry={idCountry}
        models={models}
        block={block}
        onModels={(change) => setDraft((held) => ({ ...held, models: change(held.models) }))}
      />
      {fault && <p className={classes(fieldStyles.hint, fieldStyles.error)}>{fault}</p>}
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
    </Stack>
  );
}
