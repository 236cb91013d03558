import { CircleAlert, Save, Undo2 } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { t } from '../../../texts/priceConfigurator';

export interface TaxButtonsProps {
  /** Why taxes cannot be saved; undefined: they can. */
  reason: string | undefined;
  reasonId: string;
  changes: number;
  isSaving: boolean;
  onRollback: () => void;
  onSave: () => Promise<unknown>;
}

/** Rollback and Save of the taxes, with the reason where Save is disabled. */
export function TaxButtons({ reason, reasonId, changes, isSaving, onRollback, onSave }: TaxButtonsProps) {
  return (
    <>
      <span id={reasonId} className="tax-reason" role="status">
        {reason && (
          <>
            <CircleAlert size={15} aria-hidden /> {reason}
          </>
        )}
      </span>
      <Button size="m" icon={Undo2} disabled={changes === 0 || isSaving} onClick={onRollback}>
        {t('Rollback')}
      </Button>
      <Button
        size="m"
        variant="primary"
        icon={Save}
        pending={isSaving}
        disabled={changes === 0 || reason !== undefined}
        aria-describedby={reason ? reasonId : undefined}
        onClick={onSave}
      >
        {t('Save taxes')}
      </Button>
    </>
  );
}
