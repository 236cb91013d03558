import { Download, Upload } from 'lucide-react';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import type { DialogState } from '../../kit/form/useOpenedDialog';
import { t } from '../../texts/translations.gen';
import { Button } from '../../ui/navigation/Button';
import { ExportTranslations } from './ExportTranslations';
import { ImportTranslations } from './ImportTranslations';
import type { Workbench } from './useWorkbench';

/** Plain data: a reload of the page opens the dialog again. */
export interface FileDialog {
  kind: 'export' | 'import';
}

interface FileButtonsProps {
  isReady: boolean;
  onOpen: (dialog: FileDialog) => void;
}

/** Files for agencies, and back from them. */
export const FileButtons = ({ isReady, onOpen }: FileButtonsProps) => (
  <>
    <Button icon={Upload} disabled={!isReady} onClick={() => onOpen({ kind: 'import' })}>
      {t('Import')}
    </Button>
    <Button icon={Download} disabled={!isReady} onClick={() => onOpen({ kind: 'export' })}>
      {t('Export')}
    </Button>
  </>
);

interface FileDialogsProps {
  state: DialogState<FileDialog>;
  workbench: Workbench;
}

export const FileDialogs = ({ state, workbench }: FileDialogsProps) => (
  <OpenedDialog state={state}>
    {({ kind }) =>
      kind === 'export' ? (
        <ExportTranslations workbench={workbench} onClose={state.close} />
      ) : (
        <ImportTranslations workbench={workbench} onClose={state.close} />
      )
    }
  </OpenedDialog>
);
