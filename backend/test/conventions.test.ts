// Conventions that neither the compiler nor the linter checks. Exceptions are listed and fail once unneeded.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { apiJsonTestList } from '../src/features/api-json-tests/api-json-test.list.ts';
import { callToActionList } from '../src/features/call-to-actions/call-to-action.list.ts';
import { carModelList } from '../src/features/car-models/car-model.list.ts';
import { editorialContentList } from '../src/features/editorial-contents/editorial-content.list.ts';
import { editorialPlaceholderList } from '../src/features/editorial-placeholders/editorial-placeholder.list.ts';
import { glossaryTermList } from '../src/features/glossary-terms/glossary-term.list.ts';
import { interfaceLabelList } from '../src/features/interface-labels/interface-label.list.ts';
import { imageStore } from '../src/features/images/image.service.ts';
import { jobRunList } from '../src/features/jobs/job.list.ts';
import { optGroupList } from '../src/features/opt-groups/opt-group.list.ts';
import { itemLists } from '../src/features/option-colour-labels/option-colour-label.list.ts';
import { optionGridLists } from '../src/features/option-labels/option-grid.list.ts';
import { configurationParameterList } from '../src/features/configuration-parameters/configuration-parameter.list.ts';
import { interfaceConfigList } from '../src/features/interface-configs/interface-config.list.ts';
import { countryModelList } from '../src/features/country-models/country-model.list.ts';
import { countryList } from '../src/features/countries/country.list.ts';
import { languageList } from '../src/features/languages/language.list.ts';
import { downpaymentList } from '../src/features/downpayments/downpayment.list.ts';
import { solModelList } from '../src/features/sol-models/sol-model.list.ts';
import { campaignList } from '../src/features/sol-campaigns/sol-campaign.list.ts';
import { userList } from '../src/features/users/user.list.ts';
import { FailedLogins } from '../src/features/session/failed-logins.repository.ts';
import { jsonOperations, loadContract } from '../src/http/contract.ts';
import { operationMap } from '../src/http/operation-map.ts';
import type { Operation, OperationId } from '../src/http/operation.ts';
import type { ListDefinition } from '../src/kit/paged-list.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const IGNORED = new Set([
  'node_modules',
  'dist',
  'storybook-static',
  '.git',
  '.data',
  '.cache',
  '.tmp',
  'test-results',
]);

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const isTest = (file: string): boolean => /\.(test|spec|stories)\.tsx?$/.test(file);
const isGenerated = (file: string): boolean => /\.gen\.\w+$/.test(file);
const backendSources = filesIn('backend/src').filter((file) => file.endsWith('.ts') && !isTest(file));

interface Parameter {
  $ref?: string;
  name?: string;
  schema?: { enum?: string[]; default?: string };
}

interface DocumentedOperation {
  operationId: string;
  parameters?: Parameter[];
  responses: Record<string, unknown>;
}

const contract = loadContract();
const sharedParameters = (contract['components'] as { parameters: Record<string, Parameter> }).parameters;
const documented = Object.values(
  contract['paths'] as Record<string, Record<string, DocumentedOperation>>,
).flatMap((item) =>
  Object.entries(item)
    .filter(([method]) => method !== 'parameters')
    .map(([method, operation]) => ({ method, ...operation })),
);

const NO_METRICS = { text: async () => '', token: undefined };

describe('the operations', () => {
  const operations = operationMap(
    new FailedLogins({} as never, 1),
    { isStopping: false },
    NO_METRICS,
    imageStore(''),
    () => [],
    [],
    {} as never,
    {
      mailFallback: 'nobody@localhost',
      sso: undefined,
      offersDocs: true,
      changeLogDays: 0,
      maxUploadBytes: 1,
    },
  ) as Record<string, Operation<OperationId>>;

  it('are those of openapi.yaml and no more', () => {
    expect(Object.keys(operations).toSorted()).toEqual(
      documented.map(({ operationId }) => operationId).toSorted(),
    );
  });

  /** GETs that act (decision B-02). */
  const ACTING_GETS = [
    'runGridUpdate',
    'clearGridCache',
    'clearAllCache',
    'runApiJsonCompareAll',
    'runApiJsonCompareOne',
    'exportOptColorLabelsCsv',
    'exportOptColorLabelsXlsx',
  ];

  it('write only where the method says so, and then in a transaction', () => {
    const kindOf = ({ operationId }: { operationId: string }) => operations[operationId]!.kind;
    const wrong = documented.filter(
      (operation) =>
        (operation.method === 'get' &&
          (kindOf(operation) !== 'query') !== ACTING_GETS.includes(operation.operationId)) ||
        (['put', 'delete'].includes(operation.method) && kindOf(operation) !== 'command'),
    );

    expect(wrong.map(({ operationId }) => operationId)).toEqual([]);
  });

  /** A reply of text has no ETag to ask again with. */
  const tagged = jsonOperations(contract);

  it('say in the contract where a kept copy may be answered for', () => {
    const silent = documented.filter(
      ({ operationId, responses }) =>
        operations[operationId]!.cache !== undefined && tagged.has(operationId) && !('304' in responses),
    );

    expect(silent.map(({ operationId }) => operationId)).toEqual([]);
  });
});

