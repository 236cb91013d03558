import { memo } from 'react';
import { CircleAlert, CircleCheck, Clock, LoaderCircle, TriangleAlert } from 'lucide-react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import type { Translation, TranslationCell } from '../../api';
import { textKeyOf } from '../../api/translations';
import { t } from '../../texts/translations.gen';
import layoutStyles from '../../ui/layout.module.css';
import { classes } from '../../ui/classes';
import buttonStyles from '../../ui/navigation/button.module.css';
import { conceptListId, conceptsOf } from './ConceptList';
import { editorId } from './editor';
import { HighlightedText } from './HighlightedText';
import { cellId, fieldLabel, stateLabel } from './workbench';
import type { Unsaved, UnsavedTexts } from './unsavedTexts';
import type { Checking } from './useChecking';
import type { WorkbenchGrid } from './useWorkbenchGrid';
import textStyles from '../../ui/text.module.css';
import styles from './translations.module.css';
import { Row } from '../../ui/Row';

interface TranslationRowProps {
  row: Translation;
  at: number;
  /** Before any cell is active, Tab reaches the first one in sight. */
  isFirst: boolean;
  /** The target that the keyboard is in; -1 for none. */
  activeColumn: number;
  draft: string | undefined;
  unsaved: UnsavedTexts;
  sourceLanguage: string;
  showsGroup: boolean;
  searched: string;
  checking: Checking;
  actions: WorkbenchGrid['actions'];
}

/** Which models a text is for, in short; '' for all. */
export function modelsOf({ model, exceptModel }: Pick<Translation, 'model' | 'exceptModel'>): string {
  const only = model === 'DEFAULT' ? '' : model;
  if (!exceptModel) return only;
  return only
    ? t('{only}, not {except}', { only, except: exceptModel })
    : t('not {except}', { except: exceptModel });
}

/** A translation is read aloud with the text that it translates. */
const sourceIdOf = (at: number): string => `source-of-row-${at}`;

function WorkbenchRow(props: TranslationRowProps) {
  const { row, at, isFirst, activeColumn, draft, unsaved, sourceLanguage, searched, actions } = props;
  const key = textKeyOf(row);
  const place = [props.showsGroup && row.group, fieldLabel(row.field), modelsOf(row)]
    .filter(Boolean)
    .join(' · ');
  return (
    <tr aria-rowindex={at + 2} data-row={at}>
      <td role="rowheader" className={styles.head}>
        <span className={classes(textStyles.code, textStyles.cut, styles.code)} title={row.code}>
          <HighlightedText text={row.code} searched={searched} />
        </span>
        {place && (
          <span className={classes(textStyles.sub, textStyles.cut)} title={place}>
            {place}
          </span>
        )}
      </td>
      <td id={sourceIdOf(at)} dir="auto" className={textStyles.muted}>
        <span
          className={textStyles.twoLines}
          lang={languageTag(row.source && sourceLanguage)}
          title={row.source}
        >
          {row.source ? <HighlightedText text={row.source} searched={searched} /> : <i>{t('No text')}</i>}
        </span>
      </td>
      {row.cells.map((cell, column) => (
        <Cell
          key={cell.language}
          row={row}
          cell={cell}
          at={at}
          column={column}
          isActive={column === activeColumn}
          isReachable={column === activeColumn || (isFirst && column === 0)}
          draft={column === activeColumn ? draft : undefined}
          edit={unsaved.get(cellId(key, cell.language))}
          sourceLanguage={sourceLanguage}
          searched={searched}
          checking={props.checking}
          actions={actions}
        />
      ))}
    </tr>
  );
}

/** Drawn again only when something in it changes: a row of unsaved texts, or the one with the keyboard. */
export const TranslationRow = memo(WorkbenchRow, (before, after) => {
  const { unsaved: old, ...others } = before;
  const { unsaved, ...next } = after;
  const isSame = Object.entries(others).every(([name, value]) => next[name as keyof typeof next] === value);
  const key = textKeyOf(after.row);
  return (
    isSame &&
    (old === unsaved ||
      after.row.cells.every(({ language }) => {
        const id = cellId(key, language);
        return old.get(id) === unsaved.get(id);
      }))
  );
});

