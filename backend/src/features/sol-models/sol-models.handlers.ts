import { command, query, type OperationMap } from '../../http/operation.ts';
import { changeVisibility, checkActive } from './sol-model.service.ts';

/** Specification 3, sections 2.3, 4 and 7, SOL model. */
export const solModelHandlers = {
  checkSolModelActive: query((context, { path: { vetele } }) => checkActive(context, vetele)),
  changeSolModelVisibility: command((context, { path: { isHQUser }, body }) =>
    changeVisibility(context, isHQUser === 'true', body),
  ),
} satisfies Partial<OperationMap>;