describe('the lists', () => {
  const lists: Record<string, ListDefinition<string, string>> = {
    listInterfaceLabels: interfaceLabelList,
    listApiJsonTests: apiJsonTestList,
    listActiveApiJsonTests: apiJsonTestList,
    listJobRuns: jobRunList,
    listCallToActions: callToActionList,
    listOptGroups: optGroupList,
    listCarModels: carModelList,
    listEditorialPlaceholders: editorialPlaceholderList,
    listEditorialContents: editorialContentList,
    listGlossaryTerms: glossaryTermList,
    listOptColorLabels: itemLists.opt,
    listOptionGridLabels: optionGridLists.optionsOfVehicle,
    listUsers: userList,
    listInterfaceConfigs: interfaceConfigList,
    listConfigurationParameters: configurationParameterList,
    listCountries: countryList,
    listCountryModelsByCountry: countryModelList('countries'),
    listCountryModelsByModel: countryModelList('car_model'),
    listLanguages: languageList,
    findSolCampaignsPaged: campaignList,
    findSolModelsPaged: solModelList,
    findDownpaymentsPaged: downpaymentList,
  };
  const sortedOperations = documented.flatMap(({ operationId, parameters = [] }) =>
    parameters
      .map((parameter) => sharedParameters[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter)
      .filter(({ name }) => name === 'sortBy')
      .map(({ schema }) => ({ operationId, schema })),
  );

  it('are all known here', () => {
    expect(Object.keys(lists).toSorted()).toEqual(
      sortedOperations.map(({ operationId }) => operationId).toSorted(),
    );
  });

  it('sort by the keys of the contract and no others', () => {
    for (const { operationId, schema } of sortedOperations) {
      expect(Object.keys(lists[operationId]!.sorts).toSorted()).toEqual(schema!.enum!.toSorted());
      expect(schema!.enum).toContain(schema!.default);
    }
  });
});

describe('the files', () => {
  it('have at most 300 lines', () => {
    const isLong = (file: string): boolean => read(file).trimEnd().split('\n').length > 300;
    const sources = ['backend/src', 'frontend/src', 'stories', 'contracts', '.run']
      .flatMap(filesIn)
      .filter((file) => /\.(ts|tsx|mjs|cjs|css)$/.test(file))
      .filter((file) => !isTest(file) && !isGenerated(file))
      .filter((file) => !file.includes('/migrations/') && !file.includes('stories/public/'));

    expect(sources.filter(isLong)).toEqual([]);
  });

  it('of features import each other only through *.read.ts', () => {
    const exceptions: string[] = [];
    // A foreign key names both entities, and a statement those of every table that it reads.
    const isReference = (file: string, target: string): boolean =>
      /\.(entity|list|repository)\.ts$/.test(file) && target.endsWith('.entity.ts');
    const found = backendSources
      .filter((file) => file.startsWith('backend/src/features/'))
      .flatMap((file) =>
        [...read(file).matchAll(/from '\.\.\/(?!\.\.)([\w-]+\/[\w.-]+)'/g)]
          .map(([, target = '']) => target)
          .filter((target) => !target.endsWith('.read.ts') && !isReference(file, target))
          .map((target) => `${relative('backend/src/features', file)} -> ${target}`),
      );

    expect(found.filter((line) => !exceptions.includes(line))).toEqual([]);
    expect(exceptions.filter((line) => !found.includes(line))).toEqual([]);
  });

  it('hold SQL only where SQL belongs', () => {
    const homes = /\.(repository|list)\.ts$|^backend\/src\/(kit|database)\//;
    const sql =
      /\b(SELECT\s+\S|INSERT INTO|DELETE FROM|UPDATE \w+ (\w+ )?SET\b|FROM \w+ (WHERE|JOIN)\b)|\bstatement\(/;

    expect(
      backendSources.filter((file) => !homes.test(file) && !isGenerated(file) && sql.test(read(file))),
    ).toEqual([]);
  });

  it('name no package registry and no folder of one machine', () => {
    // Concatenated, so that this file does not match itself.
    const hosts = new RegExp(
      `https?://[\\w.-]*(${['registry', 'npm', 'nexus', 'artifactory'].join('|')})[\\w.-]*`,
    );
    const folders = new RegExp(`["'\`\\s(=]/(${['work', 'root', 'home/\\w+', 'Users/\\w+'].join('|')})/\\w`);
    const isText = (file: string): boolean =>
      (/\.(tsx?|[cm]?js|json|ya?ml|md|css|html|sh|svg)$/.test(file) ||
        /^(\.npmrc|run)$/.test(basename(file))) &&
      statSync(join(root, file)).size < 2_000_000;
    const telling = filesIn('.')
      .filter(isText)
      .filter((file) => hosts.test(read(file)) || folders.test(read(file)));

    expect(telling).toEqual([]);
  });
});
