import { createContext, use, type ReactNode } from 'react';
import { CodeText } from './CodeText';

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
    <button type="button" className="row-code" onClick={() => open({ kind: 'edit', row })}>
      <CodeText code={code} />
    </button>
  );
}
