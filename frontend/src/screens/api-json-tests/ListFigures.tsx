import type { ApiJsonTestSummary } from '../../api';
import { formatCount } from '../../kit/format/formatCount';
import { Pill } from '../../ui/Pill';
import { t } from '../../texts/apiJsonTests';

export function ListFigures({ summary }: { summary: ApiJsonTestSummary | undefined }) {
  if (!summary) return null;
  const { equal, different, failed, notCompared } = summary;
  return (
    <>
      {equal > 0 && <Pill tone="ok">{t('{equal} equal', { equal: formatCount(equal) })}</Pill>}
      {different > 0 && (
        <Pill tone="warning">{t('{different} different', { different: formatCount(different) })}</Pill>
      )}
      {failed > 0 && (
        <Pill tone="danger">
          {failed === 1 ? t('1 error') : t('{failed} errors', { failed: formatCount(failed) })}
        </Pill>
      )}
      {notCompared > 0 && (
        <Pill tone="neutral">
          {t('{notCompared} not compared', { notCompared: formatCount(notCompared) })}
        </Pill>
      )}
    </>
  );
}
