import { Plus, RefreshCw, Save, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Market } from '../../../api';
import { formatTime } from '../../../kit/format/formatTime';
import { formatExactAmount } from '../../../kit/money/formatAmount';
import { configuratorTexts } from '../../../texts';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { Skeleton } from '../../../ui/Skeleton';
import { useOnlineData } from '../online/useOnlineData';
import { PriceCard } from '../PriceCard';
import { PriceConflictDialog } from '../save/PriceConflictDialog';
import { RestoredEdits } from '../save/RestoredEdits';
import { DownpaymentField } from './DownpaymentField';
import { OnlineTaxesTable } from './OnlineTaxesTable';
import { useOnlineTaxes, type OnlineTaxes } from './useOnlineTaxes';
import '../online/online.css';
import './online-taxes.css';

export interface OnlineTaxesCardProps {
  market: Pick<Market, 'id' | 'description' | 'currency' | 'pricemask' | 'solEnable'>;
  vetele: string;
  /** How people call the vehicle. */
  modelName: string;
  /** False for HQ users. */
  canModify: boolean;
  /** Undefined until it is known. */
  solServiceActive: boolean | undefined;
}

/** Card 3: the taxes of online sales and the downpayment of a vehicle (specification 3, section 2.1). */
export function OnlineTaxesCard(props: OnlineTaxesCardProps) {
  const { market, vetele, solServiceActive } = props;
  const reason = reasonOf(market, solServiceActive);
  if (reason)
    return (
      <PriceCard id="online_taxes" title={configuratorTexts.onlineTaxes}>
        <p className="price-card-body online-off">{reason}</p>
      </PriceCard>
    );
  // Another vehicle has other edits.
  return <EditableTaxes {...props} key={`${market.id}/${vetele}`} />;
}

/** Why there is nothing to set, in one line. */
function reasonOf(
  { description, solEnable }: OnlineTaxesCardProps['market'],
  solServiceActive: boolean | undefined,
): string | undefined {
  if (solServiceActive === false)
    return 'Online sales are switched off, so there are no online taxes to set.';
  return solEnable ? undefined : `${description} does not sell online.`;
}

function EditableTaxes({ market, vetele, modelName, canModify, solServiceActive }: OnlineTaxesCardProps) {
  const online = useOnlineData(market.id, vetele, solServiceActive === true);
  const taxes = useOnlineTaxes(market.id, vetele, online);
  const { sheet, conflict } = taxes;

  return (
    <PriceCard
      id="online_taxes"
      title={configuratorTexts.onlineTaxes}
      actions={sheet && canModify && <TaxActions taxes={taxes} />}
    >
      <RestoredEdits draft={taxes.draft} isDirty={taxes.changes > 0} onDiscard={taxes.rollback} />
      {sheet && online.data ? (
        <div className="online-taxes">
          <OnlineTaxesTable taxes={taxes} mask={market.pricemask} canModify={canModify} />
          <DownpaymentField
            market={market}
            downpayments={online.data.downpayments}
            chosen={sheet.downpayment}
            isChanged={sheet.downpayment !== taxes.stored?.downpayment}
            disabled={!canModify || taxes.isBusy}
            onChoose={(downpayment) => taxes.edit((now) => ({ ...now, downpayment }))}
          />
        </div>
      ) : (
        <TaxesState isFailed={online.isFailed} onRetry={online.reload} />
      )}
      {conflict && (
        <PriceConflictDialog
          key={conflict.theirs.version}
          title="A colleague changed the same online taxes"
          subject={`the online taxes of ${modelName}, ${market.description}`}
          rows={conflictRows(conflict, vetele, market.pricemask)}
          changedBy={conflict.changedBy}
          otherChanges={Math.max(0, taxes.changes - conflict.conflicts.length)}
          saveLabel="Save taxes"
          onSave={taxes.settle}
          onClose={taxes.dismissConflict}
        />
      )}
    </PriceCard>
  );
}

const conflictRows = (
  { conflicts, changedBy, changedAt }: NonNullable<OnlineTaxes['conflict']>,
  vetele: string,
  mask: string,
) =>
  conflicts.map(({ key, name, cell, before, mine, theirs }) => {
    const shown = (value: number | string | null) =>
      typeof value === 'number' ? formatExactAmount(value, mask) : value;
    return {
      ...{ key, name, cell, code: vetele, before: shown(before), mine: shown(mine), theirs: shown(theirs) },
      who: `${changedBy}, ${formatTime(changedAt)}`,
    };
  });

/** Add, Rollback and Save; a tax that cannot be saved gets the focus. */
function TaxActions({ taxes }: { taxes: OnlineTaxes }) {
  const { changes, isBusy } = taxes;
  const bar = useRef<HTMLDivElement>(null);
  const enter = (key: string) => {
    const card = bar.current?.closest('section');
    card?.querySelector<HTMLInputElement>(`[data-tax="${CSS.escape(key)}"] input`)?.focus();
  };
  const save = async () => {
    const key = await taxes.save();
    if (key !== undefined) enter(key);
  };

  return (
    <div className="online-actions" ref={bar}>
      <Button size="m" icon={Plus} disabled={isBusy} onClick={() => enter(flushSync(taxes.add))}>
        Add
      </Button>
      <Button size="m" icon={Undo2} disabled={changes === 0 || isBusy} onClick={taxes.rollback}>
        Rollback
      </Button>
      <Button
        size="m"
        variant="primary"
        icon={Save}
        pending={isBusy}
        disabled={changes === 0 && !isBusy}
        onClick={save}
      >
        Save taxes
      </Button>
    </div>
  );
}

function TaxesState({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => unknown }) {
  if (!isFailed)
    return (
      <div className="price-card-body price-skeleton" aria-busy="true">
        <span className="sr" role="status">
          The online taxes are being read.
        </span>
        <Skeleton width="100%" height={40} />
        <Skeleton width="100%" height={40} />
      </div>
    );
  return (
    <EmptyState
      tone="failed"
      title="The online taxes could not be read"
      text="Nothing is lost: what is stored stays as it is."
      action={
        <Button icon={RefreshCw} onClick={onRetry}>
          Retry
        </Button>
      }
    />
  );
}
