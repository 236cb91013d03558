import type { CSSProperties } from 'react';
import styles from './diff-rows.module.css';
import { jsonPieces, type Range } from './jsonPieces';
import textStyles from '../../../ui/text.module.css';

export interface JsonLineProps {
  text: string;
  changed?: Range;
  side?: 'left' | 'right';
}

/** Where a line that is too long goes on: below its own text, not below the line number. */
const indentOf = (text: string) => ({ '--in': text.search(/\S|$/) }) as CSSProperties;

const looks: Record<string, string | undefined> = {
  key: styles.key,
  string: textStyles.ok,
  literal: textStyles.warn,
};

/** A line of JSON in colours; what differs is marked. */
export const JsonLine = ({ text, changed, side }: JsonLineProps) => (
  <code style={indentOf(text)}>
    {jsonPieces(text, changed).map(({ kind, text: part, isChanged }, at) => {
      const content = kind === 'plain' ? part : <i className={looks[kind]}>{part}</i>;
      if (!isChanged) return <span key={at}>{content}</span>;
      return side === 'left' ? <del key={at}>{content}</del> : <ins key={at}>{content}</ins>;
    })}
  </code>
);
