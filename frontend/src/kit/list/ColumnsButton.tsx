import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../texts/kit';
import type { Column } from '../../ui/data/Column';
import { Button } from '../../ui/navigation/Button';
import { lazyDialog } from '../form/lazyDialog';

const ColumnsPopover = lazyDialog(
  () => import('./ColumnsPopover').then((module) => module.ColumnsPopover),
  ({ onClose }) => onClose,
);

export interface ColumnsButtonProps {
  columns: readonly Pick<Column<never>, 'key' | 'header' | 'group' | 'stick'>[];
}

/** Opens what arranges the columns of a list. */
export function ColumnsButton({ columns }: ColumnsButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button
        variant="quiet"
        size="m"
        icon={Columns3}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor((open) => (open ? undefined : currentTarget))}
      >
        {t('Columns')}
      </Button>
      {anchor && <ColumnsPopover columns={columns} anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </>
  );
}
