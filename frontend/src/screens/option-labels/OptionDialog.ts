import type { OptionGridEntry } from '../../api';

/** The dialog that is open over the list. */
export type OptionDialog =
  | { kind: 'new' }
  | { kind: 'colours' | 'info' | 'update' | 'cancel' | 'delete' | 'history'; entry: OptionGridEntry };
