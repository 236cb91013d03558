export { clearGrids, readGrid } from './grid.repository.ts';
