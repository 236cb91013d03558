import {
  type Market,
  useDeletePriceSolTaxesMutation,
  useSavePriceSolTaxesMutation,
  type DownpaymentOption,
} from '../../../api';
import { RestoredEdits } from '../../../kit/versioned/RestoredEdits';
import { saveTaxes, TaxActions } from '../../../kit/taxes/TaxActions';
import { TaxConflictDialog } from '../../../kit/taxes/TaxConflictDialog';
import { TaxesTable } from '../../../kit/taxes/TaxesTable';
import { configuratorTexts, onlineTaxTexts } from '../../../texts';
import { FailedState } from '../../../ui/feedback/FailedState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { useOnlineData, type OnlineData } from '../online/useOnlineData';
import { PriceCard } from '../PriceCard';
import { useTellEdits } from '../save/otherEdits';
import { t } from '../../../texts/priceConfigurator.gen';
import { useNotices } from '../../../api/notices';
import { useMasks } from '../../../api/solMarkets';
import { problemOf } from '../../../api/problem';
import { changesOf } from '../../../kit/versioned/editsDraft';
import { Pill } from '../../../ui/data/Pill';
import { useTaxEdits } from '../../../kit/taxes/useTaxEdits';
import { onlineSheet, sheetOf, taxesBody, type OnlineSheet } from './onlineTaxes';
import { centsOf, formatMoney } from '../../../../../contracts/rules/amounts';
import { Field } from '../../../ui/fields/Field';
import { Select } from '../../../ui/fields/Select';
import { CardColumn, CardColumns, CardNote, CardSkeleton } from '../../../kit/market-model/PageCard';

interface DownpaymentFieldProps {
  market: Pick<Market, 'description' | 'currency' | 'pricemask'>;
  /** Of the market, active and inactive, in any order. */
  downpayments: readonly DownpaymentOption[];
  chosen: number | null;
  isChanged: boolean;
  disabled: boolean;
  onChoose: (downpayment: number | null) => void;
}

const taken = t('Taken with the online order. Values come from Sol Downpayment.');

/** What is paid at the online order: only active values are offered, in ascending order. */
function DownpaymentField(props: DownpaymentFieldProps) {
  const { market, downpayments, chosen, isChanged, disabled, onChoose } = props;
  const shown = (amount: number) => formatMoney(centsOf(amount), market.pricemask, market.currency);
  const offered = downpayments
    .filter(({ active }) => active)
    .map(({ downpayment }) => downpayment)
    .toSorted((one, other) => one - other);
  const isOver = chosen !== null && !offered.includes(chosen);
  const options = [
    { value: '', label: t('None') },
    ...offered.map((amount) => ({ value: String(amount), label: shown(amount) })),
    // What was chosen before it was switched off stays in sight and cannot be chosen again.
    ...(isOver
      ? [
          {
            value: String(chosen),
            label: t('{chosen}, no longer offered', { chosen: shown(chosen) }),
            disabled: true,
          },
        ]
      : []),
  ];

  return (
    <CardColumn>
      <Field
        label={t('Downpayment')}
        note={isChanged ? t('changed') : undefined}
        hint={
          offered.length === 0
            ? t('{description} offers no downpayments yet.', { description: market.description })
            : taken
        }
      >
        <Select
          options={options}
          value={chosen === null ? '' : String(chosen)}
          disabled={disabled || (offered.length === 0 && chosen === null)}
          onValue={(value) => onChoose(value === '' ? null : Number(value))}
        />
      </Field>
    </CardColumn>
  );
}

/** The online taxes of a vehicle while they are edited, and what can be done with them. */
function useOnlineTaxes(
  { id: countryId, currency }: Pick<Market, 'id' | 'currency'>,
  vetele: string,
  { data, reload }: OnlineData,
) {
  const [saveTaxes] = useSavePriceSolTaxesMutation();
  const [deleteTaxes] = useDeletePriceSolTaxesMutation();
  const mask = useMasks()(countryId);
  return useTaxEdits({
    read: data,
    sheetOf,
    kind: onlineSheet,
    reload,
    mask,
    currency,
    texts: onlineTaxTexts,
    unread: t('The online taxes are saved, but could not be read again. The screen shows what was sent.'),
    kept: {
      subject: `${countryId}/${vetele}`,
      slot: 'online-taxes',
      versionOf: ({ version }: OnlineSheet) => version,
    },
    save: (sheet, shownCurrency) =>
      saveTaxes({
        version: sheet.version,
        shownCurrency,
        solTaxesInput: taxesBody(sheet, countryId, vetele),
      }).unwrap(),
    remove: (ids) => deleteTaxes({ body: ids }).unwrap(),
    problemOf,
    notices: useNotices(),
  });
}

