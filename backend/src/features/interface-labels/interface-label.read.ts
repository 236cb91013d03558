export { listLabelGroups } from './interface-label.repository.ts';
export { findLabelCodes, hasLabelText, labelTextSql } from './label-text.repository.ts';
export { ALL_GROUPS, interfaceLabels } from './interface-label.service.ts';
