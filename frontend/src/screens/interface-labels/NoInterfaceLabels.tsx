import { Plus, Type, Upload } from 'lucide-react';
import { labelTexts } from '../../texts';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import type { InterfaceLabelsHeadProps } from './InterfaceLabelsHead';

/** A group without labels, and the ways to the first one. */
export function NoInterfaceLabels({ group, onOpen }: InterfaceLabelsHeadProps) {
  return (
    <EmptyState
      icon={Type}
      title={group ? `No labels in “${group}”` : 'No labels'}
      text="Create the first one, or import a file."
      action={
        <>
          <Button icon={Upload} onClick={() => onOpen({ kind: 'import' })}>
            {labelTexts.import}
          </Button>
          <Button variant="primary" icon={Plus} onClick={() => onOpen({ kind: 'new' })}>
            {labelTexts.new}
          </Button>
        </>
      }
    />
  );
}
