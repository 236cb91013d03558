import { Plus, Save, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/navigation/Button';
import { countryTaxTexts } from '../../texts';
import type { TaxEdits } from './useTaxEdits';
import { t } from '../../texts/kitParts.gen';
import layoutStyles from '../../ui/layout.module.css';

export interface TaxActionsProps {
  taxes: TaxEdits;
  saveLabel: string;
}

/** Add, Rollback and Save; a tax that cannot be saved gets the focus. */
export function TaxActions({ taxes, saveLabel }: TaxActionsProps) {
  const { changes, isBusy } = taxes;
  const bar = useRef<HTMLDivElement>(null);
  const card = () => bar.current!.closest('section')!;

  return (
    <div className={layoutStyles.row} ref={bar}>
      <Button size="m" icon={Plus} disabled={isBusy} onClick={() => enter(card(), flushSync(taxes.add))}>
        {countryTaxTexts.add}
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
        onClick={() => saveTaxes(taxes, card())}
      >
        {saveLabel}
      </Button>
    </div>
  );
}

/** To the field that is wrong, if one is; else to the first one of the tax. */
function enter(card: HTMLElement, key: string) {
  const row = card.querySelector(`[data-tax="${CSS.escape(key)}"]`);
  (row?.querySelector<HTMLElement>('[aria-invalid]') ?? row?.querySelector('input'))?.focus();
}

/** Saves what has been changed in a card, or leads to the first tax that cannot be saved. */
export async function saveTaxes({ changes, isBusy, save }: TaxEdits, card: HTMLElement): Promise<void> {
  if (changes === 0 || isBusy) return;
  const key = await save();
  if (key !== undefined) enter(card, key);
}
