import { useState, type ReactNode } from 'react';
import { t } from '../../../texts/priceRuns.gen';
import { classes } from '../../../ui/classes';
import { Row } from '../../../ui/Row';
import layoutStyles from '../../../ui/layout.module.css';
import textStyles from '../../../ui/text.module.css';
import workbookStyles from '../../../kit/import/workbook.module.css';
import { ChangeFilter, isOfKind, type ChangeFilterProps, type ShownChanges } from '../changes/ChangeFilter';
import styles from './several-lists.module.css';

type ListState = ChangeFilterProps['rows'][number]['state'];

interface ListsByStateProps<List> {
  title: string;
  lists: readonly List[];
  stateOf: (list: List) => ListState;
  /** The table of the lists that are shown. */
  children: (lists: readonly List[]) => ReactNode;
}

/** What has to be looked at stands first; the rest stays in the order of the lists. */
const rank = (state: ListState) => (state === 'refused' ? 0 : state === 'left' ? 1 : 2);

/** Price lists under a filter by what becomes of them, refused ones first. */
export function ListsByState<List>({ title, lists, stateOf, children }: ListsByStateProps<List>) {
  const [shown, setShown] = useState<ShownChanges>('open');
  const rows = lists
    .map((list) => ({ list, state: stateOf(list) }))
    .sort((a, b) => rank(a.state) - rank(b.state));
  const visible = rows.filter(isOfKind[shown]).map(({ list }) => list);
  return (
    <>
      <Row wrap gap={10} className={classes(textStyles.small, workbookStyles.section)}>
        <h3>{title}</h3>
        <ChangeFilter rows={rows} value={shown} onChange={setShown} />
      </Row>
      {visible.length > 0 ? (
        <div className={classes(layoutStyles.anchor, layoutStyles.box, styles.box)}>{children(visible)}</div>
      ) : (
        <p className={classes(layoutStyles.box, textStyles.center, textStyles.muted, workbookStyles.none)}>
          {t('No price list is in this state.')}
        </p>
      )}
    </>
  );
}
