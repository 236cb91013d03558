import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import {
  AWKWARD,
  upload,
  type CrudResourceBench,
  type Body,
  type CrudResource,
} from './crud-resource-bench.ts';

export function describeExports(
  bench: CrudResourceBench,
  { name: fileName, columns }: NonNullable<CrudResource['exports']>,
): void {
  const { resource, create, clear, path, text, say } = bench;
  const exported = (kind: 'Csv' | 'Xlsx', query: Body = {}) =>
    bench.app.request('GET', `${path}/to${kind}`, { as: bench.editor, query });

  it('hold every record, with texts as they are; the columns have the names of the wire', async () => {
    await clear();
    for (const value of AWKWARD) await create({ [text]: say(value) });
    const { headers, bytes } = await exported('Csv');
    const lines = parse(bytes.toString().slice(1), { delimiter: ';', relaxQuotes: false }) as string[][];

    expect(headers.get('content-disposition')).toContain(`filename="${fileName}.csv"`);
    expect(lines[0]).toEqual(columns);
    // Would-be formulas are guarded by an apostrophe.
    const texts = lines.slice(1).map((cells) => cells[columns.indexOf(text)]!.replace(/^'(?='*[=+\-@])/, ''));
    expect(texts.toSorted()).toEqual(AWKWARD.map(say).toSorted());
  });

  it('come as a workbook too', async () => {
    const { headers, bytes } = await exported('Xlsx');

    expect(headers.get('content-disposition')).toContain(`filename="${fileName}.xlsx"`);
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('follow the filters of the list (A-90)', async () => {
    await clear();
    const [filter, field] = Object.entries(resource.searches)[0] ?? ['label', text];
    for (const value of ['Found', 'Omitted']) await create({ [field]: field === text ? say(value) : value });
    const { bytes } = await exported('Csv', { [filter]: 'found' });

    expect(bytes.toString()).toContain('Found');
    expect(bytes.toString()).not.toContain('Omitted');
  });
}

export function describeFiles(bench: CrudResourceBench, files: NonNullable<CrudResource['files']>): void {
  const { resource, send, create, update, rows, row, history, clear, path, name, text, say } = bench;
  const exported = (kind: 'Csv' | 'Xlsx', query: Body = {}) =>
    bench.app.request('GET', `${path}/to${kind}`, { as: bench.editor, query });
  const preview = (content: string | Buffer, file: string) =>
    bench.app.request('POST', `${path}/fromCsv/preview`, { as: bench.editor, body: upload(content, file) });
  const apply = (content: string | Buffer, query: Body = {}) =>
    bench.app.request('POST', `${path}/fromCsv`, {
      as: bench.editor,
      body: upload(content, 'rows.csv'),
      query,
    });
  const fillAwkwardly = async (): Promise<void> => {
    await clear();
    for (const value of AWKWARD) await create({ [text]: say(value) });
    const { body } = await create();
    for (const other of resource.otherKeys ?? []) await send('POST', '', { ...body, ...other });
  };
  const FILLED = AWKWARD.length + 1 + (resource.otherKeys ?? []).length;

  it('are named after what they hold; the columns have the names of the wire', async () => {
    await fillAwkwardly();
    const csv = await exported('Csv');
    const xlsx = await exported('Xlsx');

    expect(csv.headers.get('content-disposition')).toContain(`filename="${files.name}.csv"`);
    expect(xlsx.headers.get('content-disposition')).toContain(`filename="${files.name}.xlsx"`);
    expect(csv.bytes.toString().split('\r\n')[0]).toBe(`\ufeff${files.columns.join(';')}`);
  });

  it.each(['Csv', 'Xlsx'] as const)('come back without a change (%s)', async (kind) => {
    await fillAwkwardly();
    const { bytes } = await exported(kind);
    const { status, body } = await preview(bytes, `again.${kind.toLowerCase()}`);

    expect([status, body.errors]).toEqual([200, []]);
    expect(body.counts).toEqual({ created: 0, changed: 0, unchanged: FILLED, invalid: 0 });
  });

  it('mean the records with their key where they name no id, or another one', async () => {
    await fillAwkwardly();
    const text = (await exported('Csv')).bytes.toString();
    const withId = (id: string) => text.replace(/^\d+;/gm, `${id};`);

    for (const id of ['', '2147483'])
      expect((await preview(withId(id), 'again.csv')).body.counts).toMatchObject({
        created: 0,
        unchanged: FILLED,
      });
  });

  it('never rename: a row whose id is that of another key makes a new record and says so (R-072)', async () => {
    await clear();
    const { id, body: record } = await create();
    const code = String(record[name]);
    const file = (await exported('Csv')).bytes.toString().replaceAll(code, 'HIJACK');

    const { body: plan } = await preview(file, 'rows.csv');
    const { body } = await apply(file);

    expect(plan.rows).toEqual([
      expect.objectContaining({
        result: 'created',
        note: expect.stringMatching(`^id ${id} is ${code}; a new \\w+ HIJACK will be created$`),
      }),
    ]);
    expect((body as string[])[0]).toBe(`row 2: created HIJACK (id ${id} is ${code})`);
    expect(await row(id)).toMatchObject({ [name]: code, version: 1 });
    expect(await rows()).toHaveLength(2);
  });

  it('bring deleted records back from an export, equal but for id and version', async () => {
    await fillAwkwardly();
    const plain = async () =>
      (await rows()).map(({ id: _id, version: _version, ...each }) => JSON.stringify(each)).toSorted();
    const before = await plain();
    const { bytes } = await exported('Csv');
    await clear();

    const { status, body } = await apply(bytes);

    expect([status, (body as string[]).at(-1)]).toEqual([
      200,
      `${FILLED} created, 0 updated, 0 unchanged, 0 in error`,
    ]);
    expect(await plain()).toEqual(before);
  });

  it('change what differs, leave a trace with the name of the file, and count the version up', async () => {
    await clear();
    const { id } = await create({ [text]: say('Before') });
    const { bytes } = await exported('Csv');

    const { body } = await apply(bytes.toString().replace('Before', 'After'));

    expect(body).toEqual([
      expect.stringMatching(/^row 2: updated /),
      '0 created, 1 updated, 0 unchanged, 0 in error',
    ]);
    expect(await row(id)).toMatchObject({ [text]: say('After'), version: 2 });
    expect((await history(id))[0]).toMatchObject({
      action: 'update',
      source: 'rows.csv',
      actor: 'Giulia Ferri',
    });
  });

  it('leave bad rows out, name row, column, value and reason, and apply the good ones', async () => {
    await clear();
    const { column, value, reason } = files.badCell;
    await create();
    await create();
    const { bytes } = await exported('Csv');
    await clear();
    const lines = bytes.toString().split('\r\n');
    const cells = lines[2]!.split(';');
    cells[files.columns.indexOf(column)] = value;
    const file = [lines[0], lines[1], cells.join(';')].join('\r\n');

    const previewed = await preview(file, 'rows.csv');
    expect(previewed.body.errors).toContainEqual({ row: 3, column, value, reason });
    expect(await rows()).toHaveLength(0);
    const { body } = await apply(file, { planDigest: previewed.body.planDigest });

    expect((body as string[]).at(-1)).toBe('1 created, 0 updated, 0 unchanged, 1 in error');
    expect(await rows()).toHaveLength(1);
  });

  it('write nothing in a dry run, nor when the data changed since the preview', async () => {
    await clear();
    const { id, body: record } = await create({ [text]: say('Before') });
    const file = (await exported('Csv')).bytes.toString().replace('Before', 'After');
    const { body: plan } = await preview(file, 'rows.csv');
    expect((await apply(file, { dryRun: true })).status).toBe(200);
    await update(id, { ...record, [text]: say('Meanwhile') });

    const { status } = await apply(file, { planDigest: plan.planDigest });

    expect(status).toBe(409);
    expect(await row(id)).toMatchObject({ [text]: say('Meanwhile'), version: 2 });
  });

  it('refuse a file without the columns of the key', async () => {
    const { status, body } = await preview(`${text}\r\nx`, 'rows.csv');

    expect([status, body.message]).toEqual([400, expect.stringContaining('lacks the column')]);
  });
}
