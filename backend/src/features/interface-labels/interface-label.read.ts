export { listLabelGroups } from './interface-label.repository.ts';
export { findLabelCodes, hasLabelText, labelTextSql } from './label-text.repository.ts';
export { interfaceLabels } from './interface-label.service.ts';
