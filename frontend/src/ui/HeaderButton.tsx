import { useCallback, useRef, useState, type ReactNode } from 'react';
import { FieldNote } from './FieldNote';

export interface HeaderButtonProps {
  /** A title and a sentence of help: a tip for the mouse, and below the button while it has the focus, for keyboard and touch. */
  help?: string;
  onClick: () => void;
  children: ReactNode;
}

/** The header of a column that the list can be sorted by. Escape puts its help away. */
export function HeaderButton({ help, onClick, children }: HeaderButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isTold, setIsTold] = useState(false);
  const of = useCallback(() => button.current, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="sort"
        title={help}
        onFocus={() => setIsTold(true)}
        onBlur={() => setIsTold(false)}
        onKeyDown={({ key }) => key === 'Escape' && setIsTold(false)}
        onClick={() => {
          // A tap does not focus a button everywhere.
          setIsTold(true);
          onClick();
        }}
      >
        {children}
      </button>
      {help && isTold && (
        // It is the description of the button already.
        <span aria-hidden>
          <FieldNote of={of}>{help}</FieldNote>
        </span>
      )}
    </>
  );
}
