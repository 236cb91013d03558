import { ChevronDown, ChevronRight } from 'lucide-react';
import { use, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageCard } from '../../kit/market-model/PageCard';
import { classes } from '../../ui/classes';
import { CardViewsContext } from './page/cardViews';
import layoutStyles from '../../ui/layout.module.css';
import styles from './price-configurator.module.css';
import textStyles from '../../ui/text.module.css';

export interface PriceCardProps {
  id: string;
  /** Empty: the card keeps its place without words (card 8 while the online service is active). */
  title: string;
  /** Its name for screen readers where the title is empty. */
  label?: string;
  actions?: ReactNode;
  /**
   * One line that stands for the content while the card is folded; with it the card can be folded, and begins so unless it
   * was left open. The side bar's anchor unfolds it. A card that has lost it while one looked stays open until somebody folds it.
   */
  summary?: ReactNode;
  /** It begins open unless it was left folded. */
  startsOpen?: boolean;
  /** What is typed lives in the content, which is therefore hidden while the card is folded instead of taken away. */
  keepsContent?: boolean;
  /** Beside the summary while it is folded: '1 change'. */
  mark?: ReactNode;
  /** Unfolds the card as soon as this becomes another number, such as a count of 'Go to the first'. */
  openSignal?: number;
  /** Begins unfolded, however it was left. */
  isAsked?: boolean;
  /** Below the head, whether the card is folded or not. */
  banner?: ReactNode;
  className?: string;
  /** Of Ctrl+S and Ctrl+Enter in its fields; gets the card. */
  onSave?: (card: HTMLElement) => unknown;
  children: ReactNode;
}

/** A card of the price configurator: head, and content from edge to edge (a CardBody keeps the distance). */
export function PriceCard(props: PriceCardProps) {
  const { id, title, label, actions, summary, mark, banner, className, onSave, children } = props;
  const canFold = summary !== undefined;
  const { isShown, toggle } = useUnfolding(props, canFold);
  const Chevron = isShown ? ChevronDown : ChevronRight;

  return (
    <PageCard
      id={id}
      title={title}
      label={label}
      lead={
        canFold && (
          <button
            type="button"
            className={classes(layoutStyles.square, textStyles.faint, styles.fold)}
            aria-expanded={isShown}
            aria-label={title || label}
            onClick={toggle}
          >
            <Chevron size={17} aria-hidden />
          </button>
        )
      }
      note={!isShown && <span className={classes(textStyles.muted, textStyles.small)}>{summary}</span>}
      actions={isShown ? actions : mark}
      className={classes(className, canFold && styles.foldable, !isShown && styles.folded)}
      onSave={onSave}
    >
      {banner}
      {props.keepsContent ? <div hidden={!isShown}>{children}</div> : isShown && children}
    </PageCard>
  );
}

/**
 * Folded or open as it was left; opened by its button, by the address, or by a signal. What cannot be folded is open, and does not
 * fold under the hands of whoever completes it.
 */
function useUnfolding(
  { id, openSignal: signal, startsOpen = false, isAsked = false }: PriceCardProps,
  canFold: boolean,
) {
  const { hash, key } = useLocation();
  const isWanted = hash === `#${id}`;
  const { viewOf, keep } = use(CardViewsContext);
  const [isOpen, setIsOpen] = useState(() => {
    const view = viewOf(id);
    return isWanted || isAsked || (startsOpen ? view.isFolded !== true : view.isOpen === true);
  });
  const [isHeld, setIsHeld] = useState(!canFold);
  if (!canFold && !isHeld) setIsHeld(true);
  useEffect(() => keep(id, startsOpen ? { isFolded: !isOpen } : { isOpen }), [id, isOpen, keep, startsOpen]);
  const [seen, setSeen] = useState({ key, signal });
  if (seen.key !== key || seen.signal !== signal) {
    setSeen({ key, signal });
    if (seen.signal !== signal || isWanted) setIsOpen(true);
  }
  const isShown = isHeld || isOpen;
  return {
    isShown,
    toggle() {
      setIsHeld(false);
      setIsOpen(!isShown);
    },
  };
}
