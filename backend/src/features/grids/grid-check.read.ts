/** Checks a model's grids, for the public report and for that of one market (decision A-34). */
import { isEnglish } from '../../../../contracts/rules/english.ts';
import { invalid, notFound } from '../../kit/app-error.ts';
import { readCache } from '../../kit/cache.ts';
import type { Context } from '../../kit/context.ts';
import { isDefaultPattern, matchesModel } from '../../kit/model-pattern.ts';
import type { Pictured } from '../images/image.read.ts';
import { listAllLanguages } from '../languages/language.read.ts';
import {
  findMissingLabels,
  findMissingPrices,
  findUnknownFeedCodes,
  findUsedGroups,
  findVehicles,
  listEnabledMarkets,
  type CheckedVehicle,
  type Finding,
  type UsedGroup,
} from './grid-check.repository.ts';
import { OPT_GRID, readGrid } from './grid.repository.ts';
import { t } from '../../texts/grids.ts';
import { currentLanguage } from '../../texts/current-language.ts';

export type HasIcon = (context: Context, pictured: Pictured) => Promise<boolean>;

/** Languages for texts and markets for prices; pictures, groups and the feed are always checked. */
export interface CheckScope {
  name: string;
  languages: string[];
  markets: string[];
  hasIcon: HasIcon;
}

const MAX_LINES = 500;

interface Section {
  title: string;
  findings: Finding[];
}

const listed = (lines: string[]): Finding[] =>
  lines.slice(0, MAX_LINES).map((line) => ({ line, total: lines.length }));

export async function vehiclesToCheck(context: Context, model: string): Promise<CheckedVehicle[]> {
  const defaultHasNone = t('Choose a specific model: DEFAULT has no grid.');
  if (model === 'DEFAULT') throw invalid(defaultHasNone, [{ field: 'model', message: defaultHasNone }]);
  const vehicles = await findVehicles(context, model);
  if (vehicles.length === 0) throw notFound(t('There is no model or vehicle {model}.', { model }));
  return vehicles;
}

function groupProblem(group: UsedGroup, modelcode: string): string | undefined {
  const { modelEnableRegexp: enable, modelDisableRegexp: disable } = group;
  if (!isDefaultPattern(enable) && !matchesModel(enable, modelcode)) return t('is not enabled for the model');
  if (!isDefaultPattern(disable) && matchesModel(disable, modelcode)) return t('is disabled for the model');
  return group.label.trim() === '' && group.description.trim() === '' ? t('has no name') : undefined;
}

async function findGroupProblems(context: Context, veteles: string[], modelcode: string): Promise<Finding[]> {
  const groups = await findUsedGroups(context, veteles);
  return listed(
    groups.flatMap((group) => {
      const problem = groupProblem(group, modelcode);
      return problem === undefined
        ? []
        : [`${group.code}  ${problem}  ${t('used by {options}', { options: group.options.join(', ') })}`];
    }),
  );
}

async function findEmptyGrids(context: Context, vehicles: CheckedVehicle[]): Promise<Finding[]> {
  const empty: string[] = [];
  for (const { vetele } of vehicles)
    if ((await readGrid(context, vetele)).length === 0) empty.push(`${vetele}  ${t('has no option')}`);
  return listed(empty);
}

const AT_ONCE = 64;

/** Only icons are required; carousels may be empty. */
async function findMissingPictures(
  context: Context,
  { vetele }: CheckedVehicle,
  hasIcon: HasIcon,
): Promise<string[]> {
  const wanted = (await readGrid(context, vetele))
    .filter(({ inactive }) => !inactive)
    .flatMap(({ group, code, colours }) => [
      { model: vetele, group, option: code },
      ...colours
        .filter(({ inactive }) => !inactive)
        .map(({ code: colour }) => ({ model: vetele, group, option: code, colour })),
    ]);
  const missing: string[] = [];
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const some = wanted.slice(at, at + AT_ONCE);
    const isThere = await Promise.all(some.map((pictured) => hasIcon(context, pictured)));
    missing.push(...some.filter((_one, index) => !isThere[index]).map((one) => Object.values(one).join('/')));
  }
  return missing;
}

