/** What other features may read of the grids. */
export { clearGrids, readGrid } from './grid.repository.ts';
