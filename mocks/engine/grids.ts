import type { Collections, Row } from './collections.ts';
import type { Json, MockContract, Node, Reply } from './contract.ts';
import { json, type Answer, type Call } from './memory.ts';
import { pageOf } from './pages.ts';

/** Records with composite keys: labels of an option or colour by language, models of a country. */
export function mockGrids(contract: MockContract, collections: Collections): Record<string, Answer> {
  const items = collections['optColorLabel']!;
  const grid = collections['optionGridLabel']!;
  const languages = collections['language']!.rows;
  const countryModels = collections['countryModel']!;

  let written = 0;

  /** Writes one label of a list, unless it has been changed since it was read. */
  function write(call: Call, labels: Json[] | undefined, code: unknown, more: Json): Reply {
    const { body, operation, params } = call;
    const { label, description, version } = body as Row;
    const spoken = params['language'] ?? (body as Node).language?.code ?? 'it';
    const known = labels?.find(({ language }) => (language as Json)['code'] === spoken);
    if (version != null && version !== (known?.['version'] ?? 0)) return contract.reply(operation, '409');
    const saved = known ?? {
      id: 900_000 + (written += 1),
      label: '',
      description: '',
      language: languages.find((row) => row['code'] === spoken),
      model: { modelcode: 'DEFAULT' },
      version: 0,
    };
    if (!known) labels?.push(saved);
    if (label !== undefined) saved['label'] = label;
    if (description !== undefined) saved['description'] = description;
    saved['version'] = Number(saved['version']) + 1;
    const message = `Label ${String(code)} updated`;
    return json({ message, id: saved['id'], ...more, version: saved['version'] });
  }

  const writeItem: Answer = (call) => {
    const row = items.find(call.params['id']!);
    if (!row) return undefined;
    const { inactive } = call.body as Row;
    if (inactive !== undefined) {
      row['inactive'] = inactive;
      row['version'] = Number(row['version']) + 1;
      return json({ message: `Label ${row['code']} updated`, id: row['id'], version: row['version'] });
    }
    return write(call, row['optLabelList'] ?? row['colLabelList'], row['code'], {});
  };
  const writeOption =
    (isOption: (row: Row, call: Call) => boolean): Answer =>
    (call) => {
      const option = grid.rows.find((row) => isOption(row, call))?.['optItem'] as Json | undefined;
      return (
        option && write(call, option['optLabelList'] as Json[], option['code'], { optItemId: option['id'] })
      );
    };

  const listed =
    (field: string): Answer =>
    (call) => {
      const rows = countryModels.rows.filter((row) => row[field] === call.params['key']);
      return json(pageOf({ ...countryModels, rows }, call));
    };

  return {
    changeColLabelInColItem: writeItem,
    changeOptLabelInOptItem: writeItem,
    updateOptionGridLabel: writeOption(({ id }, { params }) => String(id) === params['gridId']),
    updateOptionLabel: writeOption(({ optItem }, { params }) => String(optItem.id) === params['optItemId']),
    listCountryModelsByCountry: listed('countryId'),
    listCountryModelsByModel: listed('modelcode'),
    updateCountryModel({ params, body, operation }) {
      const { modelcode, countryId } = params;
      const row = countryModels.rows.find(
        (each) => each['modelcode'] === modelcode && each['countryId'] === countryId,
      );
      if (!row) return undefined;
      const { version } = body as Row;
      if (version != null && version !== row['version']) return contract.reply(operation, '409');
      countryModels.change(row, body as Row);
      return json({ message: `${row['description']} in ${countryId} updated`, version: row['version'] });
    },
  };
}
