import type { ApiJsonTestSummary } from '../../api';
import { formatCount } from '../../kit/format/formatCount';
import { Pill } from '../../ui/Pill';

/** How the tests of the list stand. */
export function ListFigures({ summary }: { summary: ApiJsonTestSummary | undefined }) {
  if (!summary) return null;
  const { equal, different, failed, notCompared } = summary;
  return (
    <>
      {equal > 0 && <Pill tone="ok">{formatCount(equal)} equal</Pill>}
      {different > 0 && <Pill tone="warning">{formatCount(different)} different</Pill>}
      {failed > 0 && (
        <Pill tone="danger">
          {formatCount(failed)} {failed === 1 ? 'error' : 'errors'}
        </Pill>
      )}
      {notCompared > 0 && <Pill tone="neutral">{formatCount(notCompared)} not compared</Pill>}
    </>
  );
}
