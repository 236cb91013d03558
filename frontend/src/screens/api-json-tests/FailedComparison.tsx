import type { ApiJsonDifferences } from '../../api';
import { formatCount } from '../../kit/format/formatCount';
import { FailedState } from '../../ui/FailedState';
import { ReplySide, sideNames } from './ReplySide';
import { t } from '../../texts/apiJsonTests';

export function FailedComparison({ found }: { found: ApiJsonDifferences }) {
  const { test } = found;
  const sides = [
    { side: 'asIs', url: test.urlAsIs, reply: found.asIs },
    { side: 'toBe', url: test.urlToBe, reply: found.toBe },
  ] as const;
  return (
    <>
      <FailedState title={t('The two answers could not be compared')} text={test.diff} />
      <div className="diff-sides">
        {sides.map(({ side, url, reply }) => (
          <div key={side}>
            <ReplySide side={side} url={url} reply={reply} />
            <dl aria-label={sideNames[side]}>
              <dt>{t('Result')}</dt>
              <dd>{reply.failure || t('JSON')}</dd>
              <dt>{t('Status')}</dt>
              <dd>{reply.status ?? t('no answer')}</dd>
              <dt>{t('Content type')}</dt>
              <dd>{reply.contentType || '–'}</dd>
              <dt>{t('Size')}</dt>
              <dd className="num">{t('{bytes} bytes', { bytes: formatCount(reply.bytes) })}</dd>
              <dt>{t('Time')}</dt>
              <dd className="num">{t('{durationMs} ms', { durationMs: formatCount(reply.durationMs) })}</dd>
            </dl>
          </div>
        ))}
      </div>
    </>
  );
}
