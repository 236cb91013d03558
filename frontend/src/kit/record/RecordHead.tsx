import { ArchiveRestore, Download, Plus, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { labelTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { IconButton } from '../../ui/navigation/IconButton';
import { PageHead } from '../../ui/navigation/PageHead';
import type { LucideIcon } from 'lucide-react';
import { t } from '../../texts/kitRecord.gen';

type Open = (dialog: { kind: 'new' | 'import' | 'export' | 'deleted' }) => void;

export interface RecordHeadProps {
  title: string;
  tag?: ReactNode;
  help: ReactNode;
  many: string;
  onOpen: Open;
  hasImport?: boolean;
  hasDeleted?: boolean;
  /** Without the right to change anything: the list can be read and exported. */
  readOnly?: boolean;
  /** Ways to other screens, before what can be done here. */
  links?: ReactNode;
}

/** The title of the page and what can be done with all records. */
export function RecordHead(props: RecordHeadProps) {
  const { title, tag, help, many, onOpen, hasImport = true, hasDeleted = true, readOnly, links } = props;
  return (
    <PageHead
      title={title}
      tag={tag}
      help={help}
      actions={
        <>
          {links}
          {hasDeleted && !readOnly && (
            <IconButton
              icon={ArchiveRestore}
              label={t('Deleted {many}', { many })}
              onClick={() => onOpen({ kind: 'deleted' })}
            />
          )}
          {hasImport && <ImportButton onOpen={onOpen} />}
          <Button icon={Download} onClick={() => onOpen({ kind: 'export' })}>
            {labelTexts.export}
          </Button>
          {!readOnly && <NewButton onOpen={onOpen} />}
        </>
      }
    />
  );
}

export interface NoRecordsProps extends Pick<RecordHeadProps, 'many' | 'onOpen' | 'hasImport' | 'readOnly'> {
  icon: LucideIcon;
  /** 'No labels in “Summary”'; by default 'No labels'. */
  title?: string;
}

/** A list without records, and the ways to the first one. */
export function NoRecords(props: NoRecordsProps) {
  const { icon, many, title, onOpen, hasImport = true, readOnly } = props;
  if (readOnly) return <EmptyState icon={icon} title={title || t('No {many}', { many })} />;
  return (
    <EmptyState
      icon={icon}
      title={title || t('No {many}', { many })}
      text={hasImport ? t('Create the first one, or import a file.') : t('Create the first one.')}
      action={
        <>
          {hasImport && <ImportButton onOpen={onOpen} />}
          <NewButton onOpen={onOpen} />
        </>
      }
    />
  );
}

const ImportButton = ({ onOpen }: { onOpen: Open }) => (
  <Button icon={Upload} onClick={() => onOpen({ kind: 'import' })}>
    {labelTexts.import}
  </Button>
);

const NewButton = ({ onOpen }: { onOpen: Open }) => (
  <Button variant="primary" icon={Plus} onClick={() => onOpen({ kind: 'new' })}>
    {labelTexts.new}
  </Button>
);
