import { useGetApiJsonTestDifferencesQuery, type ApiJsonDifferences, type ApiJsonTest } from '../../api';
import { failedRead } from '../../api/problem';
import { indexRows, textOfSide } from './differences/sideBySide';
import { useDifferenceSteps } from './differences/useDifferenceSteps';
import { formatInstant } from '../../kit/format/instants';
import { Dialog } from '../../ui/dialogs/Dialog';
import { FailedState } from '../../ui/feedback/FailedState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { splitAddress, CopyButton } from './AddressCell';
import { DifferencesView } from './DifferencesView';
import { t } from '../../texts/apiJsonTests.gen';
import { formatCount } from '../../kit/format/counts';
import { ReplySide, sideNames } from './ReplySide';
import styles from './api-json-tests.module.css';
import diffDialogStyles from './diff-dialog.module.css';
import textStyles from '../../ui/text.module.css';
import { classes } from '../../ui/classes';
import { Row } from '../../ui/Row';
import layoutStyles from '../../ui/layout.module.css';
import { Stack } from '../../ui/Stack';

function FailedComparison({ found }: { found: ApiJsonDifferences }) {
  const { test } = found;
  const sides = [
    { side: 'asIs', url: test.urlAsIs, reply: found.asIs },
    { side: 'toBe', url: test.urlToBe, reply: found.toBe },
  ] as const;
  return (
    <>
      <FailedState title={t('The two answers could not be compared')} text={test.diff} />
      <div
        className={classes(
          layoutStyles.divided,
          layoutStyles.ruled,
          textStyles.small,
          diffDialogStyles.sides,
        )}
      >
        {sides.map(({ side, url, reply }) => (
          <div key={side}>
            <ReplySide side={side} url={url} reply={reply} />
            <Stack as="dl" columns="110px minmax(0, 1fr)" gap="8px 12px" aria-label={sideNames[side]}>
              <dt>{t('Result')}</dt>
              <dd>{reply.failure || t('JSON')}</dd>
              <dt>{t('Status')}</dt>
              <dd>{reply.status ?? t('no answer')}</dd>
              <dt>{t('Content type')}</dt>
              <dd>{reply.contentType || '–'}</dd>
              <dt>{t('Size')}</dt>
              <dd className={textStyles.num}>{t('{bytes} bytes', { bytes: formatCount(reply.bytes) })}</dd>
              <dt>{t('Time')}</dt>
              <dd className={textStyles.num}>
                {t('{durationMs} ms', { durationMs: formatCount(reply.durationMs) })}
              </dd>
            </Stack>
          </div>
        ))}
      </div>
    </>
  );
}

const titles = {
  different: t('Differences'),
  equal: t('Side by side'),
  failed: t('Failure'),
  none: t('Differences'),
};

/** What the last comparison of a test found. The server compares; this only shows it. */
export function DifferencesDialog({ row, onClose }: { row: ApiJsonTest; onClose: () => void }) {
  const answer = useGetApiJsonTestDifferencesQuery({ id: row.id }, { refetchOnMountOrArgChange: true });
  const found = answer.isError ? undefined : answer.currentData;
  const steps = useDifferenceSteps(found?.differences.length ?? 0);
  const name = splitAddress(row.urlAsIs).call;
  const outcome = found?.outcome ?? row.outcome;

  return (
    <div role="presentation" onKeyDown={steps.onKeyDown}>
      <Dialog
        flush
        width={outcome === 'failed' ? 940 : undefined}
        title={t('{name} of test {id}', { name: titles[outcome], id: row.id })}
        subtitle={[name, found && t('compared {comparedAt}', { comparedAt: formatInstant(found.comparedAt) })]
          .filter(Boolean)
          .join(' · ')}
        footerStart={found && found.differences.length > 0 && <Keys />}
        actions={found && found.outcome !== 'failed' && <CopyBoth found={found} />}
        cancelLabel={t('Close')}
        onClose={onClose}
      >
        <div
          className={
            outcome === 'failed' ? styles.failed : classes(layoutStyles.column, diffDialogStyles.diff)
          }
          aria-busy={!found && !answer.isError ? true : undefined}
        >
          {answer.isError && (
            <FailedState title={t('The differences could not be loaded')} {...failedRead(answer)} />
          )}
          {!answer.isError && !found && (
            <Stack gap={14} pad="16px 24px">
              <Skeleton width="40%" />
              <Skeleton width="64%" />
              <Skeleton width="52%" />
            </Stack>
          )}
          {found &&
            (found.outcome === 'failed' ? (
              <FailedComparison found={found} />
            ) : (
              <DifferencesView found={found} steps={steps} />
            ))}
        </div>
      </Dialog>
    </div>
  );
}

function CopyBoth({ found: { lines } }: { found: ApiJsonDifferences }) {
  return (
    <>
      <CopyButton what={t('As is')} text={() => textOfSide(indexRows(lines), 'left')}>
        {t('Copy as is')}
      </CopyButton>
      <CopyButton what={t('To be')} text={() => textOfSide(indexRows(lines), 'right')}>
        {t('Copy to be')}
      </CopyButton>
    </>
  );
}

const Keys = () => (
  <Row as="span" wrap gap="4px 16px">
    <span>
      <kbd className={textStyles.muted}>P</kbd> {t('previous')}
    </span>
    <span>
      <kbd className={textStyles.muted}>N</kbd> {t('next')}
    </span>
    <span>
      <kbd className={textStyles.muted}>{t('Esc')}</kbd> {t('close')}
    </span>
  </Row>
);
