import { checkingWith, type Checking, type LengthLimit } from '../../contracts/rules/translation-checking.ts';
import type { Collections } from './collections.ts';
import type { MockContract } from './contract.ts';
import { json, type Answer, type Call } from './memory.ts';

interface Cell {
  language: string;
  text: string;
  changedAt: string | null;
  state: string;
  dismissed: string[];
  others: string[];
}
interface Row {
  kind: string;
  group: string;
  code: string;
  source: string;
  field: string;
  model: string;
  exceptModel: string;
  cells: Cell[];
}

const STATES = ['missing', 'outdated', 'same', 'translated', 'checked'];
const KEY = ['kind', 'group', 'code', 'model', 'exceptModel', 'field'] as const;

const missing = (language: string): Cell => ({
  language,
  text: '',
  changedAt: null,
  state: 'missing',
  dismissed: [],
  others: [],
});

const isIn = (state: string, row: Row, cell: Cell, { faultsOf }: Checking): boolean =>
  state === 'faulty' ? faultsOf(row, cell).length > 0 : cell.state === state;

const stored = ({ field }: Row, cell: Cell) => ({ field, ...cell });

/** The workbench of translators on the texts of the example: what is typed stays, is filtered, and conflicts with what others typed. */
export function mockTranslations(
  contract: MockContract,
  { glossaryTerm }: Collections,
  now: () => Date,
): Record<string, Answer> {
  const { content } = structuredClone(contract.example('listTranslations')) as { content: Row[] };

  let { limits } = structuredClone(contract.example('getTranslationChecks')) as { limits: LengthLimit[] };
  const settings = () => ({
    terms: glossaryTerm!.rows.map(({ concept, language, term, forbidden, note }) => ({
      concept: concept as string,
      language: (language as { code: string }).code,
      term: term as string,
      forbidden: forbidden as boolean,
      note: note as string,
    })),
    limits,
  });

  /** What each cell was before its changes, for undoing them. */
  const formers = new WeakMap<Cell, Cell[]>();
  const cellOf = (row: Row, language: string): Cell => {
    const known = row.cells.find((cell) => cell.language === language);
    if (known) return known;
    const cell = missing(language);
    row.cells.push(cell);
    return cell;
  };
  const rowOf = ({ body }: Call) =>
    content.find((row) => KEY.every((part) => row[part] === (body.key as Row)[part]));

  return {
    listTranslations({ query }) {
      const targets = (query.get('targets') ?? '').split(',');
      const search = (query.get('search') ?? '').trim().toLowerCase();
      const [group, state, only] = ['group', 'state', 'stateLanguage'].map((name) => query.get(name) ?? '');
      const rows = content
        .filter((row) => row.kind === query.get('kind') && (group === '' || row.group === group))
        .map((row) => ({ ...row, cells: targets.map((language) => cellOf(row, language)) }))
        .filter(({ code, source, cells }) =>
          [code, source, ...cells.map(({ text }) => text)].some((text) =>
            text.toLowerCase().includes(search),
          ),
        );
      const checking = checkingWith(settings());
      const shown = rows.filter((row) =>
        row.cells.some(
          (cell) =>
            state === '' || (isIn(state!, row, cell, checking) && (only === '' || cell.language === only)),
        ),
      );
      const counts = targets.map((language) => {
        const own = rows.flatMap(({ cells }) => cells.filter((cell) => cell.language === language));
        return {
          language,
          ...Object.fromEntries(
            STATES.map((name) => [name, own.filter((cell) => cell.state === name).length]),
          ),
        };
      });
      return json({ content: shown, totalElements: shown.length, counts });
    },
    getTranslationChecks: () => json(settings()),
    updateTranslationLengthLimit({ body }) {
      const { kind, group, percent } = body as LengthLimit & { percent: number | null };
      limits = limits.filter((one) => one.kind !== kind || one.group !== group);
      if (percent !== null) limits = [...limits, { kind, group, percent }];
      return json({ message: percent === null ? 'Limit taken back' : 'Limit saved' });
    },
    updateTranslation(call) {
      const { operation, body, actor } = call;
      const row = rowOf(call);
      if (!row) return contract.reply(operation, '404');
      const cell = cellOf(row, body.language as string);
      const { text, seen, undoes } = body as { text: string; seen: string; undoes?: boolean };
      if (cell.text !== seen) {
        const message = `${row.code} was changed while you were editing`;
        return json(
          { message, current: stored(row, cell), changedBy: actor, changedAt: now().toISOString() },
          409,
        );
      }
      const former = formers.get(cell)?.at(-1);
      if (undoes && former?.text === text) {
        formers.get(cell)!.pop();
        Object.assign(cell, former);
        return json({ message: 'Translation saved', cells: [stored(row, cell)] });
      }
      formers.set(cell, [...(formers.get(cell) ?? []), { ...cell }]);
      cell.text = text.trim() === '' ? '' : text;
      cell.state = cell.text === '' ? 'missing' : cell.text === row.source ? 'same' : 'translated';
      cell.changedAt = cell.text === '' ? null : now().toISOString();
      cell.dismissed = [];
      return json({ message: 'Translation saved', cells: [stored(row, cell)] });
    },
    markTranslation(call) {
      const row = rowOf(call);
      const { language, seen, mark, isSet } = call.body as {
        language: string;
        seen: string;
        mark: string;
        isSet: boolean;
      };
      if (!row || cellOf(row, language).text === '') return contract.reply(call.operation, '404');
      const cell = cellOf(row, language);
      if (cell.text !== seen) return contract.reply(call.operation, '409');
      if (mark === 'checked') cell.state = isSet ? 'checked' : 'translated';
      else cell.dismissed = [...cell.dismissed.filter((one) => one !== mark), ...(isSet ? [mark] : [])];
      return json({ message: isSet ? 'Marked' : 'Mark taken back', cells: [stored(row, cell)] });
    },
  };
}
