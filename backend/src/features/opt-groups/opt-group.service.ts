import { invalid } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { crudOf, type Saved } from '../../kit/crud.ts';
import { isDefaultPattern, matchesModel, refuseFaultyPatterns } from '../../kit/model-pattern.ts';
import { specificModel } from '../models/model.read.ts';
import { createOptionLabel } from '../option-labels/option-label.read.ts';
import { t } from '../../texts/labels.ts';
import { OptGroup, type OptGroupType } from './opt-group.entity.ts';
import { optGroup } from './opt-group.list.ts';
import { findPatterns } from './opt-group.repository.ts';

export const optGroups = crudOf(optGroup);

type Text = string | null;

export type OptGroupInput = Schema<'OptGroupInput'>;

/** A new group, or with a `labelGroup` the label of an option: one path takes both (decision A-43). */
export interface NewOptGroup extends OptGroupInput {
  code: string;
  labelGroup?: Text;
  optGroup?: number | string | null;
  language?: { id: number | string };
}

const TEXTS = ['description', 'mandatorySubgroup', 'label'] as const;
const VALUES = ['groupType', 'exclusive', 'mandatory'] as const;
const POSITION_NOT_NUMERIC = 'il campo Comparison Equipment Position deve essere un numero';
const GREATEST_POSITION = 2_147_483_647;

const given = <Name extends keyof OptGroupInput>(input: OptGroupInput, names: readonly Name[]): Name[] =>
  names.filter((name) => input[name] !== undefined);

/** An empty position is null (decision A-42). */
function positionOf(typed: number | string | null): number | null {
  if (typeof typed !== 'string') return typed;
  const digits = typed.trim();
  if (digits === '') return null;
  if (!/^\d+$/.test(digits) || Number(digits) > GREATEST_POSITION)
    throw invalid(POSITION_NOT_NUMERIC, [{ field: 'comparisonEquipmentPos', message: POSITION_NOT_NUMERIC }]);
  return Number(digits);
}

/** Without a position the comparison hides the group. */
export function optGroupChanges(_context: Context, input: OptGroupInput) {
  const patterns = {
    ...(input.modelEnableRegexp === undefined
      ? {}
      : { modelEnableRegexp: input.modelEnableRegexp?.trim() || 'DEFAULT' }),
    ...(input.modelDisableRegexp === undefined
      ? {}
      : { modelDisableRegexp: input.modelDisableRegexp?.trim() ?? '' }),
  };
  refuseFaultyPatterns(patterns);
  const texts = given(input, TEXTS).map((name) => [name, input[name]?.trim() ?? '']);
  const { comparisonEquipmentPos: position } = input;
  const positions = position === undefined ? {} : { comparisonEquipmentPos: positionOf(position) };
  const values = given(input, VALUES).map((name) => [name, input[name]]);
  return { ...Object.fromEntries([...texts, ...values]), ...positions, ...patterns } as Partial<
    Parameters<typeof optGroups.create>[1]
  >;
}

const BLANK = {
  description: '',
  groupType: 'OPT' as OptGroupType,
  exclusive: false,
  mandatory: false,
  mandatorySubgroup: '',
  comparisonEquipmentPos: null,
  modelEnableRegexp: 'DEFAULT',
  modelDisableRegexp: '',
  label: '',
};

/** POST optGroup (decision A-43). */
export async function createGroupOrLabel(context: Context, input: NewOptGroup): Promise<Saved> {
  if (input.labelGroup != null) return createLabelItem(context, input);
  return optGroups.create(context, {
    ...BLANK,
    ...optGroupChanges(context, input),
    code: input.code.trim(),
  });
}

async function createLabelItem(context: Context, input: NewOptGroup): Promise<Saved> {
  const { optGroup: group, language, code, label, labelGroup, modelEnableRegexp, modelDisableRegexp } = input;
  const { message, id, version } = await createOptionLabel(context, {
    language: language ?? { id: '' },
    optGroup: typeof group === 'number' ? await codeOf(context, group) : group,
    labelGroup,
    code,
    label: label ?? '',
    modelEnableRegexp: modelEnableRegexp ?? undefined,
    modelDisableRegexp: modelDisableRegexp ?? undefined,
  });
  return { message, id, version: version ?? 1 };
}

async function codeOf(context: Context, id: number): Promise<string> {
  const code = (await context.db.findOneBy(OptGroup, { id }))?.code;
  if (code === undefined)
    throw invalid(t('This group does not exist.'), [{ field: 'optGroup', message: t('Unknown group') }]);
  return code;
}

export interface GroupQuery {
  modelName?: string;
  code?: string;
  label?: string;
}

/** With a model only the groups that apply to it (decision A-04). */
export async function filtersOf(context: Context, { modelName, code, label }: GroupQuery) {
  const model = await specificModel(context, modelName);
  if (model === undefined) return { code, label };
  const matching = (await findPatterns(context)).filter(
    (pattern) => !isDefaultPattern(pattern) && matchesModel(pattern, model),
  );
  return { code, label, enabledBy: ['DEFAULT', '', ...matching], notDisabledBy: matching };
}
