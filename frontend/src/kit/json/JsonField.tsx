import { AlignLeft, CornerDownRight } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/navigation/Button';
import { CodeArea } from '../../ui/fields/CodeArea';
import { Field } from '../../ui/fields/Field';
import type { FieldDefinition } from '../form/FieldDefinition';
import { useRecordField } from '../form/useRecordField';
import { SyntaxFault } from '../regexp/SyntaxFault';
import { formatJson, jsonFault, type JsonFault } from './jsonTokens';
import { t } from '../../texts/kitParts.gen';
import { Row } from '../../ui/Row';
import layoutStyles from '../../ui/layout.module.css';

const lineHeightPx = 19;

/** A text of a RecordForm that has to be JSON: numbered lines, the first fault with its place, and a layout on request. */
export function JsonField({ field }: { field: FieldDefinition }) {
  const { name, label, required, maxLength } = field;
  const { value, onValue, onBlur, error } = useRecordField({ ...field, syntaxOf });
  const area = useRef<HTMLTextAreaElement>(null);
  // A blank text is what `required` is about, no fault of its syntax.
  const fault = value.trim() === '' ? undefined : jsonFault(value);
  const goToFault = ({ at, line }: JsonFault) => {
    area.current?.focus();
    area.current?.setSelectionRange(at, Math.min(at + 1, value.length));
    area.current?.scrollTo({ top: (line - 4) * lineHeightPx });
  };

  return (
    <div className="field">
      <Field
        label={label}
        required={required}
        trailing={
          <Button
            size="s"
            variant="quiet"
            icon={AlignLeft}
            disabled={fault !== undefined || formatJson(value) === value}
            onClick={() => onValue(formatJson(value))}
          >
            {t('Lay out')}
          </Button>
        }
        error={fault ? wordsOf(fault) : error}
        counter={{ length: value.length, max: maxLength }}
      >
        <CodeArea
          ref={area}
          name={name}
          value={value}
          faultyLine={fault?.line}
          onValue={onValue}
          onBlur={onBlur}
        />
      </Field>
      {fault && <FaultyLine fault={fault} text={value} onGo={() => goToFault(fault)} />}
    </div>
  );
}

const wordsOf = ({ line, column, reason }: JsonFault) =>
  t('Not valid JSON, line {line}, column {column}: {reason}', { line, column, reason });

function syntaxOf(text: string): string | undefined {
  const fault = jsonFault(text);
  return fault && wordsOf(fault);
}

const shownBefore = 60;

function FaultyLine({ fault, text, onGo }: { fault: JsonFault; text: string; onGo: () => void }) {
  const line = text.split('\n')[fault.line - 1] ?? '';
  const from = Math.max(0, fault.column - shownBefore);
  return (
    <Row align="flex-start">
      <div className={layoutStyles.grow}>
        <SyntaxFault pattern={line.slice(from, from + 2 * shownBefore)} position={fault.column - from} />
      </div>
      <Button size="s" icon={CornerDownRight} onClick={onGo}>
        {t('Go to line {line}', { line: fault.line })}
      </Button>
    </Row>
  );
}
