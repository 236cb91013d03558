import { createContext } from 'react';
import type { Problem } from './FieldDefinition';

/** Who works at the screens below; the shell says so. '' keeps no drafts. */
export const DraftOwner = createContext('');

/** What a RecordForm tells about itself to the screen that opened it. */
export interface DraftSource {
  title: string;
  isDirty: () => boolean;
  values: () => Record<string, string>;
  /** A file that it is about. */
  file?: () => File | undefined;
}

export interface DraftScope {
  /** What was typed before, to be restored in the form. */
  values?: Record<string, string>;
  /** What it was about; gone if the page was reloaded since. */
  file?: File;
  /** Why it was not saved then; stands on its fields and on top until the next attempt. */
  failure?: Problem;
  /** Registers the form; it is asked for its values only when the page takes it away. */
  watch: (source: DraftSource) => void;
}

/** Around the dialog that a screen has opened; see useOpenedDialog. */
export const DraftContext = createContext<DraftScope | null>(null);
