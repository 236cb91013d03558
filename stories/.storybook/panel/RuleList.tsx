/** @jsxRuntime classic */
import React from 'react';
import type { Rule } from '../calls';
import { Code, Quiet, Rules } from './parts';

/** The business rules of the screen; `npm run rules` says which tests prove them. */
export function RuleList({ rules }: { rules: readonly Rule[] }) {
  return (
    <details open>
      <summary>
        Rules of this screen <Quiet>{rules.length}, from contracts/rules.yaml</Quiet>
      </summary>
      <Rules>
        {rules.map(({ id, statement, decisions }) => (
          <li key={id}>
            <Code>{id}</Code>
            <span>
              {statement} {decisions && <Quiet>Decision {decisions}</Quiet>}
            </span>
          </li>
        ))}
      </Rules>
    </details>
  );
}
