import { Check } from 'lucide-react';
import type { SimilarTranslation, Translation, TranslationCell } from '../../api';
import { useFindSimilarTranslationsQuery } from '../../api';
import { textKeyOf } from '../../api/translations';
import { formatInstant } from '../../kit/format/instants';
import { t } from '../../texts/translations';
import { classes } from '../../ui/classes';
import { languageTag } from '../../ui/data/languageTag';
import { Pill } from '../../ui/data/Pill';
import { Button } from '../../ui/navigation/Button';
import { Row } from '../../ui/Row';
import { ConceptList } from './ConceptList';
import { conceptsOf } from './concepts';
import { Refused } from './Refused';
import type { Unsaved } from './unsavedTexts';
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

/** Below the table: what is to be said of the active text, and how similar ones were translated. */
export function CellPanel(props: CellPanelProps) {
  const { row, cell, draft, edit, source, saves, checking } = props;
  const concepts = conceptsOf(checking, row, cell, source);
  const text = draft ?? edit?.text ?? cell.text;
  return (
    <section
      className={classes(layoutStyles.card, styles.panel, concepts.length > 0 && styles.withConcepts)}
      aria-label={`${row.code}, ${cell.language}`}
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
            disabled={cell.text === '' || draft !== undefined}
            onClick={() => props.onMark('checked', cell.state !== 'checked')}
          >
            {cell.state === 'checked' ? t('Take the check back') : t('Mark as checked')}
          </Button>
        </Row>
        <p lang={languageTag(source)} dir="auto" className={styles.whole}>
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
        onMark={props.onMark}
      />
      {concepts.length > 0 && <ConceptList concepts={concepts} source={source} />}
      <Similar
        row={row}
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
}

function Faults({ row, cell, checking, isStored, onMark }: FaultsProps) {
  const faults = checking.faultsOf(row, cell);
  return (
    <div>
      <h2>{t('Quality')}</h2>
      {faults.length === 0 && (
        <p className={classes(textStyles.small, textStyles.muted)}>
          {cell.text === '' ? t('Nothing to check yet.') : t('No objections.')}
        </p>
      )}
      <ul>
        {faults.map(({ check, reason }) => (
          <li key={`${check} ${reason}`}>
            <span>{reason}</span>
            <Button size="s" variant="quiet" disabled={!isStored} onClick={() => onMark(check, true)}>
              {t('Dismiss')}
            </Button>
          </li>
        ))}
      </ul>
      {cell.dismissed.length > 0 && (
        <Button
          size="s"
          variant="quiet"
          onClick={() => cell.dismissed.forEach((check) => onMark(check as MarkName, false))}
        >
          {t('Show dismissed again ({count})', { count: cell.dismissed.length })}
        </Button>
      )}
    </div>
  );
}

interface SimilarProps {
  row: Translation;
  source: string;
  language: string;
  isOpen: boolean;
  onTake: (text: string) => void;
}

export const similarAtOnce = 3;

/** How similar texts were translated; Ctrl+1 to 3 take the first ones. */
function Similar({ row, source, language, isOpen, onTake }: SimilarProps) {
  const { currentData, isError } = useSimilar(row, source, language);
  const found = currentData ?? [];
  const others = found.filter((one) => textKeyOf(one) !== textKeyOf(row));
  return (
    <div>
      <h2>{t('Similar texts')}</h2>
      {isError && <p className={textStyles.small}>{t('Similar texts could not be read.')}</p>}
      {currentData && others.length === 0 && (
        <p className={classes(textStyles.small, textStyles.muted)}>{t('None translated yet.')}</p>
      )}
      <ol>
        {others.slice(0, similarAtOnce).map((one, at) => (
          <li
            key={`${one.source} ${one.text}`}
            title={`${kinds.find(({ value }) => value === one.kind)?.label} · ${one.group} · ${one.code}`}
          >
            <span className={styles.similar}>
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
          </li>
        ))}
      </ol>
    </div>
  );
}

const longest = 1000;

/** The memory for a text; the panel and the keys of the grid share one call. */
export function useSimilar(row: Translation | undefined, source: string, target: string) {
  const text = row?.source.slice(0, longest) ?? '';
  return useFindSimilarTranslationsQuery({ text, source, target }, { skip: text.trim() === '' });
}

/** The texts that Ctrl+1 to 3 take, in the order shown. */
export function similarTexts(row: Translation, found: readonly SimilarTranslation[] = []): string[] {
  return found
    .filter((one) => textKeyOf(one) !== textKeyOf(row))
    .slice(0, similarAtOnce)
    .map(({ text }) => text);
}
