import { ArchiveRestore, Download, Plus, Upload } from 'lucide-react';
import { labelTexts } from '../../texts';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { PageHead } from '../../ui/PageHead';
import type { LabelDialog } from './LabelDialog';

export interface InterfaceLabelsHeadProps {
  group: string;
  onOpen: (dialog: LabelDialog) => void;
}

/** The title of the page and what can be done with all labels. */
export function InterfaceLabelsHead({ group, onOpen }: InterfaceLabelsHeadProps) {
  return (
    <PageHead
      title="Interface labels"
      tag={group}
      help="Texts of the configurator windows. A specific model may override the default label."
      actions={
        <>
          <IconButton
            icon={ArchiveRestore}
            label="Deleted labels"
            onClick={() => onOpen({ kind: 'deleted' })}
          />
          <Button icon={Upload} onClick={() => onOpen({ kind: 'import' })}>
            {labelTexts.import}
          </Button>
          <Button icon={Download} onClick={() => onOpen({ kind: 'export' })}>
            {labelTexts.export}
          </Button>
          <Button variant="primary" icon={Plus} onClick={() => onOpen({ kind: 'new' })}>
            {labelTexts.new}
          </Button>
        </>
      }
    />
  );
}