export interface OnlineTaxesCardProps {
  market: Pick<Market, 'id' | 'description' | 'currency' | 'pricemask' | 'solEnable'>;
  vetele: string;
  modelName: string;
  /** False for HQ users. */
  canModify: boolean;
  /** Undefined until it is known. */
  solServiceActive: boolean | undefined;
}

/** Card 3: the taxes of online sales and the downpayment of a vehicle. */
export function OnlineTaxesCard(props: OnlineTaxesCardProps) {
  const { market, vetele, solServiceActive } = props;
  const reason = reasonOf(market, solServiceActive);
  if (reason)
    return (
      <PriceCard id="online_taxes" title={configuratorTexts.onlineTaxes}>
        <CardNote>{reason}</CardNote>
      </PriceCard>
    );
  // Another vehicle has other edits.
  return <EditableTaxes {...props} key={`${market.id}/${vetele}`} />;
}

function reasonOf(
  { description, solEnable }: OnlineTaxesCardProps['market'],
  solServiceActive: boolean | undefined,
): string | undefined {
  if (solServiceActive === false)
    return t('Online sales are switched off, so there are no online taxes to set.');
  return solEnable ? undefined : t('{description} does not sell online.', { description });
}

const saveLabel = t('Save taxes');
const heads = { description: t('Description') };
const question = (description: string): string =>
  t('The online tax {description} of this vehicle is deleted for every type of customer.', { description });

/** What is in the card, in a line; empty while it is being read. */
const summaryOf = (sheet: OnlineSheet | undefined): string =>
  sheet ? sheet.taxes.map(({ description }) => description).join(', ') : '';

function EditableTaxes({ market, vetele, modelName, canModify, solServiceActive }: OnlineTaxesCardProps) {
  const online = useOnlineData(market.id, vetele, solServiceActive === true);
  const taxes = useOnlineTaxes(market, vetele, online);
  const { sheet } = taxes;
  useTellEdits('online_taxes', configuratorTexts.onlineTaxes, taxes.changes);

  return (
    <PriceCard
      id="online_taxes"
      title={configuratorTexts.onlineTaxes}
      summary={online.isFailed ? undefined : summaryOf(sheet)}
      startsOpen
      // What was restored is shown where it can be discarded.
      openSignal={taxes.draft.news ? 1 : 0}
      mark={taxes.changes > 0 && <Pill tone="accent">{changesOf(taxes.changes)}</Pill>}
      onSave={(card) => saveTaxes(taxes, card)}
      actions={sheet && canModify && <TaxActions taxes={taxes} saveLabel={saveLabel} />}
    >
      <RestoredEdits draft={taxes.draft} isDirty={taxes.changes > 0} onDiscard={taxes.rollback} />
      {sheet && online.data ? (
        <CardColumns columns="minmax(0, 1fr) clamp(220px, 21vw, 300px)">
          <TaxesTable
            taxes={taxes}
            caption={t('Online taxes')}
            heads={heads}
            question={question}
            mask={market.pricemask}
            currency={market.currency}
            canModify={canModify}
          />
          <DownpaymentField
            market={market}
            downpayments={online.data.downpayments}
            chosen={sheet.downpayment}
            isChanged={sheet.downpayment !== taxes.stored?.downpayment}
            disabled={!canModify || taxes.isBusy}
            onChoose={(downpayment) => taxes.edit((now) => ({ ...now, downpayment }))}
          />
        </CardColumns>
      ) : (
        <TaxesState isFailed={online.isFailed} onRetry={online.reload} />
      )}
      <TaxConflictDialog
        taxes={taxes}
        title={t('A colleague changed the same online taxes')}
        subject={t('the online taxes of {modelName}, {description}', {
          modelName,
          description: market.description,
        })}
        mask={market.pricemask}
        saveLabel={saveLabel}
      />
    </PriceCard>
  );
}

function TaxesState({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => unknown }) {
  if (!isFailed)
    return (
      <CardSkeleton label={t('The online taxes are being read.')}>
        <Skeleton width="100%" height={40} />
        <Skeleton width="100%" height={40} />
      </CardSkeleton>
    );
  return (
    <FailedState
      title={t('The online taxes could not be read')}
      text={t('Nothing is lost: what is stored stays as it is.')}
      onRetry={onRetry}
    />
  );
}
