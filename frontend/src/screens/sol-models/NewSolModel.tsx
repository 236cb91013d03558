import { use, useState } from 'react';
import {
  useCreateSolModelMutation,
  type SessionUser,
  useFindSolModelsPagedQuery,
  type SolModelInput,
} from '../../api';
import { useOutcome } from '../../api/outcome';
import type { SolMarket } from '../../api/solMarkets';
import { DraftContext } from '../../kit/form/DraftContext';
import { useWatchedForm } from '../../kit/form/useWatchedForm';
import { packed, unpacked } from '../../kit/versioned/keptEdits';
import { onlineListTexts, solModelTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Field } from '../../ui/fields/Field';
import { Select } from '../../ui/fields/Select';
import { Toggle } from '../../ui/fields/Toggle';
import { admsOf, marketOptionOf, marketsIn, optionOf, useModelOptions } from './solMarketOptions';
import { t } from '../../texts/solModels.gen';
import layoutStyles from '../../ui/layout.module.css';
import fieldStyles from '../../ui/fields/field.module.css';

interface Chosen {
  adm: string;
  market: string;
  vetele: string;
  /** Undefined while the user has left it as it is. */
  visible: boolean | undefined;
}

interface NewRecord extends Omit<Chosen, 'visible'> {
  visible: boolean;
  /** Headquarters hide the vehicle, so a market cannot show it (decision A-84). */
  isHidden: boolean;
  remark: string | undefined;
  change: (changes: Partial<Chosen>) => void;
}

/** What is chosen outlives the end of the session. */
function useNewRecord({ isHQUser }: SessionUser, markets: readonly SolMarket[]): NewRecord {
  const only = !isHQUser && markets.length === 1 ? (markets[0]?.id ?? '') : '';
  const kept = use(DraftContext)?.values?.chosen;
  const [chosen, setChosen] = useState<Chosen>(
    () => unpacked<Chosen>(kept) ?? { adm: '', market: only, vetele: '', visible: undefined },
  );
  const { vetele, market } = chosen;
  useWatchedForm({
    title: onlineListTexts.new,
    isDirty: vetele !== '',
    values: () => ({ chosen: packed(chosen) }),
  });
  const { currentData } = useFindSolModelsPagedQuery(
    {
      page: 0,
      size: 5,
      isHqUser: isHQUser,
      solModelFilter: isHQUser ? { vetele, showHq: true } : { vetele, market },
    },
    { skip: vetele === '' || (!isHQUser && market === ''), refetchOnMountOrArgChange: true },
  );
  const ofHq = currentData?.content.find(({ id }) => id.idSolMarket === 0);
  const ofMarket = currentData?.content.some(({ idCountry }) => idCountry === market && idCountry !== '');
  // Unknown is not hidden: the server has the last word.
  const isHidden = !isHQUser && ofHq?.visible === false;
  const remark = () => {
    if (!currentData || vetele === '') return undefined;
    if (isHQUser) return ofHq && t('Headquarters have a record of it already.');
    if (!ofHq) return t('Headquarters have not put it on the list of online sales yet, so no market can.');
    return ofMarket ? t('The market has a record of it already.') : undefined;
  };

  return {
    ...chosen,
    visible: !isHidden && (chosen.visible ?? true),
    isHidden,
    remark: remark(),
    change: (changes) => setChosen((old) => ({ ...old, ...changes })),
  };
}

/** The body of the call: HQ users send a model, others a model under an own market. */
function inputOf(
  { vetele, market, visible }: Pick<NewRecord, 'vetele' | 'market' | 'visible'>,
  { isHQUser }: Pick<SessionUser, 'isHQUser'>,
  me: string,
): SolModelInput {
  const model = { vetele };
  if (!isHQUser) return { solModel: { model }, country: { id: market }, visible };
  return {
    model,
    country: market || null,
    visible,
    insertUser: me,
    insertDate: new Date().toISOString(),
  };
}

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
      dirty={record.vetele !== ''}
      saving={isSaving}
      onSubmit={save}
      onClose={onClose}
      actions={
        <Button type="submit" variant="primary" pending={isSaving} disabled={record.vetele === ''}>
          {t('Save')}
        </Button>
      }
    >
      <div className={layoutStyles.stack}>
        <PlaceFields record={record} markets={markets} user={user} />
        <div className="field">
          <Toggle
            label={t('Visible')}
            checked={record.visible}
            disabled={record.isHidden}
            onChange={(visible) => record.change({ visible })}
          />
          {record.isHidden && <span className={fieldStyles.hint}>{t('HQ record is not visible')}</span>}
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
