import { Search, Zap } from 'lucide-react';
import { useEffect, useId, useRef, useState, type MouseEvent, type KeyboardEvent } from 'react';
import { countOf } from '../../kit/format/counts';
import { t } from '../../texts/palette.gen';
import { classes } from '../../ui/classes';
import { DialogFrame } from '../../ui/dialogs/DialogFrame';
import layoutStyles from '../../ui/layout.module.css';
import { Button } from '../../ui/navigation/Button';
import textStyles from '../../ui/text.module.css';
import { MenuIcon } from '../shell/MenuIcon';
import { pathOfEntry } from './hitEntry';
import type { PaletteEntry, PaletteGroup } from './PaletteEntry';
import { Row } from '../../ui/Row';
import styles from './palette.module.css';
import { usePaletteEntries, type PaletteEntries } from './usePaletteEntries';
import { createPath, useHref, useNavigate } from 'react-router-dom';
import { languageTag } from '../../../../contracts/rules/language-tag';
import { useSessionUser } from '../../api/session';
import { rememberEntry } from './recentEntries';

/** An entry: what it is called, what it says, where it is. */
function PaletteOption({ entry, id, isActive, state }: OptionProps) {
  const { kind, title, isCode, text, language, place, isStale } = entry;
  const at = state.entries.indexOf(entry);
  const go = (event: MouseEvent) => state.go(entry, event.ctrlKey || event.metaKey || event.button === 1);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are on the input
    <div
      ref={(option) => (isActive ? option?.scrollIntoView({ block: 'nearest' }) : undefined)}
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={isStale || undefined}
      className={classes(layoutStyles.row, styles.option)}
      onMouseMove={() => isActive || state.point(at)}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={go}
      onAuxClick={(event) => event.button === 1 && go(event)}
    >
      {kind === 'action' ? <Zap size={16} aria-hidden /> : <MenuIcon path={pathOfEntry(entry)} />}
      <span className={classes(textStyles.cut, styles.title, isCode && textStyles.code)}>{title}</span>{' '}
      {text && (
        <span
          className={classes(layoutStyles.grow, textStyles.cut, textStyles.muted)}
          lang={languageTag(language)}
        >
          {text}
        </span>
      )}{' '}
      <span
        className={classes(layoutStyles.end, textStyles.cut, textStyles.muted, textStyles.tiny, styles.place)}
      >
        {language && <span className={styles.language}>{language}</span>} {place}
      </span>
    </div>
  );
}

interface OptionProps {
  entry: PaletteEntry;
  id: string;
  isActive: boolean;
  state: PaletteState;
}

interface ListProps {
  id: string;
  groups: readonly PaletteGroup[];
  state: PaletteState;
}

const optionId = (list: string, at: number): string => `${list}-${at}`;

function PaletteList({ id, groups, state }: ListProps) {
  return groups.map(({ heading, entries }, group) => (
    <div key={heading} role="group" aria-labelledby={`${id}-group${group}`}>
      <div
        id={`${id}-group${group}`}
        role="presentation"
        className={classes(textStyles.muted, styles.heading)}
      >
        {heading}
      </div>
      {entries.map((entry) => {
        const at = state.entries.indexOf(entry);
        return (
          <PaletteOption
            key={entry.to}
            entry={entry}
            id={optionId(id, at)}
            isActive={at === state.active}
            state={state}
          />
        );
      })}
    </div>
  ));
}

/** What the list is, for who does not see it; and what to do where it is empty. */
function PaletteStatus({ typed, count, found }: { typed: string; count: number; found: PaletteEntries }) {
  const isNothing = typed !== '' && count === 0 && !found.isSearching && !found.hasFailed;
  return (
    <div
      role="status"
      className={count > 0 && !found.hasFailed ? textStyles.unseen : classes(textStyles.muted, styles.status)}
    >
      {found.hasFailed ? (
        <>
          {t('Records could not be searched.')}{' '}
          <Button size="s" onClick={found.retry}>
            {t('Retry')}
          </Button>
        </>
      ) : isNothing ? (
        t('Nothing is called “{typed}” or spelt like it.', { typed })
      ) : found.isSearching && count === 0 ? (
        t('Searching')
      ) : (
        countOf(count, { one: t('entry'), many: t('entries') })
      )}
    </div>
  );
}

const Keys = () => (
  <Row
    as="p"
    wrap
    align="flex-start"
    gap="6px 18px"
    pad="10px 20px"
    className={classes(layoutStyles.ruled, layoutStyles.shade, textStyles.muted, textStyles.tiny)}
  >
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> {t('choose')}
    </span>
    <span>
      <kbd>{t('Enter')}</kbd> {t('open')}
    </span>
    <span>
      <kbd>{t('Ctrl')}</kbd> <kbd>{t('Enter')}</kbd> {t('in a new tab')}
    </span>
    <span>
      <kbd>{t('Esc')}</kbd> {t('close')}
    </span>
  </Row>
);

/** The way to everything by name: screens, actions and records. A combobox whose list stands open below it. */
export function Palette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const found = usePaletteEntries(text);
  const state = usePalette(found, onClose);
  const count = state.entries.length;
  const type = (typed: string) => {
    setText(typed);
    state.reset();
  };
  return (
    <DialogFrame labelledBy={`${id}title`} width={720} className={styles.palette} onRequestClose={onClose}>
      <h2 id={`${id}title`} className={textStyles.unseen}>
        {t('Find anything')}
      </h2>
      <Row gap={12} className={classes(layoutStyles.ruledBelow, textStyles.faint, styles.field)}>
        <Search size={18} aria-hidden />
        <input
          data-autofocus=""
          className={layoutStyles.grow}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-label={t('Screens, actions, labels, vehicles and more')}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={id}
          aria-activedescendant={count > 0 ? optionId(id, state.active) : undefined}
          placeholder={t('Screens, actions, labels, vehicles and more')}
          maxLength={200}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={state.handleKeyDown}
        />
      </Row>
      <div role="listbox" id={id} aria-label={t('Found')} className={styles.list}>
        <PaletteList id={id} groups={found.groups} state={state} />
      </div>
      <PaletteStatus typed={text.trim()} count={count} found={found} />
      <Keys />
    </DialogFrame>
  );
}

interface PaletteState {
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
function usePalette({ groups, isSearching, hasFailed }: PaletteEntries, onClose: () => void): PaletteState {
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
    if (entry.isStale) return;
    rememberEntry(username, entry);
    if (isInNewTab) {
      window.open(base + entry.to, '_blank', 'noopener');
      return;
    }
    onClose();
    void navigate(entry.to);
  };
  const isAwaited = useRef(false);
  /** Enter is pressed before the search has answered: it is for the first entry of the answer, not for one of an earlier text. */
  const enter = (isInNewTab: boolean) => {
    const entry = entries[active];
    if (entry && !entry.isStale) go(entry, isInNewTab);
    else isAwaited.current = isSearching && pointed === '' && !isInNewTab;
  };
  useEffect(() => {
    if (isSearching || !isAwaited.current) return;
    isAwaited.current = false;
    if (!hasFailed && entries[active]) go(entries[active], false);
  });
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
      Enter: () => enter(event.ctrlKey || event.metaKey),
    };
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const reset = () => {
    isAwaited.current = false;
    setPointed('');
  };
  return { entries, active, point, reset, go, handleKeyDown };
}
