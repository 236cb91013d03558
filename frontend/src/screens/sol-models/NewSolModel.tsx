import { useState } from 'react';
import { useCreateSolModelMutation, type SessionUser } from '../../api';
import { useOutcome } from '../../api/outcome';
import { onlineListTexts, solModelTexts } from '../../texts';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { Toggle } from '../../ui/Toggle';
import { inputOf, useNewRecord, type NewRecord } from './newRecord';
import {
  admsOf,
  marketOptionOf,
  marketsIn,
  optionOf,
  useModelOptions,
  type SolMarket,
} from './useSolMarkets';
import { t } from '../../texts/solModels';

export interface NewSolModelProps {
  user: SessionUser;
  markets: readonly SolMarket[];
  onClose: () => void;
}

/** Puts a vehicle on the list of online sales: that of headquarters, or that of a market below it. */
export function NewSolModel({ user, markets, onClose }: NewSolModelProps) {
  const record = useNewRecord(user, markets);
  const [create] = useCreateSolModelMutation();
  const [isSaving, setIsSaving] = useState(false);
  const outcome = useOutcome();
  const save = async () => {
    setIsSaving(true);
    try {
      const { message } = await create({
        isHqUser: user.isHQUser ? 'true' : 'false',
        solModelInput: inputOf(record, user, outcome.me),
      }).unwrap();
      onClose();
      outcome.succeeded(message);
    } catch (error) {
      // What is chosen stays, for another try.
      outcome.failed(error);
      setIsSaving(false);
    }
  };

  return (
    <Dialog
      title={onlineListTexts.new}
      subtitle={
        user.isHQUser ? t('{title}, headquarters', { title: solModelTexts.title }) : solModelTexts.title
      }
      width={520}
      dirty={record.vetele !== '' && !isSaving}
      onSubmit={save}
      onClose={onClose}
      actions={
        <Button type="submit" variant="primary" pending={isSaving} disabled={record.vetele === ''}>
          {t('Save')}
        </Button>
      }
    >
      <div className="fg">
        <PlaceFields {...{ record, markets, user }} />
        <div className="field">
          <Toggle
            label={t('Visible')}
            checked={record.visible}
            disabled={record.isHidden}
            onChange={(visible) => record.change({ visible })}
          />
          {record.isHidden && <span className="hint">{t('HQ record is not visible')}</span>}
        </div>
      </div>
    </Dialog>
  );
}

interface PlaceFieldsProps {
  record: NewRecord;
  markets: readonly SolMarket[];
  user: SessionUser;
}

function PlaceFields({ record, markets, user }: PlaceFieldsProps) {
  const { adm, market, vetele, change } = record;
  const inAdm = marketsIn(markets, adm);
  const chosen = inAdm.filter(({ id }) => id === market);
  const models = useModelOptions(market ? chosen : user.isHQUser ? inAdm : []);
  const needsMarket = !user.isHQUser && market === '';

  return (
    <>
      <Field label={t('ADM')}>
        <Select
          options={admsOf(markets).map(optionOf)}
          value={adm}
          placeholder={t('All ADM')}
          onValue={(value) => change({ adm: value, market: '', vetele: '' })}
        />
      </Field>
      <Field
        label={t('Market')}
        required={!user.isHQUser}
        hint={user.isHQUser ? t('Narrows the models down; the record is that of headquarters.') : undefined}
      >
        <Select
          options={inAdm.map(marketOptionOf)}
          value={market}
          placeholder={user.isHQUser ? t('All markets') : t('Select a market')}
          onValue={(value) => change({ market: value, vetele: '' })}
        />
      </Field>
      <Field label={t('Model')} required hint={record.remark}>
        <Select
          options={models}
          value={vetele}
          placeholder={needsMarket ? t('Select a market first') : t('Select a model')}
          disabled={needsMarket}
          onValue={(value) => change({ vetele: value })}
        />
      </Field>
    </>
  );
}
