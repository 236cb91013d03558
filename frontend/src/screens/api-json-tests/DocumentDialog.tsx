import { useGetApiJsonTestDocumentQuery, type ApiJsonTest } from '../../api';
import { problemOf } from '../../api/problem';
import { LineRows } from '../../kit/diff/LineRows';
import { formatCount } from '../../kit/format/formatCount';
import { formatInstant } from '../../kit/format/formatInstant';
import { Dialog } from '../../ui/Dialog';
import { EmptyState } from '../../ui/EmptyState';
import { FailedState } from '../../ui/FailedState';
import { Message } from '../../ui/Message';
import { Skeleton } from '../../ui/Skeleton';
import { CopyButton } from './CopyButton';
import { ReplySide, sideNames } from './ReplySide';

export interface DocumentDialogProps {
  row: ApiJsonTest;
  side: 'asIs' | 'toBe';
  onClose: () => void;
}

/** What one of the two addresses answered at the last comparison. */
export function DocumentDialog({ row, side, onClose }: DocumentDialogProps) {
  const answer = useGetApiJsonTestDocumentQuery({ id: row.id, side }, { refetchOnMountOrArgChange: true });
  const shown = answer.isError ? undefined : answer.currentData;
  const name = sideNames[side];

  return (
    <Dialog
      flush
      title={`${name} of test ${row.id}`}
      subtitle={
        shown && `received ${formatInstant(shown.comparedAt)} · ${formatCount(shown.reply.bytes)} bytes`
      }
      actions={
        shown &&
        shown.lines.length > 0 && (
          <CopyButton what={name} text={() => shown.lines.join('\n')}>
            Copy
          </CopyButton>
        )
      }
      cancelLabel="Chiudi"
      onClose={onClose}
    >
      <div className="diff" aria-busy={!shown && !answer.isError ? true : undefined}>
        {answer.isError && (
          <FailedState
            title="The document could not be loaded"
            text={problemOf(answer.error).message}
            onRetry={() => answer.refetch()}
          />
        )}
        {!answer.isError && !shown && (
          <div className="diff-wait">
            <Skeleton width="40%" />
            <Skeleton width="64%" />
          </div>
        )}
        {shown && (
          <>
            {shown.reply.failure && (
              <Message tone="error" announce={false} className="diff-note" title="No document to compare">
                {shown.reply.failure}
              </Message>
            )}
            {shown.isCut && (
              <Message tone="warning" className="diff-note">
                Only the first {formatCount(shown.lines.length)} lines are shown.
              </Message>
            )}
            <div className="diff-grid alone">
              <div className="diff-main">
                <div className="diff-sides alone">
                  <ReplySide side={side} url={shown.url} reply={shown.reply} />
                </div>
                {shown.lines.length === 0 ? (
                  <EmptyState
                    title="Nothing was received"
                    text={shown.reply.failure || 'The answer was empty.'}
                  />
                ) : (
                  <LineRows label={`${name}, line by line`} lines={shown.lines} isJson={shown.isJson} />
                )}
              </div>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
