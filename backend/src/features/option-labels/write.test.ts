import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { changesOf, changesPath } from '../../../test/changes.ts';
import { REQUIRED } from '../../../test/expected.ts';
import { gridFactoriesOn, type GridFactories } from '../../../test/grid-factories.ts';
import { aPriceList } from '../../../test/price-factories.ts';

const GRID = '/ccb/auth/fe/optGridLabel';
const LABEL = '/ccb/auth/fe/optLabel';

let app: TestApp;
let editor: SignedInUser;
let colleague: SignedInUser;
let make: GridFactories;
let count = 0;
/** The option and the grid row of the test. */
let item: { id: number; code: string };
let gridId: number;

beforeAll(async () => {
  app = await testApp();
  make = gridFactoriesOn(app);
  editor = await app.signIn({ ccadmEnabled: true, alias: 'Maria Keller' });
  colleague = await app.signIn({ ccadmEnabled: true, alias: 'Giulia Ferri' });
  await app.aModel({ modelcode: 'AURORA', vetele: '3410127' });
  await app.aModel({ modelcode: 'AURORA_EV', vetele: '3410227' });
  await app.aModel({ modelcode: 'BOREA', vetele: '3420127' });
});
beforeEach(async () => {
  item = await make.anOption({ code: `W${(count += 1)}`, labels: { it: 'Cerchi' } });
  await make.aGridOption({ vetele: '3410127', code: item.code });
  const [row] = await app.sql<{ id: number }>('SELECT id FROM opt_grid WHERE opt_item_id = $1', [item.id]);
  gridId = row!.id;
});
afterAll(() => app.close());

const create = (body: object, as = editor) => app.request('POST', GRID, { as, body });
const setModel = (body: object, { id = gridId, language = 'it', as = editor } = {}) =>
  app.request('PUT', `${GRID}/changeOptLabelInOptGrid/${id}/${language}`, { as, body });
const setDefault = (body: object, { id = item.id, as = editor } = {}) =>
  app.request('PUT', `${LABEL}/${id}`, { as, body });
const remove = (id: number, as = editor, query = {}) => app.request('DELETE', `${GRID}/${id}`, { as, query });
const changesOfLabels = () => changesOf(app, editor, 'optionLabel');
const history = (query: object = { language: 'it', modelName: 'AURORA' }, id = item.id) =>
  changesOfLabels().history(id, query);
const restore = (changeId: number, id = item.id) => changesOfLabels().restore(id, changeId);

/** The labels of an option, as 'it AURORA: text'. */
const labels = async (id = item.id): Promise<string[]> =>
  (
    await app.sql<{ line: string }>(
      `SELECT g.code || ' ' || modelcode || ': ' || label AS line FROM opt_label t JOIN language g ON g.id = t.language_id
       WHERE opt_item_id = $1 ORDER BY g.code DESC, modelcode <> 'DEFAULT', modelcode`,
      [id],
    )
  ).map(({ line }) => line);
const input = (spec: object = {}) => ({
  code: `NEW${(count += 1)}`,
  label: 'Cerchi nuovi',
  optGroup: 'WHEELS',
  language: { id: 1 },
  ...spec,
});
const itemOf = async (code: string) =>
  (
    await app.sql<{ id: number; group: string; as400: string }>(
      `SELECT i.id, g.code AS "group", i.as400_description AS as400 FROM opt_item i JOIN opt_group g ON g.id = i.opt_group_id WHERE i.code = $1`,
      [code],
    )
  )[0];

