import { FileSpreadsheet, FileX, Upload } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { Segment } from 'semantic-ui-react';
import { Button } from '../navigation/Button';
import { classes } from '../classes';
import { Quoted } from '../data/Quoted';
import { t } from '../../texts/ui.gen';
import styles from './file-drop.module.css';
import textStyles from '../text.module.css';
import { IconTile } from '../data/IconTile';
import layoutStyles from '../layout.module.css';

export interface FileDropProps {
  /** Names the file field: 'File to import'. */
  label: string;
  /** As in `input accept`: '.xlsx,.csv'. */
  accept?: string;
  /** The chosen file; undefined before the first choice. */
  file?: { name: string; detail?: string };
  /** Shown before a choice: kinds and limits. */
  hint?: string;
  /** Why the file was refused. */
  error?: string;
  pending?: boolean;
  onFile: (file: File) => void;
  title?: string;
  chooseLabel?: string;
  replaceLabel?: string;
}

/** A strip to drop a file on, or to choose one with a button. The same file can be chosen twice in a row. */
export function FileDrop(props: FileDropProps) {
  const { label, file, hint, error, pending, onFile } = props;
  const { title = t('Drop a file here, or choose one') } = props;
  const { isOver, target } = useDropTarget((dropped) => !pending && onFile(dropped));

  return (
    <Segment
      className={classes(
        layoutStyles.row,
        layoutStyles.wrap,
        layoutStyles.shade,
        styles.file,
        isOver && styles.over,
      )}
      role="group"
      aria-label={label}
      {...target}
    >
      <IconTile icon={error ? FileX : FileSpreadsheet} tone={error ? 'danger' : file ? 'ok' : 'accent'} />
      <div>
        <b>{file?.name ?? title}</b>
        <span className={classes(textStyles.sub, textStyles.num, error && textStyles.danger)} role="status">
          <Quoted>{error ?? file?.detail ?? hint}</Quoted>
        </span>
      </div>
      <FileButton {...props} />
    </Segment>
  );
}

/** The hidden file field, and the button that opens it. */
function FileButton({ label, accept, file, pending, onFile, ...words }: FileDropProps) {
  const { chooseLabel = t('Choose a file'), replaceLabel = t('Choose another file') } = words;
  const input = useRef<HTMLInputElement>(null);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    event.target.value = '';
    if (chosen) onFile(chosen);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        className={textStyles.unseen}
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        onChange={handleChange}
      />
      <Button
        size="m"
        icon={Upload}
        pending={pending}
        data-autofocus=""
        onClick={() => input.current?.click()}
      >
        {file ? replaceLabel : chooseLabel}
      </Button>
    </>
  );
}

/** Takes the first of the files that are dropped. */
function useDropTarget(onDropped: (file: File) => unknown) {
  const [isOver, setIsOver] = useState(false);
  const target = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const dropped = event.dataTransfer.files[0];
      if (dropped) onDropped(dropped);
    },
  };
  return { isOver, target };
}
