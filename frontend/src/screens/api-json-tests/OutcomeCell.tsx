import { formatInstant } from '../../kit/format/formatInstant';
import { Pill } from '../../ui/Pill';
import type { ShownTest } from './apiJsonTest';
import { t } from '../../texts/apiJsonTests';

export function OutcomeCell({ test }: { test: ShownTest }) {
  const { live, outcome, diff, differenceCount, errorStatus, comparedAt } = test;
  if (live)
    return live === 'comparing' ? (
      <Pill tone="accent">{t('Comparing')}</Pill>
    ) : (
      <Pill tone="neutral">{t('Waiting')}</Pill>
    );
  const when = comparedAt
    ? t('{diff}\nCompared {comparedAt}', { diff, comparedAt: formatInstant(comparedAt) })
    : undefined;
  switch (outcome) {
    case 'none':
      return <span className="ink3">{t('Not compared')}</span>;
    case 'equal':
      return (
        <span title={when}>
          <Pill tone="ok">{t('Equal')}</Pill>
        </span>
      );
    case 'different':
      return (
        <span title={when}>
          <Pill tone="warning">
            {differenceCount === 1
              ? t('1 difference')
              : t('{differenceCount} differences', { differenceCount })}
          </Pill>
        </span>
      );
    case 'failed':
      return (
        <span title={when}>
          <Pill tone="danger">{errorStatus ? t('Error {errorStatus}', { errorStatus }) : t('Error')}</Pill>
          {/* The server keeps it in English, for everybody. */}
          <span className="sub ellip" lang="en">
            {diff}
          </span>
        </span>
      );
  }
}
