import { useState, useSyncExternalStore } from 'react';
import { useLeavableDialog } from '../../ui/useLeavableDialog';
import { createRowDrafts, type RowDrafts } from './RowDrafts';

/**
 * The drafts of a screen's rows and how many are not saved. While there are any, leaving the page, another page of the list
 * and closing the tab ask first, as a dirty dialog does.
 */
export function useRowDrafts<Row>(): { drafts: RowDrafts<Row>; unsaved: number } {
  const [drafts] = useState(() => createRowDrafts<Row>());
  const unsaved = useSyncExternalStore(drafts.subscribe, drafts.count);
  useLeavableDialog(unsaved > 0, drafts.forgetAll);
  return { drafts, unsaved };
}
