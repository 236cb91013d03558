import { useId, useSyncExternalStore, useMemo } from 'react';
import { type Market, type MarketTax, useSaveMarketDataTaxesMutation } from '../../../api';
import { FailedState } from '../../../ui/feedback/FailedState';
import { Pill } from '../../../ui/data/Pill';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { PriceCard } from '../PriceCard';
import { configuratorTexts } from '../../../texts';
import type { EditedList } from '../save/editedList';
import { useTellEdits } from '../save/otherEdits';
import { RestoredEdits } from '../../../kit/versioned/RestoredEdits';
import {
  descriptionsOf,
  emptyFixedTaxes,
  taxBlockOf,
  storedTaxesOf,
  taxCodesOf,
  taxesBody,
  taxesOfReply,
  taxOf,
} from './marketTaxes';
import { TaxTable } from './TaxTable';
import { t } from '../../../texts/priceConfigurator.gen';
import { changesOf } from '../../../kit/versioned/editsDraft';
import { useEditedList } from '../save/useEditedList';
import { otherCurrency } from '../save/saveTexts';
import { useListSave, type SaveConflict } from '../save/useListSave';
import { CardSave } from '../save/CardSave';
import { TaxConflictDialog } from '../../../kit/taxes/TaxConflictDialog';
import { CardBody } from '../../../kit/market-model/PageCard';

/** What two people set to different values, by tax and type of customer. */
const questionOf = ({ conflicts, ...question }: SaveConflict) => ({
  ...question,
  conflicts: conflicts.map((cell) => {
    const { type, description } = taxOf(cell.code);
    return { ...cell, name: description, cell: type };
  }),
});

/** The taxes of a vehicle while they are edited, and how they are saved. */
function useMarketTaxes(marketId: string, vetele: string, taxes: readonly MarketTax[], mask: string) {
  const stored = useMemo(() => storedTaxesOf(taxes), [taxes]);
  const [saveTaxes] = useSaveMarketDataTaxesMutation();
  const { list, draft } = useEditedList({ subject: `${marketId}/${vetele}`, stored, slot: 'market-taxes' });
  const saving = useListSave({
    list,
    noun: 'tax',
    mask,
    nameOf: (code) => {
      const { description, type } = taxOf(code);
      return `${description}, ${type}`;
    },
    send: (edited: EditedList) =>
      saveTaxes({
        countryId: marketId,
        modelCode: vetele,
        version: edited.head().version,
        shownCurrency: edited.currency(),
        body: taxesBody(edited),
      }).unwrap(),
    theirsOf: (current, { rows }) => taxesOfReply(current, rows),
  });
  return { list, draft, ...saving };
}

export interface MarketTaxesCardProps {
  market: Pick<Market, 'id' | 'description'>;
  vetele: string;
  modelName: string;
  /** Empty while they load; in the currency of the list that is stored, which need not be that of the market. */
  taxes: readonly MarketTax[];
  mask: string;
  /** 'FINCO Taxes' while the online service is off, empty while it is on. */
  label: string;
  canEdit: boolean;
  isFailed?: boolean;
  onRetry?: () => void;
}

/** Card 8: the taxes that a market sets for a vehicle, by type of customer. */
export function MarketTaxesCard(props: MarketTaxesCardProps) {
  const { market, vetele, modelName, taxes, mask, label, canEdit, isFailed = false, onRetry } = props;
  const reasonId = useId();
  const edited = useMarketTaxes(market.id, vetele, taxes, mask);
  const { list, draft, conflict, settle, dismissConflict } = edited;
  const changes = useChanges(list);
  useTellEdits('taxes', configuratorTexts.taxes, changes);
  const codes = list ? taxCodesOf(list) : [];
  const descriptions = descriptionsOf(codes);
  const cell = list?.sheet.cell;
  const reason = cell && taxBlockOf(cell, codes);

  return (
    <PriceCard
      keepsContent
      id="taxes"
      title={label}
      label="Taxes"
      summary={descriptions.join(', ')}
      // What was restored is shown where it can be discarded.
      openSignal={draft.news ? 1 : 0}
      onSave={() => list && changes > 0 && reason === undefined && !edited.isSaving && edited.save()}
      mark={cell && <Marks isComplete={emptyFixedTaxes(cell).length === 0} changes={changes} />}
      actions={
        canEdit &&
        list && (
          <CardSave
            label={t('Save taxes')}
            reason={reason}
            reasonId={reasonId}
            changes={changes}
            isBusy={edited.isSaving}
            onRollback={list.rollback}
            onSave={edited.save}
          />
        )
      }
    >
      <RestoredEdits draft={draft} isDirty={changes > 0} onDiscard={() => list?.rollback()} />
      {list ? (
        <TaxTable
          sheet={list.sheet}
          descriptions={descriptions}
          mask={mask}
          currency={list.currency()}
          canEdit={canEdit}
          reasonId={reasonId}
        />
      ) : (
        <TaxesState isFailed={isFailed} onRetry={onRetry} />
      )}
      <TaxConflictDialog
        taxes={{
          conflict: conflict && questionOf(conflict),
          settle,
          dismissConflict,
        }}
        title={t('A colleague changed the same taxes')}
        subject={t('the taxes of {modelName}, {description}', {
          modelName,
          description: market.description,
        })}
        mask={mask}
        note={conflict && otherCurrency(conflict.conflicts)}
        saveLabel={t('Save taxes')}
      />
    </PriceCard>
  );
}

/** How many values are not saved; draws the card at each key press, which is a handful of fields. */
function useChanges(list: EditedList | undefined): number {
  useSyncExternalStore(list?.subscribe ?? nothing, () => list?.sheet.revision);
  return list?.changes() ?? 0;
}

const nothing = () => () => undefined;

function Marks({ isComplete, changes }: { isComplete: boolean; changes: number }) {
  return (
    <>
      {changes > 0 && <Pill tone="accent">{changesOf(changes)}</Pill>}
      {isComplete ? <Pill tone="ok">{t('Complete')}</Pill> : <Pill tone="warning">{t('Incomplete')}</Pill>}
    </>
  );
}

function TaxesState({ isFailed, onRetry }: { isFailed: boolean; onRetry?: () => void }) {
  if (!isFailed)
    return (
      <CardBody aria-busy="true">
        <Skeleton width="100%" height={96} />
      </CardBody>
    );
  return (
    <FailedState
      title={t('The taxes could not be read')}
      text={t('The base price without tax is not shown until they are read.')}
      onRetry={onRetry}
    />
  );
}
