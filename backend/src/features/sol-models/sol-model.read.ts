/** What other features may read of the vehicles that are sold online. */
export { isVisibleSql, visibilityRecordsSql } from './sol-model.repository.ts';