describe('the label of a model', () => {
  it('is created with the first text, then changed', async () => {
    const first = await setModel({ label: 'Cerchi Aurora' });
    const second = await setModel({ label: 'Cerchi “Aurora”', version: first.body.version });

    expect([first.status, first.body.message, first.body.optItemId]).toEqual([
      200,
      `Label ${item.code} updated`,
      item.id,
    ]);
    expect([second.body.id, second.body.version]).toEqual([first.body.id, first.body.version + 1]);
    expect(await labels()).toEqual(['it DEFAULT: Cerchi', 'it AURORA: Cerchi “Aurora”']);
  });

  it('belongs to the language of the path, by code or id', async () => {
    await setModel({ label: 'Wheels' }, { language: 'en' });
    await setModel({ label: 'Wheels 2' }, { language: '2' });

    expect(await labels()).toEqual(['it DEFAULT: Cerchi', 'en AURORA: Wheels 2']);
    expect((await setModel({ label: 'x' }, { language: 'xx' })).status).toBe(400);
  });

  it('takes a label entry as the list holds it, and ignores what is fixed', async () => {
    const { body } = await app.request('GET', `${GRID}/findByOptGroupAndModelName`, {
      as: editor,
      query: { modelName: 'AURORA', code: item.code, language: 'it' },
    });
    const [entry] = body.content[0].optItem.optLabelList;

    const { status } = await setModel({ ...entry, label: 'Cerchi da elenco', version: undefined });

    expect(status).toBe(200);
    expect(await labels()).toEqual(['it DEFAULT: Cerchi', 'it AURORA: Cerchi da elenco']);
  });

  it('keeps its info text unless another one is sent', async () => {
    await setModel({ label: 'Uno', description: 'Testo informativo' });
    await setModel({ label: 'Due' });
    const description = async () =>
      (
        await app.sql<{ description: string }>(
          `SELECT description FROM opt_label WHERE opt_item_id = $1 AND modelcode = 'AURORA'`,
          [item.id],
        )
      )[0]!.description;

    expect(await description()).toBe('Testo informativo');
    await setModel({ label: 'Due', description: '' });
    expect(await description()).toBe('');
  });

  it('is refused with 404 when the grid no longer offers the option', async () => {
    await app.sql('DELETE FROM opt_grid WHERE id = $1', [gridId]);

    expect((await setModel({ label: 'x' })).status).toBe(404);
  });
});

describe('the default label', () => {
  it('is written in the language of the body, the default one without any', async () => {
    await setDefault({ label: 'Cerchi in lega', language: { id: 1 } });
    await setDefault({ label: 'Alloy wheels', language: { id: 'en' } });
    await setDefault({ label: 'Cerchi in lega leggera' });

    expect(await labels()).toEqual(['it DEFAULT: Cerchi in lega leggera', 'en DEFAULT: Alloy wheels']);
  });

  it('is refused with 404 for an option that is not there', async () => {
    expect((await setDefault({ label: 'x' }, { id: 2147483647 })).status).toBe(404);
  });
});

describe('two people at once', () => {
  it('are told apart by the version: the second one gets what the first one stored', async () => {
    const mine = { label: 'Mia', version: 0 };
    await setModel({ label: 'Sua', version: 0 }, { as: colleague });

    const { status, body } = await setModel(mine);

    expect([status, body.message, body.changedBy]).toEqual([
      409,
      `${item.code} was changed while you were editing`,
      'Giulia Ferri',
    ]);
    expect(body.current).toMatchObject({
      label: 'Sua',
      model: { modelcode: 'AURORA' },
      language: { code: 'it' },
    });
    expect(body.changedAt).toBe(app.clock.now.toISOString());
    expect((await setModel({ ...mine, version: body.current.version })).status).toBe(200);
  });

  it('hear of a deletion meanwhile', async () => {
    const { body } = await setModel({ label: 'Prima' });
    await remove(body.id, colleague);

    const stale = await setModel({ label: 'Dopo', version: body.version });

    expect([stale.status, stale.body.message, stale.body.current, stale.body.changedBy]).toEqual([
      409,
      `The label of ${item.code} was deleted while you were editing`,
      null,
      'Giulia Ferri',
    ]);
  });

  it('overwrite each other without a version: the last one wins', async () => {
    await setDefault({ label: 'Prima' });
    await setDefault({ label: 'Dopo' }, { as: colleague });

    expect(await labels()).toEqual(['it DEFAULT: Dopo']);
  });

  it('both get an answer when they write the first label in the same moment', async () => {
    const replies = await Promise.all(['Uno', 'Due', 'Tre'].map((label) => setModel({ label, version: 0 })));

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const refused = replies.filter(({ status }) => status === 409);
    const stored = replies.find(({ status }) => status === 200)!.body.id;
    expect(refused.map(({ body }) => [body.current.id, body.changedBy])).toEqual([
      [stored, 'Maria Keller'],
      [stored, 'Maria Keller'],
    ]);
    expect(await labels()).toHaveLength(2);
  });

  it('includes a stale default label', async () => {
    await setDefault({ label: 'Prima', version: 1 });
    const { status, body } = await setDefault({ label: 'Seconda', version: 1 });

    expect([status, body.current.label, body.current.optItem.id]).toEqual([409, 'Prima', item.id]);
  });
});

