import { CircleCheck, CircleX, TriangleAlert, type LucideIcon } from 'lucide-react';
import { t } from '../../texts/kitImport';

export interface RowStatus {
  icon: LucideIcon;
  word: string;
  tone: string;
}

/** The three states of a row in the preview of a workbook, told by shape, colour and word. */
export const rowStatuses: Record<0 | 1 | 2, RowStatus> = {
  0: { icon: CircleCheck, word: t('Ready'), tone: 'ok' },
  1: { icon: TriangleAlert, word: t('Warning'), tone: 'warn' },
  2: { icon: CircleX, word: t('Error'), tone: 'danger' },
};
