import { readAmount, type Cents } from '../../../../contracts/rules/amounts';
import { t } from '../../texts/kitGrid.gen';

/** A row that a block may be pasted into. */
export interface PasteTarget {
  code: string;
  /** Why its price cannot be set: 'B2 is standard and has no price.' */
  refusal?: string;
  /** The price that is stored. */
  held?: Cents | null;
}

/** Where a block is pasted. */
export interface PastePlace {
  /** The rows from the one on that has the focus, as they are shown. */
  below: readonly PasteTarget[];
  all: readonly PasteTarget[];
  mask: string;
  currency: string | undefined;
}

type Writing = Pick<PastePlace, 'mask' | 'currency'>;

export interface PastePlan {
  prices: { code: string; price: Cents }[];
  /** One sentence for each cell that is left as it is. */
  problems: string[];
}

/** The cells of a block that a spreadsheet has copied; undefined for a single value, which is no block. */
export function blockOf(text: string): string[][] | undefined {
  // Blank cells at the start count: without them everything below would move up.
  const cells = text.replace(/[\r\n]+$/, '');
  if (!/[\t\r\n]/.test(cells)) return undefined;
  const lines = cells.split(/\r\n|\r|\n/);
  return lines.map((line) => line.split('\t').map(unquoted));
}

const unquoted = (cell: string) =>
  /^".*"$/.test(cell.trim()) ? cell.trim().slice(1, -1).replace(/""/g, '"') : cell.trim();

/**
 * What pasting a block would do. One column: prices downwards from the first of `below`, row by row as shown. Two columns:
 * codes and prices, matched with all rows whatever is shown. An empty price leaves its row as it is.
 */
export function planPaste(
  block: readonly (readonly string[])[],
  { below, all, ...writing }: PastePlace,
): PastePlan {
  const columns = Math.max(...block.map((line) => line.length));
  if (columns > 2)
    return {
      prices: [],
      problems: [
        t('A block of {columns} columns cannot be pasted: paste prices, or codes and prices.', { columns }),
      ],
    };
  return columns === 1 ? downwards(block, below, writing) : byCode(block, all, writing);
}

function downwards(
  block: readonly (readonly string[])[],
  below: readonly PasteTarget[],
  writing: Writing,
): PastePlan {
  const plan: PastePlan = { prices: [], problems: [] };
  block.forEach(([value = ''], at) => {
    const target = below[at];
    if (target) put(plan, target, value, writing);
  });
  const beyond = block.slice(below.length).filter(([value]) => value).length;
  if (beyond > 0)
    plan.problems.push(
      beyond === 1
        ? t('1 value is below the last row.')
        : t('{beyond} values are below the last row.', { beyond }),
    );
  return plan;
}

function byCode(
  block: readonly (readonly string[])[],
  all: readonly PasteTarget[],
  writing: Writing,
): PastePlan {
  const plan: PastePlan = { prices: [], problems: [] };
  const find = finderOf(all);
  const seen = new Set<string>();
  for (const [code = '', value = ''] of block) {
    const target = find(code);
    if (code === '' && value === '') continue;
    if (!target)
      plan.problems.push(
        code === ''
          ? t("'{typed}' has no code.", { typed: value })
          : t('{code} is not in this table.', { code }),
      );
    else if (seen.has(target.code))
      plan.problems.push(t('{code} occurs twice; its first price is used.', { code }));
    else put(plan, target, value, writing);
    if (target) seen.add(target.code);
  }
  return plan;
}

/** By the code as it is written; in another case only where that leaves no choice, for codes may differ by case alone. */
function finderOf(all: readonly PasteTarget[]): (code: string) => PasteTarget | undefined {
  const exact = new Map(all.map((target) => [target.code, target]));
  const alike = new Map<string, PasteTarget | undefined>();
  for (const target of all) {
    const key = target.code.toUpperCase();
    alike.set(key, alike.has(key) ? undefined : target);
  }
  return (code) => exact.get(code) ?? alike.get(code.toUpperCase());
}

function put(
  plan: PastePlan,
  { code, refusal, held }: PasteTarget,
  value: string,
  { mask, currency }: Writing,
) {
  const reading = readAmount(value, mask, { held, currency });
  if (reading.kind === 'empty') return;
  if (refusal !== undefined) plan.problems.push(refusal);
  else if (reading.kind === 'refused') plan.problems.push(`${code}: ${reading.reason}.`);
  else plan.prices.push({ code, price: reading.cents });
}
