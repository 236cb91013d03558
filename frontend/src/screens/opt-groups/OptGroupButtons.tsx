import { History, Pencil } from 'lucide-react';
import type { OptGroup } from '../../api';
import { useRowFields } from '../../kit/inline-edit/rowFields';
import { optGroupTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { editsRow } from '../../ui/data/editRow';
import { IconButton } from '../../ui/navigation/IconButton';
import { storedFieldsOf, type OptGroupDialog } from './optGroup';
import { t } from '../../texts/optGroups';

export interface OptGroupButtonsProps {
  row: OptGroup;
  /** `typed` stands in the form as unsaved changes. */
  onOpen: (dialog: OptGroupDialog, typed?: Record<string, string>) => void;
}

export function OptGroupButtons({ row, onOpen }: OptGroupButtonsProps) {
  const { draft } = useRowFields(storedFieldsOf(row));
  const { code } = row;
  return (
    <>
      <IconButton
        icon={Pencil}
        {...editsRow}
        label={t('Edit {code}', { code })}
        onClick={() => onOpen({ kind: 'edit', row }, draft?.typed)}
      />
      <IconButton
        icon={History}
        label={t('History of {code}', { code })}
        onClick={() => onOpen({ kind: 'history', row })}
      />
      <Button
        size="s"
        variant={draft ? 'primary' : 'secondary'}
        disabled={!draft}
        aria-label={`${optGroupTexts.save} ${code}`}
        onClick={() => onOpen({ kind: 'save', row })}
      >
        {optGroupTexts.save}
      </Button>
    </>
  );
}
