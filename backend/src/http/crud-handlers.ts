/** The operations of CRUD resources for a feature's map: `deleteOptGroup: optGroups.remove`. */
import type { Context, Transaction } from '../kit/context.ts';
import type { Crud, Saved } from '../kit/crud.ts';
import type { Download } from '../kit/download.ts';
import { exportFile, type ExportDefinition } from '../kit/export.ts';
import { importFile, previewFile, type ImportForm, type ImportOf } from '../kit/import/import.ts';
import { rowImport, type RowImport } from '../kit/import/row-import.ts';
import type { JsonText } from '../kit/json-reply.ts';
import { pagedList, type ListDefinition, type Page } from '../kit/paged-list.ts';
import type { UploadedFile } from '../kit/upload/uploaded-file.ts';

type Handled<Kind, Input, Reply> = { kind: Kind; handle: (context: Context, input: Input) => Promise<Reply> };
type Query<Input, Reply> = Handled<'query', Input, Reply>;
type Command<Input, Reply> = Handled<'command', Input, Reply> & { isOneWrite?: boolean };
type Path<Id> = { path: { id: Id } };

const query = <Input, Reply>(handle: Query<Input, Reply>['handle']): Query<Input, Reply> => ({
  kind: 'query',
  handle,
});
const command = <Input, Reply>(handle: Command<Input, Reply>['handle']): Command<Input, Reply> => ({
  kind: 'command',
  handle,
});
const oneWrite = <Input, Reply>(handle: Command<Input, Reply>['handle']): Command<Input, Reply> => ({
  ...command(handle),
  isOneWrite: true,
});

interface PageParameters<Sort> {
  page?: number;
  size?: number;
  sortBy?: Sort;
  sortDesc?: boolean;
  pageOf?: string;
}

/** `filters` maps the query's parameters. `firstPage` is the wire's first page; a lower one means the first page too. */
export const list = <Row, Wanted extends PageParameters<Sort>, Sort extends string, Filter extends string>(
  definition: ListDefinition<Sort, Filter>,
  filters: (
    wanted: Wanted,
    context: Context,
  ) => Partial<Record<Filter, unknown>> | Promise<Partial<Record<Filter, unknown>>>,
  { firstPage = 0 } = {},
): Query<{ query: Wanted }, JsonText<Page<Row>>> =>
  query(async (context, { query: wanted }) => {
    const {
      page = firstPage,
      size = 10,
      sortBy = Object.keys(definition.sorts)[0] as Sort,
      sortDesc = false,
      pageOf,
    } = wanted;
    return pagedList<Row, Sort, Filter>(context, definition, {
      page: Math.max(page - firstPage, 0),
      size,
      sortBy,
      sortDesc,
      pageOf,
      filters: await filters(wanted, context),
    });
  });

/** The filters of most lists, as their calls name them. */
export const codeAndLabel = ({ code, label }: { code?: string; label?: string }) => ({ code, label });

export const crudHandlers = <State extends object, Id extends number | string>(crud: Crud<State, Id>) => ({
  create: <Body>(
    stateOf: (context: Context, body: Body) => State | Promise<State>,
  ): Command<{ body: Body }, Saved<Id>> =>
    oneWrite(async (context, { body }) => crud.create(context, await stateOf(context, body))),
  update: <Body extends { version?: number }>(
    valuesOf: (context: Context, body: Body) => Partial<State> | Promise<Partial<State>>,
  ): Command<Path<Id> & { body: Body }, Saved<Id>> =>
    oneWrite(async (context, { path: { id }, body }) =>
      crud.update(context, id, await valuesOf(context, body), body.version),
    ),
  remove: oneWrite((context: Context, { path: { id } }: Path<Id>) => crud.remove(context, id)),
});

/** The ids of a query, such as 12,15; undefined for all rows. */
export const selectedIds = (ids: string | undefined): string[] | undefined =>
  ids ? ids.split(',') : undefined;

interface OfSelected {
  ids?: string;
}

/** The exports of a list (decision A-90); `optionsOf` maps the query's parameters to the export's options. */
export const exportHandlers = <Wanted, Options>(
  exported: ExportDefinition<Options>,
  optionsOf: (wanted: Wanted, context: Context) => Options | Promise<Options>,
) => {
  const fileOf = (kind: 'csv' | 'xlsx') =>
    query(async (context: Context, { query: wanted }: { query: Wanted & OfSelected }): Promise<Download> => {
      const options = await optionsOf(wanted, context);
      const ids = selectedIds(wanted.ids);
      return exportFile(context, exported, kind, ids ? { ...options, ids } : options);
    });
  return { csv: fileOf('csv'), xlsx: fileOf('xlsx') };
};

interface ScopeQuery {
  rows?: 'ALL' | 'LISTED';
  scope?: 'VERS' | 'MKTG';
  languageToExport?: string;
}

export const scopedOptions =
  <Wanted extends object, Filters>(filtersOf: (wanted: Wanted, context: Context) => Promise<Filters>) =>
  async ({ rows, scope, languageToExport, ...wanted }: Wanted & ScopeQuery, context: Context) => ({
    scope,
    languageToExport,
    ...(rows === 'LISTED' && { listed: await filtersOf(wanted as unknown as Wanted, context) }),
  });

type Upload<Form> = { file: UploadedFile | undefined; body: Form };

/** The preview of a file and the import that it announces, whose definition may depend on the fields sent with the file. */
export const importHandlers = <Preview, Result, Form extends ImportForm>(
  importOf: ImportOf<Preview, Result, Form>,
  { locks = true } = {},
) => ({
  preview: query((context: Context, { file, body, query: asked }: Upload<Form> & { query: object }) =>
    previewFile(context, importOf, file, { ...body, ...asked }),
  ),
  import: {
    kind: 'planned' as const,
    handle: (
      context: Context,
      { file, body, query: asked }: Upload<Form> & { query: ImportForm },
      transaction: Transaction,
    ): Promise<Result> => importFile(context, importOf, file, { ...body, ...asked }, { transaction, locks }),
  },
});

/** The same for a file whose rows are records: their versions and keys reveal changes made by others since they were planned. */
export const rowImportHandlers = (rows: RowImport) =>
  importHandlers((context: Context) => rowImport(context, rows), { locks: false });

/** The file operations of a resource: two exports, as in `exportHandlers`, a preview and the import that it announces. */
export const fileHandlers = <Wanted, Options>(
  exported: ExportDefinition<Options>,
  imported: RowImport,
  optionsOf: (wanted: Wanted, context: Context) => Options | Promise<Options>,
) => ({
  ...exportHandlers(exported, optionsOf),
  ...rowImportHandlers(imported),
});
