import { createContext, useContext } from 'react';

/** What a control inside a Field takes over from it. */
export interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
  readOnly?: true;
}

/** From a Field to the control inside it. */
export const FieldContext = createContext<FieldControl>({});

/** The id and ARIA attributes for the control of the surrounding Field; empty outside of one. */
export const useFieldControl = (): FieldControl => useContext(FieldContext);
