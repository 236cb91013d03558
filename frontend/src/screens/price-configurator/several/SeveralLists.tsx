import { ListChecks } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Market, ModelItem } from '../../../api';
import { lazyDialog } from '../../../kit/form/lazyDialog';
import { unsavedChanges } from '../../../ui/dialogs/unsavedChanges';
import { Button } from '../../../ui/navigation/Button';
import type { PriceList } from '../save/usePriceList';
import { t } from '../../../texts/priceConfigurator';

const SeveralListsDialog = lazyDialog(
  () => import('./SeveralListsDialog').then((module) => module.SeveralListsDialog),
  ({ onClose }) => onClose,
);

/** In the address: 'new', or the run whose progress is shown, so that a reload shows it again. */
const param = 'changeRun';

export interface SeveralListsProps {
  market: Market;
  model: ModelItem;
  list: Pick<PriceList, 'isDirty' | 'reload'>;
}

/** Opens the change of several price lists at once. */
export function SeveralLists({ market, model, list }: SeveralListsProps) {
  const [params, setParams] = useSearchParams();
  const asked = params.get(param);
  const show = (run: string | null) => {
    const next = new URLSearchParams(params);
    if (run === null) next.delete(param);
    else next.set(param, run);
    setParams(next, { replace: true });
  };
  const open = () => show('new');
  // A dialog is closed by leaving the page, too: then the address is another page's already, and stays.
  const isAsked = useRef(false);
  useLayoutEffect(() => {
    isAsked.current = asked !== null;
    return () => void (isAsked.current = false);
  }, [asked]);
  return (
    <>
      {/* It starts from saved prices: what is typed is saved before, or goes. */}
      <Button icon={ListChecks} onClick={() => (list.isDirty ? unsavedChanges.leaveFor(open) : open())}>
        {t('Several lists…')}
      </Button>
      {asked !== null && (
        <SeveralListsDialog
          market={market}
          model={model}
          run={/^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : undefined}
          onRun={(run) => show(String(run))}
          onChanged={list.reload}
          onClose={() => isAsked.current && show(null)}
        />
      )}
    </>
  );
}
