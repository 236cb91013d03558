import { createContext, use, type ReactNode, type CSSProperties } from 'react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import { classes } from '../../ui/classes';
import styles from './cells.module.css';
import textStyles from '../../ui/text.module.css';

export interface PlaceholderTextProps {
  text: string;
  lang?: string;
}

/** A translatable text on one line, its placeholders, such as {price}, set off as tokens. */
export function PlaceholderText({ text, lang }: PlaceholderTextProps) {
  const parts = text.split(/(\{[^{}\s]+\})/u);
  return (
    <GrowingText lang={lang} title={text}>
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          <span key={at} className={styles.placeholder}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </GrowingText>
  );
}

/** Asks for little and takes what the other columns leave; longer texts end in an ellipsis. */
const growing: CSSProperties = { display: 'block', width: 200, minWidth: '100%', maxWidth: 'none' };

export interface GrowingTextProps {
  title?: string;
  lang?: string;
  mono?: boolean;
  children: ReactNode;
}

/** A text on one line of a table that may be longer than its column. */
export const GrowingText = ({ title, lang, mono, children }: GrowingTextProps) => (
  <span
    className={classes(textStyles.ellipsis, mono && textStyles.mono)}
    lang={languageTag(lang)}
    style={growing}
    title={title}
  >
    {children}
  </span>
);

/** What a code stands for, with the code beside it; the code alone as long as its name is not known. */
export const NamedCode = ({ code, name }: { code: string; name: string | undefined }) => (
  <>
    {name ?? code} {name !== undefined && <span className={textStyles.faint}>{code}</span>}
  </>
);

/** The language of a row, said in that language. */
export const LanguageName = ({ language }: { language: { code: string; description: string } }) => (
  <span lang={languageTag(language.code)}>{language.description}</span>
);

const bounded: CSSProperties = { display: 'block', maxWidth: 240 };

/** A code in a table; one that is too long ends in an ellipsis. */
export function CodeText({ code }: { code: string }) {
  return (
    <span className={classes(textStyles.code, textStyles.ellipsis)} style={bounded} title={code}>
      {code}
    </span>
  );
}

type Open<Row> = (dialog: { kind: 'edit'; row: Row }) => void;

const Opener = createContext<Open<never> | undefined>(undefined);

export interface OpensRowsProps<Row> {
  /** What the Edit button of a row calls; without it, as for readers, codes are text. */
  onOpen: Open<Row> | undefined;
  children: ReactNode;
}

/** Around a list: the codes of its rows open their records, as the Edit buttons do. */
export const OpensRows = <Row,>({ onOpen, children }: OpensRowsProps<Row>) => (
  <Opener value={onOpen}>{children}</Opener>
);

/** The code of a row, blue where it opens the record. Codes that lead nowhere are CodeText, which is not blue. */
export function RowCode<Row>({ row, code }: { row: Row; code: string }) {
  const open = use(Opener) as Open<Row> | undefined;
  if (!open) return <CodeText code={code} />;
  return (
    <button type="button" className={styles.rowCode} onClick={() => open({ kind: 'edit', row })}>
      <CodeText code={code} />
    </button>
  );
}