describe('deleting', () => {
  it('takes the label of one model away, so that the default one applies (R-053)', async () => {
    const { body } = await setModel({ label: 'Cerchi Aurora' });
    const { status, body: reply } = await remove(body.id);

    expect([status, reply]).toEqual([
      200,
      { message: `Label ${item.code} deleted`, id: body.id, optItemId: item.id },
    ]);
    expect(await labels()).toEqual(['it DEFAULT: Cerchi']);
  });

  it('leaves an option that was entered by hand, also without a label (A-56)', async () => {
    const { body } = await create(input({ code: 'ALONE', modelEnableRegexp: 'BOREA' }));

    expect((await remove(body.id)).status).toBe(200);
    expect(await labels(body.optItemId)).toEqual([]);
    expect((await itemOf('ALONE'))?.id).toBe(body.optItemId);
  });

  it('refuses a default label and says why (R-078)', async () => {
    const [label] = await app.sql<{ id: number }>('SELECT id FROM opt_label WHERE opt_item_id = $1', [
      item.id,
    ]);
    const { status, body } = await remove(label!.id);

    expect(status).toBe(409);
    expect(body.message).toBe(
      `This is the default label of ${item.code}: every model without a label of its own shows it. Only labels of a model can be deleted.`,
    );
    expect(await labels()).toEqual(['it DEFAULT: Cerchi']);
  });

  it('deletes no text that a colleague has written since', async () => {
    const { body } = await setModel({ label: 'Prima' });
    const { version } = body;
    const his = await setModel({ label: 'Sua', version }, { as: colleague });

    const late = await remove(body.id, editor, { version });

    expect([late.status, late.body.message]).toEqual([
      409,
      `${item.code} was changed while you were editing`,
    ]);
    expect(await labels()).toContain('it AURORA: Sua');
    expect((await remove(body.id, editor, { version: his.body.version })).status).toBe(200);
  });

  it('answers 404 the second time', async () => {
    const { body } = await setModel({ label: 'x' });
    await remove(body.id);

    expect((await remove(body.id)).status).toBe(404);
  });
});

describe('deleting an option', () => {
  const removeOption = (id: number, as = editor) => app.request('DELETE', `${LABEL}/${id}`, { as });

  it.each([
    ['by default', 'DEFAULT', 2],
    ['for the models of a pattern', '^AURORA.*$', 4],
  ])(
    'takes a mistyped new code away that was entered %s, with its labels in every language',
    async (_where, pattern, count) => {
      const body = input({ modelEnableRegexp: pattern });
      const { optItemId } = (await create(body)).body;
      await create({ ...body, language: { id: 2 }, label: 'New wheels' });
      expect(await labels(optItemId)).toHaveLength(count);
      const stored = await app.sql<{ id: number }>('SELECT id FROM opt_label WHERE opt_item_id = $1', [
        optItemId,
      ]);

      const { status, body: reply } = await removeOption(optItemId);

      expect([status, reply]).toEqual([
        200,
        { message: `Option ${body.code} deleted with its ${count} labels`, id: optItemId },
      ]);
      expect(await itemOf(body.code)).toBeUndefined();
      // Each label is in the history, so that its text can be read and had back.
      const logged = await app.sql(
        `SELECT 1 FROM change_log WHERE entity = 'optLabel' AND action = 'delete' AND entity_id = ANY($1)`,
        [stored.map(({ id }) => String(id))],
      );
      expect(logged).toHaveLength(count);
      expect(await labels(optItemId)).toEqual([]);
      expect((await removeOption(optItemId)).status).toBe(404);
      expect((await create(body)).status).toBe(200);
    },
  );

  it('refuses one that a model offers, one of the factory, and one that a market has priced', async () => {
    const factory = await make.anOption({
      code: `F${(count += 1)}`,
      as400: 'CERCHI',
      labels: { it: 'Cerchi' },
    });
    const [country, vetele] = ['DE', '3410127'];
    await app.aCountry({ id: country });
    await aPriceList(app, { country, vetele });
    const [priced, alternative, fed] = await Promise.all(
      (['P', 'Q', 'R'] as const).map((code) => make.anOption({ code: `${code}${count}`, as400: '' })),
    );
    await app.sql(`INSERT INTO item_price (country_id, vetele, opt_item_id, price) VALUES ($1, $2, $3, 7)`, [
      country,
      vetele,
      priced!.id,
    ]);
    await app.sql(
      `WITH list AS (
         INSERT INTO alternative_price_list (country_id, vetele, opt_item_id) VALUES ($1, $2, $3) RETURNING id)
       INSERT INTO alternative_price (list_id, opt_item_id, price) SELECT id, $4, 7 FROM list`,
      [country, vetele, item.id, alternative!.id],
    );
    await make.aFeedOption({ vetele, code: fed!.code });
    const refused = [item, factory, priced!, alternative!, fed!];
    const replies = [];
    for (const { id } of refused) replies.push(await removeOption(id));

    expect(replies.map(({ status, body }) => [status, body.message])).toEqual(
      refused.map(({ code }) => [
        409,
        `${code} cannot be deleted: the feed brought it, a model or a pack offers it, or it has a price.`,
      ]),
    );
    expect(await labels()).toEqual(['it DEFAULT: Cerchi']);
  });

  it('is for users of the label tool', async () => {
    expect((await removeOption(item.id, await app.signIn())).status).toBe(403);
  });
});

