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
  // Of this page as it is now, and only while a dialog is asked for: the reply to a start comes later, when the address may be
  // another page's already.
  const setAsked = useRef<typeof setParams>(undefined);
  useLayoutEffect(() => {
    setAsked.current = asked === null ? undefined : setParams;
    return () => void (setAsked.current = undefined);
  }, [asked, setParams]);
  const show = (run: string | null) =>
    setAsked.current?.((now) => (run === null ? now.delete(param) : now.set(param, run), now), { replace: true });
  const open = () => setParams((now) => (now.set(param, 'new'), now), { replace: true });
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
          onClose={() => show(null)}
        />
      )}
    </>
  );
}
