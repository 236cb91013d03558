import type { Market, ModelItem } from '../../../api';
import { RunDialog } from './RunDialog';
import { RunFormDialog } from './RunFormDialog';

export interface SeveralListsDialogProps {
  /** Those that are shown on the screen, ticked at first. */
  market: Market;
  model: ModelItem;
  /** The run that is shown; undefined: a new one is prepared. */
  run: number | undefined;
  onRun: (run: number) => void;
  /** Prices were written. */
  onChanged: () => void;
  onClose: () => void;
}

/** One change of several price lists: prepared and previewed, then its progress and what became of each list. */
export const SeveralListsDialog = ({ run, ...rest }: SeveralListsDialogProps) =>
  run === undefined ? <RunFormDialog {...rest} /> : <RunDialog key={run} run={run} {...rest} />;