describe('creating', () => {
  it('stores the default label and the option where there is none', async () => {
    const { status, body } = await create(input({ code: ' NEU1 ', modelEnableRegexp: 'DEFAULT' }));

    expect([status, body.message]).toEqual([200, 'Label NEU1 created']);
    const created = await itemOf('NEU1');
    expect(created).toEqual({ id: body.optItemId, group: 'WHEELS', as400: '' });
    expect(await labels(created!.id)).toEqual(['it DEFAULT: Cerchi nuovi']);
    expect(await history({ language: 'it' }, created!.id)).toHaveLength(1);
    const query = { optGroup: 'WHEELS', code: 'NEU1', pageOf: created!.id, size: 1, page: 7 };
    const shown = await app.request('GET', `${GRID}/findByOptGroupAndModelName`, { as: editor, query });
    expect(shown.body).toMatchObject({ pageIndex: 0, content: [{ id: created!.id }] });
  });

  it('adds to an option that is there, in another language', async () => {
    const { status } = await create(input({ code: item.code, language: { id: 'en' }, label: 'Wheels' }));

    expect(status).toBe(200);
    expect(await labels()).toEqual(['it DEFAULT: Cerchi', 'en DEFAULT: Wheels']);
  });

  it.each([undefined, '', ' ', 'DEFAULT'])(
    'takes the enabling regexp %j for the default label',
    async (pattern) => {
      const { body } = await create(input({ modelEnableRegexp: pattern, modelDisableRegexp: '' }));

      expect(await labels(body.optItemId)).toEqual(['it DEFAULT: Cerchi nuovi']);
    },
  );

  it('stores one label for each model that the pattern names and the other does not', async () => {
    const { body } = await create(
      input({ modelEnableRegexp: '^aurora.*$|BOREA', modelDisableRegexp: '.*_EV' }),
    );

    expect(body.message).toMatch(/^Label NEW\d+ created for 2 models$/);
    expect(await labels(body.optItemId)).toEqual(['it AURORA: Cerchi nuovi', 'it BOREA: Cerchi nuovi']);
    expect(await history({ language: 'it', modelName: 'BOREA' }, body.optItemId)).toHaveLength(1);
  });

  it('says it when it is one model', async () => {
    const { body } = await create(input({ modelEnableRegexp: 'BOREA' }));

    expect(body.message).toMatch(/ created for 1 model$/);
  });

  it.each([
    [{ modelEnableRegexp: 'AUR' }, 'modelEnableRegexp'],
    [{ modelEnableRegexp: 'AURORA', modelDisableRegexp: 'AURORA' }, 'modelEnableRegexp'],
    [{ modelEnableRegexp: 'AURORA(' }, 'modelEnableRegexp'],
    [{ modelDisableRegexp: '[' }, 'modelDisableRegexp'],
    [{ modelEnableRegexp: 'DEFAULT', modelDisableRegexp: 'BOREA' }, 'modelDisableRegexp'],
  ])('refuses the patterns %j and names the field', async (spec, field) => {
    const { status, body } = await create(input({ code: 'PATTERN', ...spec }));

    expect([status, body.fields[0].field]).toEqual([400, field]);
    expect(await itemOf('PATTERN')).toBeUndefined();
  });

  it('lets a disabling regexp that excludes nobody be (R-080)', async () => {
    expect((await create(input({ modelDisableRegexp: 'NOBODY' }))).status).toBe(200);
    expect((await create(input({ modelDisableRegexp: 'DEFAULT' }))).status).toBe(200);
  });

  it('refuses a label that is there already, whole, and says for whom', async () => {
    await setModel({ label: 'Cerchi Aurora' });

    const twice = await create(input({ code: item.code }));
    const partly = await create(input({ code: item.code, modelEnableRegexp: 'AURORA.*' }));

    expect([twice.status, twice.body.message]).toEqual([
      409,
      `${item.code} has a default label in Italiano already.`,
    ]);
    expect([partly.status, partly.body.message]).toEqual([
      409,
      `${item.code} has a label in Italiano for AURORA already.`,
    ]);
    expect(partly.body.fields).toEqual([{ field: 'code', message: partly.body.message }]);
    expect(await labels()).toHaveLength(2);
  });

  it('refuses an option of another group, and takes its type for its group', async () => {
    await make.anOption({ code: 'BOX1', group: 'CARRY', groupType: 'ACC' });
    const body = { code: 'BOX1', label: 'Baule' };

    const { status, body: reply } = await create(input(body));
    expect([status, reply.message]).toEqual([409, 'BOX1 belongs to the group CARRY.']);
    expect((await create(input({ ...body, optGroup: 'ACC' }))).status).toBe(200);
  });

  it('needs a group for a new option: its code, not its type', async () => {
    for (const optGroup of ['OPT', 'NOWHERE', '', null, undefined]) {
      const { status, body } = await create(input({ optGroup }));
      expect([status, body.fields[0].field]).toEqual([400, 'optGroup']);
    }
  });

  it('takes labelGroup for optGroup, and ignores what the entity carries besides (A-67)', async () => {
    const entity = {
      id: 0,
      scope: 'VERS',
      languageToExport: 'ALL',
      labelGroup: 'WHEELS',
      optGroup: undefined,
    };

    expect((await create(input(entity))).status).toBe(200);
  });

  it.each([
    ['code', ''],
    ['code', ' \t'],
    ['label', '  '],
  ])('refuses a blank %s: %j (R-080)', async (field, value) => {
    const { status, body } = await create(input({ [field]: value }));

    expect([status, body.message]).toEqual([400, REQUIRED]);
    expect(body.fields).toContainEqual({ field, message: REQUIRED });
  });
});

