import { Play } from 'lucide-react';
import { RecordButtons } from '../../kit/record/RecordButtons';
import { IconButton } from '../../ui/IconButton';
import type { ShownTest, TestDialog } from './apiJsonTest';
import { t } from '../../texts/apiJsonTests';

export interface TestButtonsProps {
  row: ShownTest;
  onOpen: (dialog: TestDialog) => void;
  onRun: (id: number) => void;
}

export function TestButtons({ row, onOpen, onRun }: TestButtonsProps) {
  const { id, disableTest, live } = row;
  const label = disableTest
    ? t('Compare test {id}: its running is disabled', { id })
    : live
      ? t('Compare test {id}: it is in line already', { id })
      : t('Compare test {id}', { id });
  return (
    <>
      <IconButton
        icon={Play}
        label={label}
        disabled={disableTest || Boolean(live)}
        onClick={() => onRun(id)}
      />
      <RecordButtons row={row} name={t('test {id}', { id })} onOpen={onOpen} />
    </>
  );
}
