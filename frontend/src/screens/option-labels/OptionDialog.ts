import type { OptionGridEntry } from '../../api';

export type OptionDialog =
  | { kind: 'new' }
  | { kind: 'colours' | 'info' | 'update' | 'cancel' | 'delete' | 'history'; entry: OptionGridEntry };