describe('what is sent', () => {
  it.each([
    [{ label: '' }],
    [{ label: ' ' }],
    [{}],
    [{ label: 7 }],
    [{ label: 'x'.repeat(1001) }],
    [{ label: 'a\u0000' }],
    [{ label: 'x', version: -1 }],
    [{ label: 'x', surprise: 1 }],
  ])('is refused when it is %j', async (body) => {
    expect((await setModel(body)).status).toBe(400);
    expect((await setDefault(body)).status).toBe(400);
  });

  it('is kept as it is', async () => {
    const label = ` a+b*c "x" 'y' 100% _ \\ 😀 à <b>&amp;</b> =1+1`;
    await setDefault({ label });

    expect(await labels()).toEqual([`it DEFAULT: ${label}`]);
  });

  it('is for the label tool only', async () => {
    const other = await app.signIn({ priceConfEnabled: true });
    const replies = [
      await create(input(), other),
      await setModel({ label: 'x' }, { as: other }),
      await setDefault({ label: 'x' }, { as: other }),
      await remove(1, other),
    ];

    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await app.request('DELETE', `${GRID}/1`)).status).toBe(401);
  });
});

describe('the history of an option', () => {
  it('tells who changed its labels in a language, newest first, a recreated label included', async () => {
    await setDefault({ label: 'Cerchi in lega' });
    const { body } = await setModel({ label: 'Aurora' }, { as: colleague });
    await remove(body.id);
    await setModel({ label: 'Di nuovo' });
    await setModel({ label: 'Wheels' }, { language: 'en' });

    const changes = await history();

    expect(
      changes.map(({ actor, action, before, after }) => [
        actor,
        action,
        (after ?? before).modelcode,
        before?.label,
        after?.label,
      ]),
    ).toEqual([
      ['Maria Keller', 'create', 'AURORA', undefined, 'Di nuovo'],
      ['Maria Keller', 'delete', 'AURORA', 'Aurora', undefined],
      ['Giulia Ferri', 'create', 'AURORA', undefined, 'Aurora'],
      ['Maria Keller', 'update', 'DEFAULT', 'Cerchi', 'Cerchi in lega'],
    ]);
  });

  it('holds the default label alone without a model', async () => {
    await setModel({ label: 'Aurora' });
    await setDefault({ label: 'Cerchi in lega' });

    expect((await history({ language: 'it' })).map(({ action }) => action)).toEqual(['update']);
    expect(await history({ language: 'en' })).toEqual([]);
  });

  it('tells nothing of a save that changed nothing', async () => {
    await setDefault({ label: 'Cerchi' });

    expect(await history()).toEqual([]);
  });

  it('is 404 for an option that is not there', async () => {
    const reply = await app.request('GET', changesPath('optionLabel', 2_147_483_647), { as: editor });

    expect(reply.status).toBe(404);
  });
});

