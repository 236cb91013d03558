import { useGetApiJsonTestDocumentQuery, type ApiJsonTest } from '../../api';
import { failedRead } from '../../api/problem';
import { formatCount } from '../../kit/format/counts';
import { formatInstant } from '../../kit/format/instants';
import { Dialog } from '../../ui/dialogs/Dialog';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { FailedState } from '../../ui/feedback/FailedState';
import { Message } from '../../ui/feedback/Message';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { CopyButton } from './AddressCell';
import { ReplySide, sideNames } from './ReplySide';
import { t } from '../../texts/apiJsonTests.gen';
import { JsonLine } from './differences/JsonLine';
import { VirtualRows } from './differences/VirtualRows';
import { classes } from '../../ui/classes';
import diffRowsStyles from './differences/diff-rows.module.css';
import textStyles from '../../ui/text.module.css';
import diffDialogStyles from './diff-dialog.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { Stack } from '../../ui/Stack';

interface LineRowsProps {
  label: string;
  lines: readonly string[];
  /** Coloured as JSON; anything else stays as it is. */
  isJson: boolean;
}

const LINE = 24;

/** One document, a line a row. */
function LineRows({ label, lines, isJson }: LineRowsProps) {
  return (
    <VirtualRows
      kind="table"
      label={label}
      className={diffRowsStyles.rows}
      count={lines.length}
      heightOf={() => LINE}
      row={(at) => (
        <div className={classes(diffRowsStyles.row, diffRowsStyles.one)} role="cell">
          <span className={classes(diffRowsStyles.number, textStyles.num, textStyles.faint)} aria-hidden>
            {at + 1}
          </span>
          {isJson ? <JsonLine text={lines[at]!} /> : <code>{lines[at]}</code>}
        </div>
      )}
    />
  );
}

export interface DocumentDialogProps {
  row: ApiJsonTest;
  side: 'asIs' | 'toBe';
  onClose: () => void;
}

export function DocumentDialog({ row, side, onClose }: DocumentDialogProps) {
  const answer = useGetApiJsonTestDocumentQuery({ id: row.id, side }, { refetchOnMountOrArgChange: true });
  const shown = answer.isError ? undefined : answer.currentData;
  const name = sideNames[side];

  return (
    <Dialog
      flush
      title={t('{name} of test {id}', { name, id: row.id })}
      subtitle={
        shown &&
        t('received {comparedAt} · {bytes} bytes', {
          comparedAt: formatInstant(shown.comparedAt),
          bytes: formatCount(shown.reply.bytes),
        })
      }
      actions={
        shown &&
        shown.lines.length > 0 && (
          <CopyButton what={name} text={() => shown.lines.join('\n')}>
            {t('Copy')}
          </CopyButton>
        )
      }
      cancelLabel={t('Close')}
      onClose={onClose}
    >
      <div
        className={classes(layoutStyles.column, diffDialogStyles.diff)}
        aria-busy={!shown && !answer.isError ? true : undefined}
      >
        {answer.isError && (
          <FailedState title={t('The document could not be loaded')} {...failedRead(answer)} />
        )}
        {!answer.isError && !shown && (
          <Stack gap={14} pad="16px 24px">
            <Skeleton width="40%" />
            <Skeleton width="64%" />
          </Stack>
        )}
        {shown && (
          <>
            {shown.reply.failure && (
              <Message
                tone="error"
                announce={false}
                className={diffDialogStyles.note}
                title={t('No document to compare')}
              >
                {shown.reply.failure}
              </Message>
            )}
            {shown.isCut && (
              <Message tone="warning" className={diffDialogStyles.note}>
                {t('Only the first {count} lines are shown.', { count: formatCount(shown.lines.length) })}
              </Message>
            )}
            <div className={classes(diffDialogStyles.grid, diffDialogStyles.alone)}>
              <div className={layoutStyles.column}>
                <div className={classes(textStyles.small, diffDialogStyles.sides, diffDialogStyles.alone)}>
                  <ReplySide side={side} url={shown.url} reply={shown.reply} />
                </div>
                {shown.lines.length === 0 ? (
                  <EmptyState
                    title={t('Nothing was received')}
                    text={shown.reply.failure || t('The answer was empty.')}
                  />
                ) : (
                  <LineRows
                    label={t('{name}, line by line', { name })}
                    lines={shown.lines}
                    isJson={shown.isJson}
                  />
                )}
              </div>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
