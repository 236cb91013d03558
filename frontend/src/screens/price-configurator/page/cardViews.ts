import { createContext } from 'react';
import type { CardView } from '../../../api/preferences';

/** How the cards were left: another model, a reload and the next visit find them so again. */
export interface CardViews {
  viewOf: (id: string) => CardView;
  keep: (id: string, view: CardView) => void;
  /** The card that was used last, to open the screen on; asked for a second time there is none. */
  takeUsed: () => string | undefined;
  keepUsed: (id: string) => void;
}

export const CardViewsContext = createContext<CardViews>({
  viewOf: () => ({}),
  keep: () => undefined,
  takeUsed: () => undefined,
  keepUsed: () => undefined,
});
