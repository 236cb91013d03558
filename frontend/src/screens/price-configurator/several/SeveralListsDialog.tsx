import type { Market, ModelItem } from '../../../api';
import { RunDialog } from './RunDialog';
import { RunFormDialog } from './RunFormDialog';

export interface SeveralListsDialogProps {
  /** Those that are shown on the screen, ticked at first. */
  market: Market;
  model: ModelItem;
  /** The run that is shown, or a new one that is prepared; undefined: nothing is. */
  shown: number | 'new' | undefined;
  /** A run whose end has not been told yet. */
  watched: number | undefined;
  /** It was begun. */
  onRun: (run: number) => void;
  /** To be shown instead of the form. */
  onShow: (run: number) => void;
  /** Prices were written. */
  onChanged: () => void;
  /** What became of a run that was only watched; not whole: it was cut off. */
  onEnded: (run: number, text: string, isWhole: boolean) => void;
  onClose: () => void;
}

/** One change of several price lists: prepared and previewed, then its progress and what became of each list. */
export function SeveralListsDialog({ shown, watched, ...rest }: SeveralListsDialogProps) {
  const followed = [...new Set([shown, watched])].filter((run) => typeof run === 'number');
  return (
    <>
      {shown === 'new' && <RunFormDialog {...rest} />}
      {followed.map((run) => (
        <RunDialog key={run} run={run} isShown={run === shown} {...rest} />
      ))}
    </>
  );
}
