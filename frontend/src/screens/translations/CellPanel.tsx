import { Check } from 'lucide-react';
import { useEffect, useMemo, useRef, type FocusEvent } from 'react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import type { SimilarTranslation, Translation, TranslationCell } from '../../api';
import { useFindSimilarTranslationsQuery } from '../../api';
import { textKeyOf } from '../../api/translations';
import { useDebounced } from '../../api/useDebounced';
import { formatInstant } from '../../kit/format/instants';
import { t } from '../../texts/translations.gen';
import { classes } from '../../ui/classes';
import { Pill } from '../../ui/data/Pill';
import { Button } from '../../ui/navigation/Button';
import { Row } from '../../ui/Row';
import { ConceptList, conceptsOf } from './ConceptList';
import { Refused } from './Refused';
import { holdsText, type Unsaved } from './unsavedTexts';
import type { CellSaves, MarkName } from './useCellSaves';
import type { Checking } from './useChecking';
import { kinds, stateLabel, states } from './workbench';
import layoutStyles from '../../ui/layout.module.css';
import textStyles from '../../ui/text.module.css';
import styles from './translations.module.css';

interface CellPanelProps {
  row: Translation;
  cell: TranslationCell;
  /** What is being typed; undefined where the cell is not open. */
  draft: string | undefined;
  edit: Unsaved | undefined;
  source: string;
  saves: CellSaves;
  checking: Checking;
  similar: SimilarTexts;
  onTake: (text: string) => void;
  onMark: (mark: MarkName, isSet: boolean) => void;
}

const toneOf = (state: TranslationCell['state']) =>
  states.find(({ value }) => value === state)!.tone as 'ok' | 'neutral' | 'warning' | 'danger' | 'accent';

/** The panel while no text is active. */
export const NoCell = () => (
  <section className={classes(layoutStyles.card, styles.panel)} aria-label={t('About the text')}>
    <p className={textStyles.muted}>
      {t('Choose a text to see its quality and how similar ones were translated.')}
    </p>
  </section>
);

/** A button that is gone once it is pressed, such as Dismiss, leaves the focus to the active text. */
function useFocusBack() {
  const isInside = useRef(false);
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    isInside.current = false;
    document.querySelector<HTMLElement>('td[data-active]')?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => void (isInside.current = true),
    onBlur: ({ relatedTarget }: FocusEvent) => void (isInside.current = relatedTarget === null),
  };
}

/** Below the table: what is to be said of the active text, and how similar ones were translated. */
export function CellPanel(props: CellPanelProps) {
  const { row, cell, draft, edit, source, saves, checking } = props;
  const concepts = conceptsOf(checking, row, cell, source);
  const text = draft ?? edit?.text ?? cell.text;
  return (
    <section
      {...useFocusBack()}
      className={classes(layoutStyles.card, styles.panel, concepts.length > 0 && styles.withConcepts)}
      aria-label={`${row.code}, ${cell.language}`}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must be reachable by keyboard
      tabIndex={0}
      data-keeps-open
    >
      <div>
        <Row gap="8px" wrap>
          <b className={textStyles.code}>{row.code}</b>
          <Pill tone={toneOf(cell.state)}>{stateLabel(cell.state)}</Pill>
          <span className={classes(textStyles.num, textStyles.small, textStyles.muted)}>
            {t('{length} of {source} characters', { length: text.length, source: row.source.length })}
          </span>
          <Button
            size="s"
            icon={Check}
            disabled={cell.text === '' || draft !== undefined || holdsText(edit)}
            onClick={() => props.onMark('checked', cell.state !== 'checked')}
          >
            {cell.state === 'checked' ? t('Mark as unchecked') : t('Mark as checked')}
          </Button>
        </Row>
        <p
          lang={languageTag(source)}
          dir="auto"
          className={classes(layoutStyles.scrolls, textStyles.anywhere, styles.whole)}
        >
          {row.source}
        </p>
        <Times row={row} cell={cell} />
        {edit && edit.state !== 'saving' && (
          <Refused edit={edit} row={row} cell={cell} source={source} saves={saves} onMark={props.onMark} />
        )}
      </div>
      <Faults
        row={row}
        cell={{ ...cell, text }}
        checking={checking}
        isStored={draft === undefined && !edit}
        isTyped={holdsText(edit)}
        onMark={props.onMark}
      />
      {concepts.length > 0 && <ConceptList concepts={concepts} source={source} />}
      <Similar
        similar={props.similar}
        source={source}
        language={cell.language}
        isOpen={draft !== undefined}
        onTake={props.onTake}
      />
    </section>
  );
}

