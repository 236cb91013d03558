import { useMemo, useRef, type RefObject } from 'react';
import { Field } from '../../../ui/fields/Field';
import { MarkupArea } from '../../../ui/fields/MarkupArea';
import type { FieldDefinition } from '../../../kit/form/FieldDefinition';
import { useRecordField } from '../../../kit/form/useRecordField';
import { markupRemarks } from './markupRemarks';
import { linesOf, markupTokens } from './markupTokens';
import { t } from '../../../texts/kitMarkup.gen';
import { Bold, Braces, Italic, Link, List, Undo2, type LucideIcon } from 'lucide-react';
import { IconButton } from '../../../ui/navigation/IconButton';
import styles from './markup-preview.module.css';
import { Row } from '../../../ui/Row';
import layoutStyles from '../../../ui/layout.module.css';
import { classes } from '../../../ui/classes';

/** Types around what is selected, so that the browser's own undo takes it back; the selection stays on the same letters. */
function typeAround(area: HTMLTextAreaElement, before: string, after: string): void {
  const { selectionStart: start, selectionEnd: end, value } = area;
  const text = before + value.slice(start, end) + after;
  area.focus();
  // Deprecated without a successor: nothing else writes into the undo history of a text area.
  if (!document.execCommand?.('insertText', false, text))
    replaceValue(area, value.slice(0, start) + text + value.slice(end));
  area.setSelectionRange(start + before.length, end + before.length);
}

/** Sets the value as the browser does: React takes a value that is set on the element itself for its own. */
function replaceValue(area: HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, value);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Takes back what was typed last, as Ctrl+Z does. */
function undoTyping(area: HTMLTextAreaElement): void {
  area.focus();
  document.execCommand?.('undo');
}

interface Tool {
  icon: LucideIcon;
  label: string;
  before: string;
  after: string;
}

const tools: Tool[] = [
  { icon: Bold, label: t('Bold'), before: '<strong>', after: '</strong>' },
  { icon: Italic, label: t('Italic'), before: '<em>', after: '</em>' },
  { icon: List, label: t('List'), before: '<ul>\n  <li>', after: '</li>\n</ul>' },
  { icon: Link, label: t('Link'), before: '<a href="https://">', after: '</a>' },
  { icon: Braces, label: t('Placeholder'), before: '{', after: '}' },
];

/** Writes tags around what is selected in a text area. */
function MarkupTools({ area }: { area: RefObject<HTMLTextAreaElement | null> }) {
  return (
    <Row
      as="span"
      gap={0}
      margin="-6px 0"
      className={styles.tools}
      role="group"
      aria-label={t('Insert HTML')}
    >
      {tools.map(({ icon, label, before, after }) => (
        <IconButton
          key={label}
          icon={icon}
          label={label}
          onClick={() => area.current && typeAround(area.current, before, after)}
        />
      ))}
      <span className={classes(layoutStyles.divider, styles.divider)} />
      <IconButton icon={Undo2} label={t('Undo')} onClick={() => area.current && undoTyping(area.current)} />
    </Row>
  );
}

export interface MarkupFieldProps {
  field: FieldDefinition;
  lang?: string;
  focused?: boolean;
}

/** A text of a RecordForm that may be HTML: numbered lines in colours, those tinted of which the preview has something to say. */
export function MarkupField({ field, lang, focused }: MarkupFieldProps) {
  const { name, label, required, maxLength } = field;
  const { value, onValue, onBlur, error } = useRecordField(field);
  const area = useRef<HTMLTextAreaElement>(null);
  const { lines, marks } = useMemo(() => {
    const tokens = markupTokens(value);
    const remarks = markupRemarks(tokens);
    // A line of both kinds shows the heavier one.
    const byWeight = remarks.toSorted((a, b) => a.weight.localeCompare(b.weight));
    return { lines: linesOf(tokens), marks: new Map(byWeight.map(({ line, weight }) => [line, weight])) };
  }, [value]);

  return (
    <Field
      label={label}
      required={required}
      trailing={<MarkupTools area={area} />}
      hint={t('Text or HTML · placeholders in {braces} are filled by the configurator')}
      error={error}
      counter={{ length: value.length, max: maxLength }}
    >
      <MarkupArea
        ref={area}
        name={name}
        value={value}
        lines={lines}
        marks={marks}
        lang={lang}
        onValue={onValue}
        onBlur={onBlur}
        data-autofocus={focused ? '' : undefined}
      />
    </Field>
  );
}
