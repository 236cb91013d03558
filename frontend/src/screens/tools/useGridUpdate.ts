import { useRunGridUpdateMutation } from '../../api';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';
import { updateGrid } from './tools';

/** Starts the update of the grids, or joins the one that runs; how it goes is told by its card, not by a dialog. */
export function useGridUpdate() {
  const [run, { isLoading: isStarting }] = useRunGridUpdateMutation();
  const notices = useNotices();
  const start = async () => {
    try {
      await run().unwrap();
    } catch (error) {
      notices.showFailure(problemOf(error), { title: updateGrid.title });
    }
  };
  return { start, isStarting };
}
