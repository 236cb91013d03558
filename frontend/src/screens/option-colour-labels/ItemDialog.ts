import type { OptColorItem, OptColorLabelConflict } from '../../api';
import type { RowDraft } from '../../kit/inline-edit/rowDrafts';

export type ItemDialog =
  | { kind: 'new' | 'import' | 'export' }
  | { kind: 'edit' | 'toggle'; item: OptColorItem }
  | { kind: 'conflict'; item: OptColorItem; draft: RowDraft; conflict: OptColorLabelConflict };
