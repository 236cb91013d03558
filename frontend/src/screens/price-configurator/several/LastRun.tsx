import { History } from 'lucide-react';
import { formatRecent } from '../../../kit/format/instants';
import { useLastPriceRun } from '../../../api/lastPriceRun';
import type { PriceRunLast } from '../../../api/preferences';
import { t } from '../../../texts/priceRuns.gen';
import { classes } from '../../../ui/classes';
import { Button } from '../../../ui/navigation/Button';
import { Row } from '../../../ui/Row';
import textStyles from '../../../ui/text.module.css';
import { useRun } from './useRun';

interface LastRunProps {
  onShow: (run: number) => void;
}

/** The way back to what the user changed last, and to its undoing; nothing where there is none. */
export function LastRun({ onShow }: LastRunProps) {
  const { last } = useLastPriceRun();
  return last ? <KeptRun key={last.run} last={last} onShow={onShow} /> : null;
}

function KeptRun({ last: { run, begun }, onShow }: LastRunProps & { last: PriceRunLast }) {
  const { data } = useRun(run);
  if (!data) return null;
  return (
    <Row gap={10} className={classes(textStyles.small, textStyles.muted)}>
      <span>{t('Last change of several lists: {when}', { when: formatRecent(begun) })}</span>
      <Button size="s" icon={History} onClick={() => onShow(run)}>
        {t('Show')}
      </Button>
    </Row>
  );
}
