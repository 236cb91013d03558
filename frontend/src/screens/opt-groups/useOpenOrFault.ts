import { useCallback } from 'react';
import { useNotices } from '../../api/notices';
import type { DialogState } from '../../kit/form/useOpenedDialog';
import { faultIn } from '../../kit/inline-edit/RowFieldInput';
import type { FieldsDraft } from '../../kit/inline-edit/rowFields';
import type { RowDrafts } from '../../kit/inline-edit/rowDrafts';
import { rowFields, type OptGroupDialog } from './optGroup';

type Open = DialogState<OptGroupDialog>['open'];

/** Opens a dialog; SAVE of a row with a fault opens the red box instead, and nothing is sent. */
export function useOpenOrFault(drafts: RowDrafts<FieldsDraft>, open: Open): Open {
  const notices = useNotices();
  return useCallback(
    (wanted, ...rest) => {
      const fault = wanted.kind === 'save' && faultIn(rowFields, drafts.get(wanted.row.id)?.typed ?? {});
      if (fault) notices.showFailure(fault);
      else open(wanted, ...rest);
    },
    [drafts, notices, open],
  );
}
