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
  const shown = ({ id, code, description }: Row = {}) => ({ id, code, description });
  /** The model that the list of options was last asked for: saving in it does not name one. */
  let listedModel = 'DEFAULT';

  const isOf = ({ language, model }: Json, spoken: unknown, modelcode: string): boolean =>
    (language as Json)['code'] === spoken && ((model as Json)?.['modelcode'] ?? 'DEFAULT') === modelcode;

  /** Writes one label of a list, unless it has been changed since it was read. */
  function write(
    call: Call,
    labels: Json[] | undefined,
    code: unknown,
    more: Json,
    modelcode = 'DEFAULT',
  ): Reply {
    const { body, operation, params } = call;
    const { label, description, version } = body as Row;
    const spoken = params['language'] ?? (body as Node).language?.code ?? 'it';
    const known = labels?.find((each) => isOf(each, spoken, modelcode));
    if (version != null && version !== (known?.['version'] ?? 0)) return contract.reply(operation, '409');
    const saved = known ?? {
      id: 900_000 + (written += 1),
      label: '',
      description: '',
      language: shown(languages.find((row) => row['code'] === spoken)),
      model: { modelcode },
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
    const { id, code, optLabelList, colLabelList } = row;
    const { inactive, label } = call.body as Row;
    const saved = label === undefined ? undefined : write(call, optLabelList ?? colLabelList, code, { id });
    if (saved && (saved.status !== 200 || inactive === undefined || inactive === row['inactive']))
      return saved;
    row['inactive'] = inactive;
    row['version'] = Number(row['version']) + 1;
    const message = `${optLabelList ? 'Option' : 'Colour'} ${code} ${inactive ? 'deactivated' : 'activated'}`;
    return json({ ...(saved?.body as Json), message, id });
  };
  const writeOption =
    (isOption: (row: Row, call: Call) => boolean, model: () => string = () => 'DEFAULT'): Answer =>
    (call) => {
      const option = grid.rows.find((row) => isOption(row, call))?.['optItem'] as Json | undefined;
      return (
        option &&
        write(call, option['optLabelList'] as Json[], option['code'], { optItemId: option['id'] }, model())
      );
    };

  /** A label of an option or a colour, which is new if its code is. */
  const createLabel: Answer = (call) => {
    const { code, description = '', optGroup, labelGroup, label, modelEnableRegexp } = call.body as Row;
    const group = optGroup || labelGroup;
    const spoken = (call.body as Node).language?.id ?? 'it';
    const language = languages.find((row) => row['code'] === spoken || row['id'] === spoken) ?? languages[0];
    const isColour = group === 'COLOR';
    const known = (
      isColour
        ? items.rows.find((row) => row['code'] === code)
        : grid.rows.find(({ optItem }) => optItem.code === code)?.['optItem']
    ) as Node;
    const labels = (known?.[isColour ? 'colLabelList' : 'optLabelList'] ?? []) as Json[];
    // Which models a pattern matches, only the server knows.
    if (modelEnableRegexp && modelEnableRegexp !== 'DEFAULT') return undefined;
    if (labels.some((each) => isOf(each, language!['code'], 'DEFAULT')))
      return contract.reply(call.operation, '409');
    const id = 900_000 + (written += 1);
    const optItemId = known?.id ?? id;
    const model = { modelcode: 'DEFAULT' };
    labels.push({
      id,
      label,
      description,
      language: shown(language),
      model,
      ...(!isColour && { optItem: { id: optItemId } }),
      version: 1,
    });
    const blank = { id: optItemId, code, as400Description: '' };
    if (!known && isColour)
      items.put({
        ...structuredClone(items.shape),
        ...blank,
        subgroup: '',
        layergroup: '',
        inactive: false,
        version: 1,
        colLabelList: labels,
        offeredIn: [],
      });
    else if (!known)
      grid.put({
        ...structuredClone(grid.shape),
        id: optItemId,
        optItem: {
          ...grid.shape['optItem'],
          ...blank,
          optLabelList: labels,
          ...(group && { group: { code: group, description: group } }),
        },
        colGridList: [],
      });
    return json({ message: `Label ${code} created`, id, optItemId, version: 1 });
  };

  const removeLabel: Answer = ({ params, operation }) => {
    const has = ({ optItem }: Row) =>
      (optItem.optLabelList as Json[]).some(({ id }) => String(id) === params['id']);
    const option = grid.rows.find(has)?.['optItem'] as Node;
    if (!option) return undefined;
    const labels = option.optLabelList as Json[];
    const at = labels.findIndex(({ id }) => String(id) === params['id']);
    if (isOf(labels[at]!, (labels[at]!['language'] as Json)['code'], 'DEFAULT'))
      return contract.reply(operation, 'defaultLabel');
    labels.splice(at, 1);
    return json({ message: `Label ${option.code} deleted`, id: Number(params['id']), optItemId: option.id });
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
    listOptionGridLabels(call) {
      listedModel = call.query.get('modelName') || 'DEFAULT';
      return json(pageOf(grid, call));
    },
    createOptionGridLabel: createLabel,
    deleteOptionGridLabel: removeLabel,
    updateOptionGridLabel: writeOption(
      ({ id }, { params }) => String(id) === params['gridId'],
      () => listedModel,
    ),
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
