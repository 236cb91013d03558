import { CircleX, TriangleAlert } from 'lucide-react';
import { memo, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { TextArea as SuiTextArea } from 'semantic-ui-react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import { classes } from '../classes';
import { useFieldControl } from './FieldContext';
import inputStyles from './input.module.css';
import styles from './markup-area.module.css';
import textStyles from '../text.module.css';

export interface MarkupPiece {
  /** Its colour: 'text', 'start', 'end', 'attribute', 'value', 'comment', 'placeholder'. */
  kind: string;
  text: string;
}

export interface MarkupAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'onInput' | 'wrap'> {
  value: string;
  /** The very same text, line by line, in coloured pieces. */
  lines: readonly (readonly MarkupPiece[])[];
  /** Lines to tint, from 1. */
  marks: ReadonlyMap<number, 'attribute' | 'element'>;
  onValue?: (value: string) => void;
}

/**
 * HTML as it is typed, in colours, with numbered lines that wrap. The text area is an ordinary one whose text is see-through:
 * what is seen lies behind it, in the same letters and breaks (markup-area.module.css).
 */
export function MarkupArea(props: MarkupAreaProps) {
  const { value, lines, marks, onValue, onChange, className, ...rest } = props;
  const control = { ...useFieldControl(), ...rest };

  return (
    <span className={classes(inputStyles.input, inputStyles.framed, styles.area, className)}>
      <span className={styles.paper} aria-hidden>
        {lines.map((pieces, index) => (
          <Line key={index} number={index + 1} pieces={pieces} mark={marks.get(index + 1)} />
        ))}
      </span>
      <SuiTextArea
        rows={2}
        {...control}
        lang={languageTag(control.lang)}
        value={value}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
          onChange?.(event);
          onValue?.(event.target.value);
        }}
      />
    </span>
  );
}

interface LineProps {
  number: number;
  pieces: readonly MarkupPiece[];
  mark: 'attribute' | 'element' | undefined;
}

const looks: Record<string, string | undefined> = {
  start: textStyles.accent,
  end: textStyles.accent,
  attribute: textStyles.warn,
  value: textStyles.ok,
  comment: textStyles.faint,
  placeholder: styles.placeholder,
};

const Line = memo(
  ({ number, pieces, mark }: LineProps) => (
    <span className={classes(styles.line, mark && styles[mark])} data-line={number}>
      {pieces.map(({ kind, text }, index) => (
        <i key={index} className={looks[kind]}>
          {text}
        </i>
      ))}
      {mark === 'attribute' && <TriangleAlert size={13} className={textStyles.warn} />}
      {mark === 'element' && <CircleX size={13} className={textStyles.danger} />}
    </span>
  ),
  (old, next) =>
    old.number === next.number &&
    old.mark === next.mark &&
    old.pieces.length === next.pieces.length &&
    old.pieces.every(
      ({ kind, text }, at) => kind === next.pieces[at]!.kind && text === next.pieces[at]!.text,
    ),
);
Line.displayName = 'Line';
