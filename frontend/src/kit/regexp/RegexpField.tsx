import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/navigation/Button';
import { Field } from '../../ui/fields/Field';
import { Tag } from '../../ui/data/Tag';
import { TextInput } from '../../ui/fields/TextInput';
import { formatCount } from '../format/counts';
import type { FieldDefinition } from '../form/FieldDefinition';
import { useRecordField, useFieldValue } from '../form/useRecordField';
import type { RegexpMatch } from './PatternCell';
import { SyntaxFault } from './SyntaxFault';
import { t } from '../../texts/kit.gen';
import { classes } from '../../ui/classes';
import fieldStyles from '../../ui/fields/field.module.css';
import { Row } from '../../ui/Row';

export interface RegexpFieldProps {
  field: FieldDefinition;
  locked?: boolean;
  /** The answer for the current text; undefined while it is being asked. */
  match: RegexpMatch | undefined;
  /** What a match means: the models that the label is for, or that it is not for. */
  verb: 'matches' | 'excludes';
  /** Said while the field names no models of its own. */
  hint?: ReactNode;
}

const models = {
  matches: (matched: string, total: string) => t('matches {matched} of {total} models', { matched, total }),
  excludes: (matched: string, total: string) => t('excludes {matched} of {total} models', { matched, total }),
};

/** A regular expression over models: tells which ones it names, or where its syntax error is. */
export function RegexpField({ field, locked, match, verb, hint }: RegexpFieldProps) {
  const answerTo = (text: string) => (match?.pattern === text.trim() ? match : undefined);
  const syntaxOf = (text: string) => {
    const answer = answerTo(text);
    return answer?.valid === false ? (answer.reason ?? notValid) : undefined;
  };
  const { value, onValue, onBlur, error } = useRecordField({ ...field, syntaxOf });
  const answer = answerTo(value);
  const isValid = answer?.valid === true;
  const found = isValid && models[verb](formatCount(answer.matched), formatCount(answer.total));

  return (
    <div className="field">
      <Field
        label={field.label}
        required={(field.marked ?? field.required) && !locked}
        note={locked ? undefined : field.note}
        locked={locked}
        error={answer?.valid === false ? <Fault match={answer} /> : error}
        hintTone={found && !locked ? 'ok' : 'plain'}
        hint={found ? <Found text={found} plain={locked} /> : hint}
      >
        <TextInput
          mono
          name={field.name}
          value={value}
          onValue={onValue}
          onBlur={onBlur}
          spellCheck={false}
        />
      </Field>
      {isValid && !locked && <ModelTags key={value} models={answer.models} />}
      {answer?.valid === false && <SyntaxFault pattern={answer.pattern} position={answer.position} />}
    </div>
  );
}

function Found({ text, plain }: { text: string; plain?: boolean }) {
  if (plain) return text;
  return (
    <span className={classes(fieldStyles.hint, fieldStyles.ok)} role="status">
      <Check size={13} aria-hidden />
      <b>{text}</b>
    </span>
  );
}

const shownAtFirst = 5;

function ModelTags({ models }: { models: RegexpMatch['models'] }) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? models : models.slice(0, shownAtFirst);
  const more = models.length - shown.length;
  return (
    <Row wrap gap={5}>
      {shown.map(({ modelcode, description }) => (
        <Tag key={modelcode} tone="neutral">
          {description}
        </Tag>
      ))}
      {more > 0 && (
        <Button size="s" variant="quiet" onClick={() => setIsOpen(true)}>
          {t('+{more} more', { more: formatCount(more) })}
        </Button>
      )}
    </Row>
  );
}

const notValid = t('Not a valid regular expression');

function Fault({ match: { position, reason } }: { match: RegexpMatch }) {
  return (
    <>
      <b>
        {position === undefined ? notValid : t('{notValid}, position {position}', { notValid, position })}:
      </b>{' '}
      {reason}
    </>
  );
}

interface ModelFieldProps extends Omit<RegexpFieldProps, 'match'> {
  /** A hook that asks which models a regular expression names; the kit itself calls no server. */
  useMatch: (regexp: string) => RegexpMatch | undefined;
}

/** A field of a form for a regular expression over models, which tells what it names while it is typed. */
function ModelField({ useMatch, ...props }: ModelFieldProps) {
  return <RegexpField {...props} match={useMatch(useFieldValue(props.field.name))} />;
}

export interface ModelPatternsProps extends Pick<ModelFieldProps, 'useMatch' | 'locked'> {
  fields: Record<'modelEnableRegexp' | 'modelDisableRegexp', ModelFieldProps['field']>;
  /** Which models there are as long as no pattern names some. */
  hint: string;
}

/** The two fields of a form that say for which models a record is, and for which it is not. */
export const ModelPatterns = ({ fields, hint, ...common }: ModelPatternsProps) => (
  <>
    <ModelField {...common} field={fields.modelEnableRegexp} verb="matches" hint={hint} />
    <ModelField
      {...common}
      field={fields.modelDisableRegexp}
      verb="excludes"
      hint={t('No model is excluded.')}
    />
  </>
);
