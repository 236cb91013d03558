import { ChevronDown, ChevronRight } from 'lucide-react';
import { use, useEffect, useId, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { saveKeys } from '../../kit/form/saveKeys';
import { classes } from '../../ui/classes';
import { CardViewsContext } from './page/cardViews';
import { quotedLanguage } from '../../texts/quotedLanguage';

export interface PriceCardProps {
  id: string;
  /** Empty: the card keeps its place without words (card 8 while the online service is active). */
  title: string;
  /** Its name for screen readers where the title is empty. */
  label?: string;
  actions?: ReactNode;
  /**
   * One line that stands for the content while the card is folded; with it the card can be folded, and begins so unless it
   * was left open. The side bar's anchor unfolds it.
   */
  summary?: ReactNode;
  /** Beside the summary while it is folded: '1 change'. */
  mark?: ReactNode;
  /** Unfolds the card as soon as this becomes another number, such as a count of 'Go to the first'. */
  openSignal?: number;
  /** Below the head, whether the card is folded or not. */
  banner?: ReactNode;
  className?: string;
  /** Of Ctrl+S and Ctrl+Enter in its fields; gets the card. */
  onSave?: (card: HTMLElement) => unknown;
  children: ReactNode;
}

/** A card of the price configurator: head, and content from edge to edge (`.price-card-body` keeps the distance). */
export function PriceCard(props: PriceCardProps) {
  const { id, title, label, actions, summary, mark, openSignal, banner, className, onSave, children } = props;
  const headId = useId();
  const canFold = summary !== undefined;
  const [isOpen, setIsOpen] = useUnfolding(id, openSignal);
  const isShown = !canFold || isOpen;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const name = title || label;

  return (
    <section
      id={id}
      tabIndex={-1}
      className={classes('card', 'price-card', !isShown && 'folded', className)}
      aria-labelledby={title ? headId : undefined}
      aria-label={title ? undefined : label}
      {...saveKeys(onSave)}
    >
      <div className={classes('price-card-head', canFold && 'foldable')}>
        {canFold && (
          <button
            type="button"
            className="price-card-fold"
            aria-expanded={isOpen}
            aria-label={name}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Chevron size={17} aria-hidden />
          </button>
        )}
        {title && (
          <h2 id={headId} lang={quotedLanguage(title)}>
            {title}
          </h2>
        )}
        {!isShown && <span className="price-card-summary">{summary}</span>}
        <div className="price-card-right">{isShown ? actions : mark}</div>
      </div>
      {banner}
      {isShown && children}
    </section>
  );
}

/** Folded until it is wanted: by its button, by the address, or by a signal; then open until somebody folds it. */
function useUnfolding(id: string, signal: number | undefined) {
  const { hash, key } = useLocation();
  const isWanted = hash === `#${id}`;
  const { viewOf, keep } = use(CardViewsContext);
  const [isOpen, setIsOpen] = useState(() => isWanted || viewOf(id).isOpen === true);
  useEffect(() => keep(id, { isOpen }), [id, isOpen, keep]);
  const [seen, setSeen] = useState({ key, signal });
  if (seen.key !== key || seen.signal !== signal) {
    setSeen({ key, signal });
    if (seen.signal !== signal || isWanted) setIsOpen(true);
  }
  return [isOpen, setIsOpen] as const;
}
