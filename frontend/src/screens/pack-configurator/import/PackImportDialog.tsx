import { FileSpreadsheet } from 'lucide-react';
import { countOf, formatCount } from '../../../kit/format/counts';
import { RejectedRows } from '../../../kit/import/RejectedRows';
import { rejectedOf } from '../../../kit/import/rejectedRowsCsv';
import { RestoredPreview } from '../../../kit/import/RestoredPreview';
import { useKeptPreview } from '../../../kit/import/useKeptPreview';
import { WorkbookFile } from '../../../kit/import/WorkbookFile';
import { packTexts, workbookTexts } from '../../../texts';
import { Button } from '../../../ui/navigation/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { Message } from '../../../ui/feedback/Message';
import {
  type PackColumn,
  faultsFirst,
  packCountOf,
  type PackUpload,
  type UploadRow,
  packStates,
  type PackState,
  type PackSelection,
} from './packUpload';
import { PackRows } from './PackRows';
import { doneOf, type PackImportSteps } from './usePackImport';
import { t } from '../../../texts/packConfigurator.gen';
import { MoreRows, useShownRows } from '../../../kit/import/MoreRows';
import { useMemo, useState } from 'react';
import { Segmented } from '../../../ui/fields/Segmented';
import styles from './pack-import.module.css';
import { classes } from '../../../ui/classes';
import workbookStyles from '../../../kit/import/workbook.module.css';
import textStyles from '../../../ui/text.module.css';
import layoutStyles from '../../../ui/layout.module.css';
import { Row } from '../../../ui/Row';

interface PackPreviewProps<Row extends UploadRow> {
  kind: 'commercial' | 'implicit';
  columns: readonly PackColumn<Row>[];
  refusal?: string;
  preview: PackUpload<Row>;
  selection: PackSelection;
}

type Shown = 'all' | PackState;
const words: Record<PackState, string> = {
  new: t('New'),
  changed: t('Changed'),
  unchanged: t('Unchanged'),
  error: t('Errors'),
};

/** The packs of a workbook with what importing them would do; all, or those of one state. */
function PackPreview<Row extends UploadRow>(props: PackPreviewProps<Row>) {
  const { kind, columns, refusal, preview, selection } = props;
  const [shown, setShown] = useState<Shown>('all');
  const states = useMemo(() => packStates(preview.uploadedList), [preview]);
  const rows = preview.uploadedList.filter(({ pack }) => shown === 'all' || states.get(pack) === shown);
  const counted = (state: PackState) => [...states.values()].filter((each) => each === state).length;
  const options: { value: Shown; label: string; count: number; isDanger?: boolean }[] = [
    { value: 'all', label: t('All'), count: states.size },
    ...(['new', 'changed', 'unchanged', 'error'] as const).map((state) => ({
      value: state,
      label: words[state],
      count: counted(state),
      isDanger: state === 'error' && counted(state) > 0,
    })),
  ];

  return (
    <section>
      <Row wrap gap={10} className={classes(textStyles.small, workbookStyles.section)}>
        <h3>{t('Preview')}</h3>
        <span className={classes(textStyles.muted, textStyles.num)}>
          {countOf(preview.uploadedList.length, { one: t('row'), many: t('rows') })}
        </span>
        <Segmented label={t('Show')} options={options} value={shown} onChange={setShown} />
      </Row>
      {rows.length > 0 ? (
        <PackRows
          key={shown}
          caption={t('Preview')}
          kind={kind}
          columns={columns}
          refusal={refusal}
          rows={rows}
          selection={selection}
        />
      ) : (
        <p className={classes(layoutStyles.box, textStyles.center, textStyles.muted, workbookStyles.none)}>
          {t('No pack is in this state.')}
        </p>
      )}
    </section>
  );
}

/** What is wrong with the workbook, row by row, in red. */
function UploadErrors({ errors }: { errors: readonly string[] }) {
  const shown = useShownRows(errors);
  if (errors.length === 0) return null;
  return (
    <Message tone="error" title={packTexts.problems}>
      <div
        className={classes(layoutStyles.scrolls, styles.errors)}
        role="group"
        aria-label={t('Problems')}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must be reachable by keyboard
        tabIndex={0}
      >
        <ul>
          {shown.rows.map((error, at) => (
            <li key={at}>{error}</li>
          ))}
        </ul>
        <MoreRows shown={shown} noun={{ one: t('problem'), many: t('problems') }} />
      </div>
    </Message>
  );
}

