export { isVisibleSql, visibilityRecordsSql } from './sol-model.repository.ts';
