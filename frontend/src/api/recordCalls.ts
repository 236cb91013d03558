import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { saveFile } from './files';
import { useBulk } from './bulk';
import { useGetLangListQuery, type BulkEntity, type ChangeEntity, type FileReply } from './index';
import { shownBy, useRecordChanges, type OpenedRecord } from './recordChanges';

/** More than one of a noun, as openapi.yaml spells it: TrackingLabels, Countries. */
type Many<Noun extends string> = Noun extends `${infer Stem}y` ? `${Stem}ies` : `${Noun}s`;
const manyOf = <Noun extends string>(noun: Noun) => `${noun.replace(/y$/, 'ie')}s` as Many<Noun>;

/** What is done with the records of a noun, and the operationId of openapi.yaml that does it. */
const operationsOf = <Noun extends string>(noun: Noun) =>
  ({
    list: `list${manyOf(noun)}`,
    create: `create${noun}`,
    update: `update${noun}`,
    remove: `delete${noun}`,
    download: `export${manyOf(noun)}Csv`,
    xlsx: `export${manyOf(noun)}Xlsx`,
    preview: `preview${manyOf(noun)}`,
    run: `import${manyOf(noun)}`,
  }) as const;

type Operations<Noun extends string> = ReturnType<typeof operationsOf<Noun>>;
type Operation = keyof Operations<string>;

interface Types {
  QueryArg: unknown;
  ResultType: unknown;
}
/** Of a call; never where the noun has no such operation. */
type TypesOf<Endpoints, Id> = Id extends keyof Endpoints
  ? Endpoints[Id] extends { Types: infer Found extends Types }
    ? Found
    : Record<keyof Types, never>
  : Record<keyof Types, never>;
type ArgOf<Endpoints, Noun extends string, Name extends Operation> = TypesOf<
  Endpoints,
  Operations<Noun>[Name]
>['QueryArg'];
type ReplyOf<Endpoints, Noun extends string, Name extends Operation> = TypesOf<
  Endpoints,
  Operations<Noun>[Name]
>['ResultType'];

/** The nouns of an area of openapi.yaml that have a list and a history. */
type NounOf<Endpoints, Id = keyof Endpoints> = Id extends `update${infer Noun}`
  ? [Operations<Noun>['list'], Uncapitalize<Noun>] extends [keyof Endpoints, ChangeEntity]
    ? Noun
    : never
  : never;

/** What a list needs of the answer to a query. */
interface ListAnswer<Page> {
  data?: Page;
  currentData?: Page;
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  isUninitialized: boolean;
  fulfilledTimeStamp?: number;
  refetch: () => unknown;
}

/** With every field that the row shows too: a form that forgets a new one does not compile. */
type Told<Input, Row, Unsent> = Input & {
  [Field in keyof Input & keyof Row as Field extends Unsent ? never : Field]-?: Input[Field];
};
type Complete<Arg, Row, Unsent> = {
  [Part in keyof Arg]: Arg[Part] extends object ? Told<Arg[Part], Row, Unsent | 'id' | 'version'> : Arg[Part];
};

/** What a screen has to say of its dialogs. */
interface Definition<Row, Values, Create, Update> {
  opened: OpenedRecord | undefined;
  /** How many rows the list has. */
  count?: number;
  /** Narrows the deleted ones. */
  labelGroup?: string;
  create: (values: Values) => Create;
  update: (row: Row, values: Values, version: number) => Update;
}

/** A parameter that the call does not have is no excess property where it comes out of a variable: it is never all the same. */
type Exactly<Given, Arg> = Given & { [Name in Exclude<keyof Given, keyof Arg>]: never };

/** What the list shows: its filters as they go over the wire (decision A-90). */
type Listed<Given, Export> = [Export] extends [never]
  ? { listed?: undefined }
  : { listed: Given & Exactly<Given, Export> };

interface ExportRequest {
  scope?: string;
  languageToExport?: string;
  rows?: 'ALL' | 'LISTED';
}

interface Acts<Endpoints, Noun extends string, Row, Values> {
  create: (values: Values) => Promise<ReplyOf<Endpoints, Noun, 'create'>>;
  update: (row: Row, values: Values, version: number) => Promise<ReplyOf<Endpoints, Noun, 'update'>>;
  /** Users go by their names, so there is no removing one by an id. */
  remove: (
    id: ArgOf<Endpoints, Noun, 'remove'> extends { id: infer Id } ? Id : never,
  ) => Promise<ReplyOf<Endpoints, Noun, 'remove'>>;
  /** Saves a file, answers its name. */
  download: (request: ExportRequest, format: 'csv' | 'xlsx') => Promise<string>;
  preview: (file: File) => Promise<ReplyOf<Endpoints, Noun, 'preview'>>;
  run: (file: File, planDigest: string, ticks: object) => Promise<ReplyOf<Endpoints, Noun, 'run'>>;
}

/** The acts that openapi.yaml has for the noun; of the others it has no member. */
type Offered<Endpoints, Noun extends string, Row, Values> = {
  [
    Name in keyof Acts<Endpoints, Noun, Row, Values> as Operations<Noun>[Name] extends keyof Endpoints
      ? Name
      : never
  ]: Acts<Endpoints, Noun, Row, Values>[Name];
};