export interface PackImportDialogProps<Row extends UploadRow> {
  title: string;
  subtitle: string;
  kind: 'commercial' | 'implicit';
  columns: readonly PackColumn<Row>[];
  /** What the details of a pack that cannot be imported begin with. */
  refusal?: string;
  steps: PackImportSteps<Row>;
  onClose: () => void;
}

const packNoun = { one: t('pack'), many: t('packs') };

/** Choose a workbook and upload it, look at what it would change, tick header rows, import them, read the result. */
export function PackImportDialog<Row extends UploadRow>(props: PackImportDialogProps<Row>) {
  const { title, subtitle, kind, columns, refusal, steps, onClose } = props;
  const { preview, result, selection } = steps;
  const kept = useKeptPreview({ title, steps, digest: preview?.planDigest, selection });
  const rows = { kind, columns, refusal };
  const hasRows = preview !== undefined && preview.uploadedList.length > 0;

  return (
    <Dialog
      title={title}
      subtitle={subtitle}
      width={!hasRows ? 720 : kind === 'commercial' ? 1340 : 900}
      status={statusOf(steps)}
      statusTone={result ? 'ok' : steps.isStale ? 'error' : 'plain'}
      cancelLabel={result ? t('Close') : undefined}
      dirty={selection.isTouched && !result}
      saving={steps.busy === 'importing'}
      onClose={onClose}
      actions={
        preview && (
          <>
            <RejectedRows
              plan={{
                fileName: steps.uploaded?.name ?? '',
                ...rejectedOf(preview, preview.uploadedList),
              }}
            />
            {!result && (
              <Button
                variant="primary"
                icon={FileSpreadsheet}
                pending={steps.busy === 'importing'}
                disabled={selection.ticked.length === 0 || steps.isStale || steps.busy === 'uploading'}
                onClick={steps.run}
              >
                {t('Import {count}', { count: countOf(selection.ticked.length, packNoun) })}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={layoutStyles.stack}>
        <WorkbookFile steps={steps} />
        {!result && <RestoredPreview kept={kept} />}
        {result && (
          <Message tone="success" announce title={workbookTexts.importExecuted}>
            {doneOf(result)}
          </Message>
        )}
        {preview && <UploadErrors key={steps.uploadedAt} errors={preview.uploadErrorMsgList} />}
      </div>
      {hasRows && !result && (
        // Another upload begins with all of its packs.
        <PackPreview key={steps.uploadedAt} {...rows} preview={preview} selection={selection} />
      )}
      {result && (
        <>
          <Result title={packTexts.imported} {...rows} list={result.importedList} />
          <Result title={packTexts.notImported} {...rows} list={faultsFirst(result.notImportedList)} />
        </>
      )}
    </Dialog>
  );
}

type ResultProps<Row extends UploadRow> = Pick<PackImportDialogProps<Row>, 'kind' | 'columns' | 'refusal'> & {
  title: string;
  list: readonly Row[];
};

function Result<Row extends UploadRow>({ title, list, ...rows }: ResultProps<Row>) {
  return (
    <section>
      <Row wrap gap={10} className={classes(textStyles.small, workbookStyles.section)}>
        <h3>{title}</h3>
        <span className={classes(textStyles.muted, textStyles.num)}>
          {countOf(packCountOf(list), packNoun)}
        </span>
      </Row>
      {list.length > 0 ? (
        <PackRows caption={title} rows={list} {...rows} />
      ) : (
        <p className={classes(layoutStyles.box, textStyles.center, textStyles.muted, workbookStyles.none)}>
          {t('No pack.')}
        </p>
      )}
    </section>
  );
}

function statusOf<Row extends UploadRow>({
  busy,
  preview,
  result,
  isStale,
  selection,
}: PackImportSteps<Row>) {
  if (busy === 'uploading') return t('Checking the workbook…');
  if (!preview || result) return undefined;
  if (isStale) return t('The workbook or the packs have changed since the preview. Upload it again.');
  if (selection.ready.length === 0) return t('Nothing to import: no pack is ready.');
  const counts = { ticked: formatCount(selection.ticked.length), ready: formatCount(selection.ready.length) };
  return selection.ready.length === 1
    ? t('{ticked} of 1 pack that can be imported is ticked.', counts)
    : t('{ticked} of {ready} packs that can be imported are ticked.', counts);
}