describe('restoring', () => {
  it('brings an older text back', async () => {
    await setModel({ label: 'Uno' });
    await setModel({ label: 'Due' });
    const [, first] = await history();

    const { status, body } = await restore(first!.id);

    expect([status, body.message]).toEqual([200, `Label ${item.code} restored`]);
    expect(await labels()).toEqual(['it DEFAULT: Cerchi', 'it AURORA: Uno']);
    expect((await history())[0]).toMatchObject({
      action: 'restore',
      before: { label: 'Due' },
      after: { label: 'Uno' },
    });
  });

  it('brings back what stood there before the first recorded change', async () => {
    const [label] = await app.sql<{ label: string }>(
      `SELECT label FROM opt_label WHERE opt_item_id = ${item.id} AND modelcode = 'DEFAULT' AND language_id = 1`,
    );
    await app.request('PUT', `${LABEL}/${item.id}`, {
      as: editor,
      body: { label: 'Changed', language: { id: 1 } },
    });
    const [change] = await history({ language: 'it' });
    const reply = await changesOfLabels().restore(item.id, change!.id, { before: true });

    expect(reply.status, reply.body.message).toBe(200);
    expect(await labels()).toContain(`it DEFAULT: ${label!.label}`);
  });

  it('brings a deleted label back to life, and makes what others hold stale', async () => {
    const { body } = await setModel({ label: 'Aurora' });
    await remove(body.id);
    const [deletion] = await history();

    const restored = await restore(deletion!.id);

    expect(await labels()).toEqual(['it DEFAULT: Cerchi', 'it AURORA: Aurora']);
    expect(restored.body.version).toBeGreaterThan(body.version);
  });

  it('changes a label that was deleted and recreated meanwhile', async () => {
    const { body } = await setModel({ label: 'Prima vita' });
    await remove(body.id);
    await setModel({ label: 'Seconda vita' });
    const [creation, deletion] = await history();
    const wanted = (query = {}) => changesOfLabels().restore(item.id, deletion!.id, query);

    const unseen = await wanted();
    expect([unseen.status, unseen.body.message]).toEqual([
      409,
      expect.stringMatching(/^Maria Keller has changed it since: nothing was restored/),
    ]);
    expect(await labels()).toEqual(['it DEFAULT: Cerchi', 'it AURORA: Seconda vita']);
    expect((await wanted({ seen: creation!.id })).status).toBe(200);
    expect(await labels()).toEqual(['it DEFAULT: Cerchi', 'it AURORA: Prima vita']);
  });

  it('refuses a change of another option and one that is not there', async () => {
    const other = await make.anOption({ code: `OTHER${count}`, labels: { it: 'Altro' } });
    await setDefault({ label: 'Altro testo' }, { id: other.id });
    const [change] = await history({ language: 'it' }, other.id);

    expect((await restore(change!.id)).status).toBe(404);
    expect((await restore(999_999)).status).toBe(404);
    expect(await labels()).toEqual(['it DEFAULT: Cerchi']);
  });
});
