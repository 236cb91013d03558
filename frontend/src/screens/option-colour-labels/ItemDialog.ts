import type { OptColorItem } from '../../api';

export type ItemDialog =
  { kind: 'new' | 'import' | 'export' } | { kind: 'edit' | 'toggle'; item: OptColorItem };
