import { useId, useSyncExternalStore } from 'react';
import type { Market, MarketTax } from '../../../api';
import { FailedState } from '../../../ui/FailedState';
import { Pill } from '../../../ui/Pill';
import { Skeleton } from '../../../ui/Skeleton';
import { PriceCard } from '../PriceCard';
import { configuratorTexts } from '../../../texts';
import type { EditedList } from '../save/editedList';
import { useTellEdits } from '../save/otherEdits';
import { RestoredEdits } from '../../../kit/form/RestoredEdits';
import { descriptionsOf, emptyFixedTaxes, taxBlockOf } from './marketTaxes';
import { TaxConflictQuestion } from './TaxConflictQuestion';
import { TaxButtons } from './TaxButtons';
import { TaxTable } from './TaxTable';
import { useMarketTaxes } from './useMarketTaxes';
import './taxes.css';
import { t } from '../../../texts/priceConfigurator';
import { changesOf } from '../../../kit/form/editsDraft';

export interface MarketTaxesCardProps {
  market: Pick<Market, 'id' | 'description'>;
  vetele: string;
  modelName: string;
  /** Empty while they load. */
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
  const { list, codes, draft, conflict, settle, dismissConflict } = edited;
  const changes = useChanges(list);
  useTellEdits('taxes', configuratorTexts.taxes, changes);
  const cell = list?.sheet.cell;
  const reason = cell && taxBlockOf(cell, codes);

  return (
    <PriceCard
      id="taxes"
      title={label}
      label="Taxes"
      summary={descriptionsOf(taxes).join(', ')}
      // What was restored is shown where it can be discarded.
      openSignal={draft.news ? 1 : 0}
      onSave={() => list && changes > 0 && reason === undefined && !edited.isSaving && edited.save()}
      mark={cell && <Marks isComplete={emptyFixedTaxes(cell).length === 0} changes={changes} />}
      actions={
        canEdit &&
        list && (
          <TaxButtons
            reason={reason}
            reasonId={reasonId}
            changes={changes}
            isSaving={edited.isSaving}
            onRollback={list.rollback}
            onSave={edited.save}
          />
        )
      }
    >
      <RestoredEdits draft={draft} isDirty={changes > 0} onDiscard={() => list?.rollback()} />
      {list ? (
        <TaxTable sheet={list.sheet} descriptions={descriptionsOf(taxes)} {...{ mask, canEdit, reasonId }} />
      ) : (
        <TaxesState isFailed={isFailed} onRetry={onRetry} />
      )}
      {conflict && (
        <TaxConflictQuestion
          key={conflict.current.version}
          conflict={conflict}
          subject={t('the taxes of {modelName}, {description}', {
            modelName,
            description: market.description,
          })}
          vetele={vetele}
          mask={mask}
          onSave={settle}
          onClose={dismissConflict}
        />
      )}
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
      <div className="price-card-body" aria-busy="true">
        <Skeleton width="100%" height={96} />
      </div>
    );
  return (
    <FailedState
      title={t('The taxes could not be read')}
      text={t('Prices without tax are shown as if there were none.')}
      onRetry={onRetry}
    />
  );
}
