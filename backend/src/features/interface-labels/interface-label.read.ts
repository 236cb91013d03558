/** What other features may read of the labels. */
export { listLabelGroups } from './interface-label.repository.ts';
export { findLabelCodes, hasLabelText, labelTextSql } from './label-text.repository.ts';
