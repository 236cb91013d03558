import { createContext, useCallback, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What the application remembers of filters; screens are told apart by their paths. */
export interface FilterPanels {
  folded: readonly string[];
  fold: (path: string, isFolded: boolean) => void;
}

/** Without one around it a screen remembers its filters as long as it is open. */
export const FilterPanelsContext = createContext<FilterPanels | null>(null);

/** Whether the filters of the screen at hand are on show, and how to fold them; each screen has its own answer. */
export function useFilterPanel(): readonly [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const { pathname } = useLocation();
  const remembered = useContext(FilterPanelsContext);
  const [isOpen, setIsOpen] = useState(true);
  const remember = useCallback(
    (wanted: boolean) => remembered?.fold(pathname, !wanted),
    [remembered, pathname],
  );
  return remembered ? [!remembered.folded.includes(pathname), remember] : [isOpen, setIsOpen];
}
