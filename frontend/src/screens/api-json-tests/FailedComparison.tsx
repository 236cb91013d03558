import type { ApiJsonDifferences } from '../../api';
import { formatCount } from '../../kit/format/formatCount';
import { FailedState } from '../../ui/FailedState';
import { ReplySide, sideNames } from './ReplySide';

/** Two answers that could not be compared: what each address said. */
export function FailedComparison({ found }: { found: ApiJsonDifferences }) {
  const { test } = found;
  const sides = [
    { side: 'asIs', url: test.urlAsIs, reply: found.asIs },
    { side: 'toBe', url: test.urlToBe, reply: found.toBe },
  ] as const;
  return (
    <>
      <FailedState title="The two answers could not be compared" text={test.diff} />
      <div className="diff-sides">
        {sides.map(({ side, url, reply }) => (
          <div key={side}>
            <ReplySide side={side} url={url} reply={reply} />
            <dl aria-label={sideNames[side]}>
              <dt>Result</dt>
              <dd>{reply.failure || 'JSON'}</dd>
              <dt>Status</dt>
              <dd>{reply.status ?? 'no answer'}</dd>
              <dt>Content type</dt>
              <dd>{reply.contentType || '–'}</dd>
              <dt>Size</dt>
              <dd className="num">{formatCount(reply.bytes)} bytes</dd>
              <dt>Time</dt>
              <dd className="num">{formatCount(reply.durationMs)} ms</dd>
            </dl>
          </div>
        ))}
      </div>
    </>
  );
}
