import { isDefaultPattern, matchesModel } from '../../kit/model-pattern.ts';
import type { CandidateRow } from './interface-label.repository.ts';

export interface ResolvedLabel {
  id: number;
  code: string;
  label: string;
  language: string;
}

const isEnabled = ({ modelEnableRegexp }: CandidateRow, model: string | undefined): boolean =>
  isDefaultPattern(modelEnableRegexp) || (model !== undefined && matchesModel(modelEnableRegexp, model));

const isDisabled = ({ modelDisableRegexp }: CandidateRow, model: string | undefined): boolean =>
  model !== undefined && !isDefaultPattern(modelDisableRegexp) && matchesModel(modelDisableRegexp, model);

const isSpecific = ({ modelEnableRegexp }: CandidateRow): boolean => !isDefaultPattern(modelEnableRegexp);

/**
 * The labels that the configurator shows (decision A-04): for each code the first language of the chain that has a row for the
 * model; within a language a row that names the model beats a DEFAULT row, a disabling regexp beats both, and among equals the
 * oldest wins. `model` is undefined for DEFAULT; rows come ordered by code and id.
 */
export function resolveLabels(
  rows: CandidateRow[],
  chain: { id: number; code: string }[],
  model: string | undefined,
): ResolvedLabel[] {
  const rank = new Map(chain.map(({ id }, index) => [id, index * 2]));
  const best = new Map<string, { row: CandidateRow; rank: number }>();
  for (const row of rows) {
    if (!isEnabled(row, model) || isDisabled(row, model)) continue;
    const rowRank = (rank.get(row.languageId) ?? Infinity) + (isSpecific(row) ? 0 : 1);
    const known = best.get(row.code);
    if (!known || rowRank < known.rank) best.set(row.code, { row, rank: rowRank });
  }
  const codes = new Map(chain.map(({ id, code }) => [id, code]));
  return [...best.values()].map(({ row: { id, code, label, languageId } }) => ({
    id,
    code,
    label,
    language: codes.get(languageId)!,
  }));
}