async function sectionsOf(
  context: Context,
  vehicles: CheckedVehicle[],
  { languages, markets, hasIcon }: CheckScope,
): Promise<Section[]> {
  const { modelcode } = vehicles[0]!;
  const veteles = vehicles.map(({ vetele }) => vetele);
  const pictures: string[] = [];
  for (const vehicle of vehicles) pictures.push(...(await findMissingPictures(context, vehicle, hasIcon)));
  return [
    { title: t('Missing grids'), findings: await findEmptyGrids(context, vehicles) },
    {
      title: t('Missing labels'),
      findings: await findMissingLabels(context, veteles, modelcode, languages, MAX_LINES),
    },
    { title: t('Missing pictures'), findings: listed(pictures) },
    ...(markets.length > 0
      ? [
          {
            title: t('Missing prices'),
            findings: await findMissingPrices(context, veteles, markets, MAX_LINES),
          },
        ]
      : []),
    { title: t('Unknown groups'), findings: await findGroupProblems(context, veteles, modelcode) },
    {
      title: t('Unknown codes of the feed'),
      findings: await findUnknownFeedCodes(context, veteles, MAX_LINES),
    },
  ];
}

const totalOf = ({ findings }: Section): number => findings[0]?.total ?? 0;

function sectionLines(section: Section): string[] {
  const { title, findings } = section;
  const left = totalOf(section) - findings.length;
  return [
    `${title}: ${totalOf(section)}`,
    ...findings.map(({ line }) => `  ${line}`),
    ...(left > 0 ? [`  ${t('and {left} more', { left })}`] : []),
    '',
  ];
}

/** The report as plain text in the visitor's language, with OK or KO as the last line. */
export async function gridReport(
  context: Context,
  vehicles: CheckedVehicle[],
  scope: CheckScope,
): Promise<string> {
  const { modelcode, description } = vehicles[0]!;
  const sections = await sectionsOf(context, vehicles, scope);
  const total = sections.reduce((sum, section) => sum + totalOf(section), 0);
  return [
    `Check Grid ${scope.name}: ${description} (${modelcode})`,
    t('Vehicles:  {vehicles}', {
      vehicles: vehicles.map(({ vetele, modelYear }) => `${vetele} MY ${modelYear}`).join(', '),
    }),
    t('Languages: {languages}', { languages: scope.languages.join(', ') }),
    t('Prices of: {markets}', { markets: scope.markets.join(', ') || t('not checked') }),
    t('Checked:   {at} UTC', { at: context.now.toISOString().slice(0, 16).replace('T', ' ') }),
    '',
    ...sections.flatMap(sectionLines),
    t('Findings: {total}', { total }),
    total === 0 ? 'OK' : 'KO',
    '',
  ].join('\n');
}

/** MAIN: the default language and English. ALL: every active language and every market's prices. */
async function scopeOf(context: Context, name: 'ALL' | 'MAIN', hasIcon: HasIcon): Promise<CheckScope> {
  const languages = (await listAllLanguages(context)).filter(
    (language) => language.active && (name === 'ALL' || language.isDefault || isEnglish(language)),
  );
  const markets = name === 'ALL' ? await listEnabledMarkets(context) : [];
  return { name, languages: languages.map(({ code }) => code), markets, hasIcon };
}

/** The change log records neither picture files nor feed deliveries, so reports expire. */
const FRESH_FOR_MS = 60_000;

const reports = readCache('gridReports', [
  OPT_GRID,
  'optItem',
  'colItem',
  'optGroup',
  'optLabel',
  'colLabel',
  'language',
]);
/** Concurrent requests for the same report share one. */
const reading = new Map<string, Promise<string>>();

/** The public report, cached for a minute per model unless something changes. */
export async function checkGrid(
  context: Context,
  name: 'ALL' | 'MAIN',
  model: string,
  hasIcon: HasIcon,
): Promise<string> {
  const vehicles = await vehiclesToCheck(context, model);
  const key = `${currentLanguage()} ${name} ${model} ${Math.floor(context.now.getTime() / FRESH_FOR_MS)}`;
  const read = (): Promise<string> =>
    reports.read(context, key, async () =>
      gridReport(context, vehicles, await scopeOf(context, name, hasIcon)),
    );
  const report = reading.get(key) ?? read().finally(() => reading.delete(key));
  reading.set(key, report);
  return report;
}

export const clearGridReports = (context: Context): Promise<void> => reports.clear(context);
