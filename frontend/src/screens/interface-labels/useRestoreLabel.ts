import { useRestoreInterfaceLabelMutation } from '../../api';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';

/** Brings a label back to what one of its changes left; says how it went and answers whether it did. */
export function useRestoreLabel() {
  const [restore, { isLoading }] = useRestoreInterfaceLabelMutation();
  const notices = useNotices();
  const restoreLabel = async (id: number, changeId: number): Promise<boolean> => {
    try {
      notices.showSuccess((await restore({ id, restoreRequest: { changeId } }).unwrap()).message);
      return true;
    } catch (error) {
      notices.showFailure(problemOf(error));
      return false;
    }
  };
  return { restoreLabel, isRestoring: isLoading };
}
