/** What other features need to start the update of the grids. */
export { addRecipientOf } from './grid-update.repository.ts';

/** Name of the job and of the action on the screen. */
export const UPDATE_GRID = 'updateGrid';
