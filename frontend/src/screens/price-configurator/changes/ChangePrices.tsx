import { Percent } from 'lucide-react';
import { useState } from 'react';
import type { Market, ModelItem } from '../../../api';
import { lazyDialog } from '../../../kit/form/lazyDialog';
import type { PriceGridState } from '../../../kit/grid/usePriceGrid';
import { countIn } from '../../../kit/format/counts';
import { t } from '../../../texts/priceConfigurator.gen';
import { Button } from '../../../ui/navigation/Button';
import { Row } from '../../../ui/Row';
import buttonStyles from '../../../ui/navigation/button.module.css';
import { classes } from '../../../ui/classes';
import textStyles from '../../../ui/text.module.css';
import type { ChangePlace } from './changeTargets';

const PriceChangesDialog = lazyDialog(() =>
  import('./PriceChangesDialog').then((module) => module.PriceChangesDialog),
);

export interface ChangePricesProps extends Omit<ChangePlace, 'grid' | 'marketName'> {
  grid: PriceGridState;
  /** Of the card: 'Accessories'. */
  title: string;
  market: Market;
  model: ModelItem;
  mask: string;
  currency: string;
}

/** Opens the change of many prices at once, and says how many rows of the card are marked for it. */
export function ChangePrices(props: ChangePricesProps) {
  const { grid } = props;
  const [isOpen, setIsOpen] = useState(false);
  const count = grid.items.filter(({ code }) => grid.marked.has(code)).length;
  return (
    <Row as="span" inline gap={10}>
      <Button size="m" variant="quiet" icon={Percent} onClick={() => setIsOpen(true)}>
        {t('Change prices…')}
      </Button>
      {count > 0 && (
        <button
          type="button"
          className={classes(buttonStyles.link, textStyles.tiny)}
          onClick={() => grid.mark([...grid.marked], false)}
        >
          {countIn(count, { one: t('Unmark 1 row'), many: t('Unmark {count} rows') })}
        </button>
      )}
      {isOpen && <PriceChangesDialog {...props} onClose={() => setIsOpen(false)} />}
    </Row>
  );
}
