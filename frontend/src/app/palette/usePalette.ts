import { useState, type KeyboardEvent } from 'react';
import { createPath, useHref, useNavigate } from 'react-router-dom';
import { useSessionUser } from '../../api/session';
import type { PaletteEntry, PaletteGroup } from './PaletteEntry';
import { rememberEntry } from './recentEntries';

export interface PaletteState {
  entries: readonly PaletteEntry[];
  /** Index of the entry that Enter goes to; -1 without entries. */
  active: number;
  point: (at: number) => void;
  /** Back to the first entry, as for another text. */
  reset: () => void;
  go: (entry: PaletteEntry, isInNewTab: boolean) => void;
  handleKeyDown: (event: KeyboardEvent) => void;
}

/** The entry that is chosen in the list, by arrows or pointer, and the way there. */
export function usePalette(groups: readonly PaletteGroup[], onClose: () => void): PaletteState {
  const { username } = useSessionUser();
  const navigate = useNavigate();
  const base = useHref(createPath({ pathname: '/' })).replace(/\/$/, '');
  const entries = groups.flatMap((group) => group.entries);
  // By address: what comes later above it does not move the choice.
  const [pointed, setPointed] = useState('');
  const active = Math.max(
    entries.findIndex(({ to }) => to === pointed),
    Math.min(0, entries.length - 1),
  );
  const point = (at: number) => setPointed(entries[at]?.to ?? '');
  const move = (step: number) => point((active + step + entries.length) % Math.max(1, entries.length));
  const go = (entry: PaletteEntry, isInNewTab: boolean) => {
    rememberEntry(username, entry);
    if (isInNewTab) {
      window.open(base + entry.to, '_blank', 'noopener');
      return;
    }
    onClose();
    void navigate(entry.to);
  };
  /** To the first entry of the next group, or of the one before. */
  const moveByGroup = (step: number) => {
    let start = 0;
    const starts = groups.map((group) => (start += group.entries.length) - group.entries.length);
    const at = starts.findLastIndex((first) => first <= active);
    point(starts[(at + step + starts.length) % starts.length] ?? 0);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      PageDown: () => moveByGroup(1),
      PageUp: () => moveByGroup(-1),
      Enter: () => entries[active] && go(entries[active], event.ctrlKey || event.metaKey),
    };
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { entries, active, point, reset: () => setPointed(''), go, handleKeyDown };
}