function Times({ row, cell }: { row: Translation; cell: TranslationCell }) {
  const times = [
    row.sourceChangedAt && t('Source changed {at}', { at: formatInstant(row.sourceChangedAt) }),
    cell.changedAt && t('translated {at}', { at: formatInstant(cell.changedAt) }),
  ].filter(Boolean);
  return <p className={classes(textStyles.small, textStyles.faint)}>{times.join(', ')}</p>;
}

interface FaultsProps extends Pick<CellPanelProps, 'row' | 'cell' | 'checking' | 'onMark'> {
  /** Only of a stored text can it be said that a check does not apply. */
  isStored: boolean;
  /** A text that is not stored stands in its place. */
  isTyped: boolean;
}

function Faults({ row, cell, checking, isStored, isTyped, onMark }: FaultsProps) {
  const faults = checking.faultsOf(row, cell);
  return (
    <div>
      <h2>{t('Quality')}</h2>
      {faults.length === 0 && (
        <p className={classes(textStyles.small, textStyles.muted)}>
          {cell.text === '' ? t('Nothing to check yet.') : t('No problems found.')}
        </p>
      )}
      <ul>
        {faults.map(({ check, reason }) => (
          <Row as="li" between key={`${check} ${reason}`}>
            <span>{reason}</span>
            <Button size="s" variant="quiet" disabled={!isStored} onClick={() => onMark(check, true)}>
              {t('Dismiss')}
            </Button>
          </Row>
        ))}
      </ul>
      {cell.dismissed.length > 0 && (
        <Button
          size="s"
          variant="quiet"
          disabled={isTyped}
          onClick={() => cell.dismissed.forEach((check) => onMark(check as MarkName, false))}
        >
          {t('Show dismissed again ({count})', { count: cell.dismissed.length })}
        </Button>
      )}
    </div>
  );
}

const shownAtOnce = 3;
const longest = 1000;
const restsForMs = 120;

/** How texts that are similar to a source were translated. */
export interface SimilarTexts {
  /** The nearest ones, those of the row itself apart; undefined until they are known. */
  nearest: readonly SimilarTranslation[] | undefined;
  isError: boolean;
}

/** The memory for a row, once one stays at it. */
export function useSimilar(row: Translation | undefined, source: string, target: string): SimilarTexts {
  const text = row?.source.slice(0, longest) ?? '';
  const asked = useDebounced(text, restsForMs);
  const { currentData, isError } = useFindSimilarTranslationsQuery(
    { text: asked, source, target },
    { skip: asked.trim() === '' },
  );
  const nearest = useMemo(() => {
    if (!row || asked !== text) return undefined;
    return currentData?.filter((one) => textKeyOf(one) !== textKeyOf(row)).slice(0, shownAtOnce);
  }, [row, asked, text, currentData]);
  return { nearest, isError };
}

interface SimilarProps {
  similar: SimilarTexts;
  source: string;
  language: string;
  isOpen: boolean;
  onTake: (text: string) => void;
}

/** How similar texts were translated; Ctrl+1 to 3 take them. */
function Similar({ similar, source, language, isOpen, onTake }: SimilarProps) {
  const { nearest, isError } = similar;
  return (
    <div>
      <h2>{t('Similar texts')}</h2>
      {isError && <p className={textStyles.small}>{t('Similar texts could not be read.')}</p>}
      {nearest?.length === 0 && (
        <p className={classes(textStyles.small, textStyles.muted)}>{t('None translated yet.')}</p>
      )}
      <ol>
        {nearest?.map((one, at) => (
          <Row
            as="li"
            between
            key={`${one.source} ${one.text}`}
            title={`${kinds.find(({ value }) => value === one.kind)?.label} · ${one.group} · ${one.code}`}
          >
            <span className={classes(layoutStyles.grow, textStyles.anywhere)}>
              <span lang={languageTag(language)}>{one.text}</span>
              <span className={textStyles.sub} lang={languageTag(source)}>
                {Math.round(one.similarity * 100)} % · {one.source}
              </span>
            </span>
            {isOpen && (
              <Button size="s" variant="quiet" onClick={() => onTake(one.text)}>
                {t('Take')} <kbd>{t('Ctrl')}</kbd> <kbd>{at + 1}</kbd>
              </Button>
            )}
          </Row>
        ))}
      </ol>
    </div>
  );
}