interface CellProps {
  row: Translation;
  cell: TranslationCell;
  at: number;
  column: number;
  isActive: boolean;
  isReachable: boolean;
  draft: string | undefined;
  edit: Unsaved | undefined;
  sourceLanguage: string;
  searched: string;
  checking: Checking;
  actions: WorkbenchGrid['actions'];
}

function Cell(props: CellProps) {
  const { row, cell, at, column, isActive, isReachable, draft, edit, searched, checking, actions } = props;
  const text = edit?.text ?? cell.text;
  const faults = checking.faultsOf(row, { ...cell, text });
  const signs = [
    stateLabel(cell.state),
    edit && (edit.state === 'saving' ? t('Being saved') : t('Not saved')),
    faults.length > 0 && t('Quality'),
  ];
  const label = `${row.code}, ${cell.language}: ${text || t('Missing')}. ${signs.filter(Boolean).join('. ')}`;
  return (
    <td
      role="gridcell"
      tabIndex={isReachable ? 0 : -1}
      data-row={at}
      data-column={column}
      data-active={isActive && draft === undefined ? '' : undefined}
      aria-selected={isActive}
      aria-label={draft === undefined ? label : undefined}
      aria-describedby={draft === undefined ? sourceIdOf(at) : undefined}
      dir="auto"
      className={classes(
        layoutStyles.anchor,
        styles.cell,
        styles[cell.state],
        isActive && styles.active,
        draft !== undefined && styles.open,
        edit?.state === 'failed' && styles.failed,
        edit?.state === 'conflict' && styles.failed,
      )}
      onFocus={
        isActive
          ? undefined
          : (event) => event.target === event.currentTarget && actions.go({ row: at, column })
      }
    >
      {draft === undefined ? (
        <span className={classes(layoutStyles.row, layoutStyles.between)}>
          <span className={textStyles.twoLines} lang={languageTag(text && cell.language)}>
            {text ? (
              <HighlightedText text={text} searched={searched} />
            ) : (
              <i className={textStyles.faint}>{t('Missing')}</i>
            )}
          </span>
          <Signs cell={cell} edit={edit} faults={faults.length} />
        </span>
      ) : (
        <textarea
          id={editorId}
          lang={languageTag(cell.language)}
          aria-label={`${row.code}, ${cell.language}`}
          aria-describedby={
            conceptsOf(checking, row, cell, props.sourceLanguage).length > 0
              ? `${sourceIdOf(at)} ${conceptListId}`
              : sourceIdOf(at)
          }
          ref={focusAtEnd}
          value={draft}
          rows={2}
          maxLength={8000}
          spellCheck
          onChange={(event) => actions.type(event.target.value)}
          onBlur={(event) => {
            // Into the panel below the table the text stays open; a key moves the focus to the cell before it closes the text.
            const to = event.relatedTarget;
            if (to !== event.currentTarget.closest('td') && !to?.closest('[data-keeps-open]'))
              void actions.leave();
          }}
        />
      )}
    </td>
  );
}

function focusAtEnd(area: HTMLTextAreaElement | null): void {
  if (!area || area === document.activeElement) return;
  area.focus({ preventScroll: true });
  area.setSelectionRange(area.value.length, area.value.length);
}

/** The state of a text as a sign beside it: unsaved, faulty, out of date, checked. */
function Signs({ cell, edit, faults }: { cell: TranslationCell; edit: Unsaved | undefined; faults: number }) {
  const size = { size: 15, 'aria-hidden': true };
  return (
    <Row as="span" inline gap={4}>
      {edit?.state === 'saving' && <LoaderCircle {...size} className={buttonStyles.spin} />}
      {edit && edit.state !== 'saving' && <CircleAlert {...size} className={textStyles.danger} />}
      {cell.state === 'outdated' && <Clock {...size} className={textStyles.warn} />}
      {cell.state === 'checked' && <CircleCheck {...size} className={textStyles.ok} />}
      {faults > 0 && <TriangleAlert {...size} className={textStyles.warn} />}
    </Row>
  );
}
