/** The texts that translators work at: five records that are read as one, by key, field and language (decision C-01). */
import type { Crud } from '../../kit/crud.ts';
import { editorialContents } from '../editorial-contents/editorial-content.read.ts';
import { editorialPlaceholders } from '../editorial-placeholders/editorial-placeholder.read.ts';
import { interfaceLabels } from '../interface-labels/interface-label.read.ts';
import { itemLabels } from '../option-colour-labels/item-labels.read.ts';
import { TEXT_KINDS, type TextField, type TextKey, type TextKind } from './text-key.ts';

/** How one kind of text is stored. In SQL `r` is the record. */
export interface TextStore {
  /** Its record's name in the change log. */
  entity: string;
  crud: Crud<Record<string, unknown>>;
  from: string;
  where?: string | undefined;
  group: string;
  code: string;
  codeSearch: string;
  model: string;
  exceptModel: string;
  /** First the one that makes the text exist; a missing record has none of them. */
  fields: { name: TextField; search: string; maxLength: number; isOptional?: boolean }[];
  /** Whether the model part is a model's code, not a regular expression. */
  isByModel: boolean;
  /** The rest of a new record. */
  keyState: (key: TextKey) => Record<string, unknown>;
}

type AnyCrud = Crud<Record<string, unknown>>;

const labelAndDescription: TextStore['fields'] = [
  { name: 'label', search: 'r.label_search', maxLength: 1000 },
  { name: 'description', search: 'search_text(r.description)', maxLength: 4000, isOptional: true },
];

const itemLabelsOf = (
  item: 'opt' | 'col',
  groups: Pick<TextStore, 'group' | 'where'> & { join?: string },
): TextStore => ({
  entity: `${item}Label`,
  crud: itemLabels[item] as unknown as AnyCrud,
  from: `${item}_label r JOIN ${item}_item i ON i.id = r.${item}_item_id ${groups.join ?? ''}`,
  where: groups.where,
  group: groups.group,
  code: 'i.code',
  codeSearch: 'i.code_search',
  model: 'r.modelcode',
  exceptModel: `''`,
  fields: labelAndDescription,
  isByModel: true,
  keyState: ({ code, model }) => ({ code, modelcode: model }),
});

const optionsOf = (groupType: 'OPT' | 'ACC' | 'CUSTPRG'): TextStore =>
  itemLabelsOf('opt', {
    join: 'JOIN opt_group o ON o.id = i.opt_group_id',
    where: `o.group_type = '${groupType}'`,
    group: 'o.code',
  });

const patterns = ({ model, exceptModel }: TextKey) => ({
  modelEnableRegexp: model,
  modelDisableRegexp: exceptModel,
});

export const textStores: Record<TextKind, TextStore> = {
  interfaceLabel: {
    entity: 'interfaceLabel',
    crud: interfaceLabels as unknown as AnyCrud,
    from: 'interface_label r',
    group: 'r.label_group',
    code: 'r.code',
    codeSearch: 'r.code_search',
    model: 'r.model_enable_regexp',
    exceptModel: 'r.model_disable_regexp',
    fields: [{ name: 'label', search: 'r.label_search', maxLength: 1000 }],
    isByModel: false,
    keyState: (key) => ({ labelGroup: key.group, code: key.code, ...patterns(key) }),
  },
  option: optionsOf('OPT'),
  accessory: optionsOf('ACC'),
  customerProgramme: optionsOf('CUSTPRG'),
  colour: itemLabelsOf('col', { group: `'COLOR'` }),
  editorialPlaceholder: {
    entity: 'editorialPlaceholder',
    crud: editorialPlaceholders as unknown as AnyCrud,
    from: 'editorial_placeholder r',
    group: 'r.country_id',
    code: 'r.code',
    codeSearch: 'r.code_search',
    model: 'r.modelcode',
    exceptModel: `''`,
    fields: [{ name: 'content', search: 'r.content_search', maxLength: 4000 }],
    isByModel: true,
    keyState: ({ group, code, model }) => ({ country: group, code, model }),
  },
  editorialContent: {
    entity: 'editorialContent',
    crud: editorialContents as unknown as AnyCrud,
    from: 'editorial_content r',
    group: `coalesce(r.optcode, '')`,
    code: 'r.code',
    codeSearch: 'r.code_search',
    model: 'r.model_enable_regexp',
    exceptModel: 'r.model_disable_regexp',
    fields: [
      { name: 'label', search: 'r.label_search', maxLength: 1000 },
      { name: 'content', search: 'r.content_search', maxLength: 8000 },
    ],
    isByModel: false,
    keyState: (key) => ({ code: key.code, optcode: key.group || null, ...patterns(key) }),
  },
};

export const byKind = <Value>(make: (kind: TextKind) => Value): Record<TextKind, Value> =>
  Object.fromEntries(TEXT_KINDS.map((kind) => [kind, make(kind)])) as Record<TextKind, Value>;

/** Once each: options, accessories and programmes are stored as one. */
export const TEXT_STORES: readonly TextStore[] = Object.values(textStores).filter(
  ({ entity }, at, all) => all.findIndex((one) => one.entity === entity) === at,
);
