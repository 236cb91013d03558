import styles from './syntax-fault.module.css';
import layoutStyles from '../../ui/layout.module.css';
import textStyles from '../../ui/text.module.css';
import { classes } from '../../ui/classes';

/** The pattern with the faulty character underlined and an arrow below it; the field's error says it in words. */
export function SyntaxFault({ pattern, position }: { pattern: string; position: number | undefined }) {
  if (position === undefined) return null;
  const at = position - 1;
  return (
    <pre
      className={classes(layoutStyles.sunk, layoutStyles.scrolls, textStyles.muted, styles.fault)}
      aria-hidden
    >
      {pattern.slice(0, at)}
      <span className={styles.bad}>{pattern[at] ?? ' '}</span>
      {pattern.slice(at + 1)}
      {'\n' + ' '.repeat(at)}
      <b className={textStyles.danger}>↑</b>
    </pre>
  );
}
