import { JsonLine } from './JsonLine';
import { VirtualRows } from './VirtualRows';

export interface LineRowsProps {
  label: string;
  lines: readonly string[];
  /** Coloured as JSON; anything else stays as it is. */
  isJson: boolean;
}

const LINE = 24;

/** One document, a line a row. */
export function LineRows({ label, lines, isJson }: LineRowsProps) {
  return (
    <VirtualRows
      kind="table"
      label={label}
      className="diff-rows"
      count={lines.length}
      heightOf={() => LINE}
      row={(at) => (
        <div className="dr one" role="cell">
          <span className="no num" aria-hidden>
            {at + 1}
          </span>
          {isJson ? <JsonLine text={lines[at]!} /> : <code>{lines[at]}</code>}
        </div>
      )}
    />
  );
}
