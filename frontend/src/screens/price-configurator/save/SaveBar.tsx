import { CircleAlert, Save, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useSyncExternalStore, useLayoutEffect, type RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useNotices } from '../../../api/notices';
import { Button } from '../../../ui/navigation/Button';
import { Pill } from '../../../ui/data/Pill';
import { BlankActions } from './BlankActions';
import type { EditedList } from './editedList';
import { useOtherEdits, type CardEdits } from './otherEdits';
import type { Sections } from './priceList';
import { saveBlockOf, saveScopeOf, type SaveBlock } from './priceSave';
import { unsavedChangesText } from '../../../kit/versioned/editsDraft';
import { rolledBack } from './saveTexts';
import { classes } from '../../../ui/classes';
import styles from './save-bar.module.css';
import { t } from '../../../texts/priceConfigurator.gen';
import textStyles from '../../../ui/text.module.css';
import layoutStyles from '../../../ui/layout.module.css';
import { Row } from '../../../ui/Row';

/** While a bar sticks to the foot of the screen: notices stand above it, and what gets the focus is not hidden by it. */
function useFootHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!bar.current) return;
    const element = bar.current;
    const root = document.documentElement.style;
    const tell = () => root.setProperty('--foot-h', `${element.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    tell();
    return () => {
      observer.disconnect();
      root.removeProperty('--foot-h');
    };
  }, [bar]);
}

export interface SaveBarProps {
  list: EditedList;
  sections: Sections;
  isSaving: boolean;
  onSave: () => Promise<unknown>;
  /** Leads to a row that keeps the list from being saved; '-' is the base price. */
  onGoTo: (code: string) => void;
}

/**
 * At the foot of the screen: what is not saved, why it cannot be, and the two ways on. What cards with a Save of their
 * own hold is told too, and leads to them.
 */
export function SaveBar({ list, sections, isSaving, onSave, onGoTo }: SaveBarProps) {
  const reasonId = useId();
  const bar = useRef<HTMLElement>(null);
  useFootHeight(bar);
  const { changes, block } = useSaveState(list, sections);
  const others = useOtherEdits();
  const rollBack = useRollBack(list);

  return (
    <section
      ref={bar}
      className={classes('save-bar', layoutStyles.row, layoutStyles.ruled, textStyles.small, styles.bar)}
      aria-label={t('Unsaved prices')}
    >
      <Row as="span" role="status" wrap gap={6} className={classes(textStyles.muted, styles.counts)}>
        {changes > 0 && <Pill tone="accent">{unsavedChangesText(changes)}</Pill>}
        {changes === 0 && others.length === 0 && t('No unsaved changes')}
        {others.map((card) => (
          <OtherEdits key={card.section} card={card} />
        ))}
      </Row>
      {block && (
        <Row
          as="span"
          inline
          gap={6}
          className={classes(textStyles.danger, textStyles.small, textStyles.medium, styles.block)}
        >
          <CircleAlert size={16} aria-hidden />
          <span>
            <span id={reasonId}>{block.reason}</span>{' '}
            <BlankActions sheet={list.sheet} codes={block.codes} onGoTo={onGoTo} />
          </span>
        </Row>
      )}
      <Row className={layoutStyles.end}>
        <Button icon={Undo2} disabled={changes === 0 || isSaving} onClick={rollBack}>
          {t('Rollback all')}
        </Button>
        <Button
          variant="primary"
          icon={Save}
          pending={isSaving}
          disabled={changes === 0 || block !== undefined}
          aria-describedby={block ? reasonId : undefined}
          onClick={onSave}
        >
          {t('Save prices')}
        </Button>
      </Row>
    </section>
  );
}

/** 'Taxes: 1 unsaved change'; leads to the card as its anchor in the side bar does. */
function OtherEdits({ card: { section, name, changes } }: { card: CardEdits }) {
  const { search } = useLocation();
  return (
    <Link to={{ search, hash: section }} replace>
      <Pill tone="accent">{`${name}: ${unsavedChangesText(changes)}`}</Pill>
    </Link>
  );
}

/** Drawn at each key press, which is why the bar follows the sheet by itself and the screen does not. */
function useSaveState(list: EditedList, sections: Sections): { changes: number; block?: SaveBlock } {
  const { sheet } = list;
  useSyncExternalStore(list.subscribe, () => sheet.revision);
  useSyncExternalStore(list.subscribe, list.head);
  const scope = saveScopeOf(list, sections);
  return { changes: list.changes(), block: scope && saveBlockOf(list, sections, scope) };
}

/** Takes everything back at once; a notice brings it back, until the list is edited or read again or another one is shown. */
function useRollBack(list: EditedList) {
  const notices = useNotices();
  const withdraw = useRef<() => void>(undefined);
  const { loads } = list.sheet;
  useEffect(() => () => withdraw.current?.(), [list, loads]);
  return () => {
    const edits = list.edits();
    const count = list.changes();
    list.rollback();
    const dismiss = notices.toastSuccess(rolledBack(count), {
      action: { label: t('Undo'), onClick: () => list.restore(edits) },
    });
    // What is typed from now on is in the currency that is shown again, and no Undo may write over it.
    const unsubscribe = list.subscribe(() => list.changes() > 0 && withdraw.current?.());
    withdraw.current = () => {
      unsubscribe();
      dismiss();
    };
  };
}
