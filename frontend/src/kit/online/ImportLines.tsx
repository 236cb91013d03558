import { Dialog } from '../../ui/Dialog';
import { ImportResult } from '../import/ImportResult';

export interface ImportLinesProps {
  /** 'SOL Visibility, Italia'. */
  subtitle: string;
  /** As the server reports them, the summary last. */
  lines: readonly string[];
  onClose: () => void;
}

/** What came of an import of the online-sales lists: every message, in a large box (specification 3, section 8). */
export const ImportLines = ({ subtitle, lines, onClose }: ImportLinesProps) => (
  <Dialog
    title="Import result"
    subtitle={subtitle}
    width={860}
    cancelLabel="Close"
    cancelLang="en"
    onClose={onClose}
  >
    <div className="fg">
      <ImportResult lines={lines} />
    </div>
  </Dialog>
);
