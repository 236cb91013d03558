export { addRecipientOf } from './grid-update.repository.ts';

export const UPDATE_GRID = 'updateGrid';
