import { createLucideIcon } from 'lucide-react';

/** Lucide's calculator in one path instead of eleven: every row of a price grid has one. */
export const CalculatorIcon = createLucideIcon('calculator', [
  [
    'path',
    {
      d: 'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM8 6h8M16 14v4M16 10h.01M12 10h.01M8 10h.01M12 14h.01M8 14h.01M12 18h.01M8 18h.01',
      key: 'all',
    },
  ],
]);
