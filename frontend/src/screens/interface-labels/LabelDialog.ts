import type { InterfaceLabel } from '../../api';

/** The dialog that is open over the list. */
export type LabelDialog =
  | { kind: 'new' | 'import' | 'export' | 'deleted' }
  | { kind: 'edit' | 'history' | 'delete' | 'translate'; label: InterfaceLabel };
