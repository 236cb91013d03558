import { Plus, Save, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/Button';
import type { TaxEdits } from './useTaxEdits';
import './taxes-table.css';
import { t } from '../../texts/kit';

export interface TaxActionsProps {
  taxes: TaxEdits;
  saveLabel: string;
}

/** Add, Rollback and Save; a tax that cannot be saved gets the focus. */
export function TaxActions({ taxes, saveLabel }: TaxActionsProps) {
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
    <div className="taxes-actions" ref={bar}>
      <Button size="m" icon={Plus} disabled={isBusy} onClick={() => enter(flushSync(taxes.add))}>
        Add
      </Button>
      <Button size="m" icon={Undo2} disabled={changes === 0 || isBusy} onClick={taxes.rollback}>
        {t('Rollback')}
      </Button>
      <Button
        size="m"
        variant="primary"
        icon={Save}
        pending={isBusy}
        disabled={changes === 0 && !isBusy}
        onClick={save}
      >
        {saveLabel}
      </Button>
    </div>
  );
}
