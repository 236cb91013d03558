// Native: the titles of Semantic's Accordion are boxes that no key reaches.
import { useState, type ReactNode } from 'react';
import { t } from '../../texts/ui.gen';
import styles from './json-tree.module.css';
import textStyles from '../text.module.css';
import { classes } from '../classes';

export interface JsonTreeProps {
  /** What the tree shows: whatever JSON can say. */
  value: unknown;
  /** How many levels stand open at first. */
  openLevels?: number;
}

/** JSON as a tree to read: objects and lists open and close (Enter, Space), closed ones say what they hold. */
export function JsonTree({ value, openLevels = 1 }: JsonTreeProps) {
  return (
    <div className={styles.tree}>
      <JsonNode value={value} openLevels={openLevels} />
    </div>
  );
}

const looks: Record<string, string | undefined> = {
  string: textStyles.ok,
  number: textStyles.num,
  boolean: textStyles.warn,
  null: classes(textStyles.muted, styles.null),
};

interface JsonNodeProps {
  name?: string;
  value: unknown;
  openLevels: number;
}

function JsonNode({ name, value, openLevels }: JsonNodeProps) {
  if (typeof value === 'object' && value !== null)
    return <JsonBranch name={name} value={value} openLevels={openLevels} />;
  return (
    <div className={styles.leaf}>
      <JsonName name={name} />
      <span className={looks[value === null ? 'null' : typeof value]}>{JSON.stringify(value)}</span>
    </div>
  );
}

function JsonBranch({ name, value, openLevels }: JsonNodeProps & { value: object }) {
  const [isOpen, setIsOpen] = useState(openLevels > 0);
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  if (entries.length === 0)
    return (
      <div className={styles.leaf}>
        <JsonName name={name} />
        {isList ? '[ ]' : '{ }'}
      </div>
    );
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <JsonName name={name} />
        <span className={textStyles.muted}>{isList ? listOf(entries.length) : summaryOf(value)}</span>
      </summary>
      {/* What is closed is not drawn: a grid has thousands of lines. */}
      {isOpen && (
        <div className={styles.branch}>
          {entries.map(([key, each]) => (
            <JsonNode key={key} name={key} value={each} openLevels={openLevels - 1} />
          ))}
        </div>
      )}
    </details>
  );
}

function JsonName({ name }: { name: string | undefined }): ReactNode {
  return name !== undefined && <span className={textStyles.accent}>{name}: </span>;
}

const listOf = (count: number): string =>
  count === 1 ? t('[ 1 entry ]') : t('[ {count} entries ]', { count });

/** An object's first texts, so that one is found without opening all: { code: "0Q3", label: "Cerchi" … } */
function summaryOf(value: object): string {
  const texts = Object.entries(value).filter(([, each]) => typeof each === 'string' && each !== '');
  const shown = texts.slice(0, 2).map(([key, each]) => `${key}: ${JSON.stringify(each)}`);
  return `{ ${shown.join(', ')}${Object.keys(value).length > shown.length ? ' … ' : ' '}}`;
}