type Sent = ThunkAction<{ unwrap: () => Promise<unknown> }, unknown, unknown, UnknownAction>;

/** The endpoints of an area as they are at run time. */
type Known = Record<
  string,
  {
    useQuery: (arg: unknown, options: object) => unknown;
    initiate: (arg: unknown, options: { track: false }) => Sent;
  }
>;

/**
 * The calls of a noun by the grammar of operationIds: `recordCalls(trackingLabelCalls, 'TrackingLabel')` reads its list by
 * `listTrackingLabels` and gives the dialogs of kit/record what they call (RecordCalls). The area of openapi.yaml is passed so that
 * a page loads the calls of its own. `unsent` names the fields of the input that forms leave to the server.
 */
export function recordCalls<Endpoints, Noun extends NounOf<Endpoints>, const Unsent extends string = never>(
  { endpoints }: { endpoints: Endpoints },
  noun: Noun,
  _unsent: readonly Unsent[] = [],
) {
  const operations = operationsOf(noun);
  const known = endpoints as Known;
  const { useQuery } = known[operations.list]!;

  /** The current answer of the server, asked for again at each visit; nothing is asked before the user has asked. */
  const useList = <Given extends ArgOf<Endpoints, Noun, 'list'>>(
    ...[arg, isAsked = true]: ArgOf<Endpoints, Noun, 'list'> extends void
      ? []
      : [arg: Exactly<Given, ArgOf<Endpoints, Noun, 'list'>>, isAsked?: boolean]
  ) =>
    useQuery(arg, { skip: !isAsked, refetchOnMountOrArgChange: true }) as ListAnswer<
      ReplyOf<Endpoints, Noun, 'list'>
    >;

  /** What the dialogs call; `create` and `update` say what goes over the wire for what was typed. */
  function useCalls<
    Row extends { id: string | number },
    Values,
    Given extends ArgOf<Endpoints, Noun, 'download'> = ArgOf<Endpoints, Noun, 'download'>,
  >(
    of: { valuesOf: (row: Row) => Values; marketing?: string },
    definition: Definition<
      Row,
      Values,
      Complete<ArgOf<Endpoints, Noun, 'create'>, Row, Unsent>,
      Complete<ArgOf<Endpoints, Noun, 'update'>, Row, Unsent>
    > &
      Listed<Given, ArgOf<Endpoints, Noun, 'download'>>,
  ) {
    const { opened, listed = {}, count, labelGroup, create, update } = definition;
    const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
    // Only an export for marketing is of one language, and by default of everything.
    const isForMarketing = of.marketing !== undefined;
    const { data: languages = [] } = useGetLangListQuery(undefined, { skip: !isForMarketing });
    const call = (name: Operation, arg: unknown) =>
      dispatch(known[operations[name]]!.initiate(arg, { track: false })).unwrap();
    const fileOf = (format: 'csv' | 'xlsx', arg: object) =>
      call(format === 'csv' ? 'download' : 'xlsx', arg) as Promise<FileReply>;
    const parametersOf = ({ scope, languageToExport, rows }: ExportRequest) =>
      !isForMarketing ? listed : rows === 'LISTED' ? { scope, rows, ...listed } : { scope, languageToExport };
    const all: Record<keyof Acts<Endpoints, Noun, Row, Values>, (...args: never[]) => Promise<unknown>> = {
      create: (values: Values) => call('create', create(values)),
      update: (row: Row, values: Values, version: number) => call('update', update(row, values, version)),
      remove: (id: unknown) => call('remove', { id }),
      download: async (request: ExportRequest, format: 'csv' | 'xlsx') =>
        saveFile(await fileOf(format, parametersOf(request))),
      preview: (file: File) => call('preview', { body: { file, filename: file.name } }),
      run: (file: File, planDigest: string, ticks: object) =>
        call('run', { planDigest, body: { file, filename: file.name, ...ticks } }),
    };
    const fileOfSome = (ids: readonly string[] | undefined, format: 'csv' | 'xlsx') =>
      fileOf(format, {
        ...(isForMarketing && { scope: 'VERS', rows: 'LISTED' }),
        ...listed,
        ...(ids && { ids: ids.join(',') }),
      });
    const hasExport = operations.download in known;
    const offered = Object.entries(all).filter(([name]) => operations[name as Operation] in known);

    return {
      ...useRecordChanges(entityOf(noun), { ...shownBy(opened), labelGroup }),
      ...(Object.fromEntries(offered) as Offered<Endpoints, Noun, Row, Values>),
      bulk: useBulk(entityOf(noun) as BulkEntity, listed, hasExport ? fileOfSome : undefined),
      listed: isForMarketing ? { count } : undefined,
      languages: languages.map(({ value, text }) => ({ value, label: text })),
    };
  }

  return { useList, useCalls };
}

const entityOf = (noun: string) => (noun.charAt(0).toLowerCase() + noun.slice(1)) as ChangeEntity;
