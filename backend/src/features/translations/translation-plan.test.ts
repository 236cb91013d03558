import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { inTransaction, readContext } from '../../kit/transaction.ts';
import type { TextKey } from './text-key.ts';
import { planTexts, textFault, writeTexts, type WantedTexts } from './translation-plan.ts';

let app: TestApp;
let groups = 0;
const base = () => ({ actor: null, now: app.clock.now, log: pino({ level: 'silent' }) });
const plan = (rows: WantedTexts[]) => planTexts(readContext(app.database, base()), rows, 'it');
const write = (rows: (WantedTexts & { seen: number })[]) =>
  inTransaction(app.database, base(), (context) => writeTexts(context, rows, { source: 'it', from: 'a.po' }));

beforeAll(async () => {
  app = await testApp();
  await app.aLanguage({ code: 'de' });
  await app.sql(`INSERT INTO opt_group (code, group_type) VALUES ('WHEELS', 'OPT'), ('AUDIO', 'ACC')`);
  await app.sql(
    `INSERT INTO opt_item (code, opt_group_id) SELECT v.code, g.id FROM opt_group g
     JOIN (VALUES ('08C', 'WHEELS'), ('9RA', 'AUDIO')) v (code, grp) ON v.grp = g.code`,
  );
  await app.sql(
    `INSERT INTO opt_label (opt_item_id, language_id, label, description)
     SELECT i.id, g.id, 'Cerchi', 'Di lega' FROM opt_item i, language g WHERE i.code = '08C' AND g.code = 'it'`,
  );
});
afterAll(() => app.close());

const keyOf = (spec: Partial<TextKey>): TextKey => ({
  kind: 'interfaceLabel',
  group: '',
  code: '',
  model: 'DEFAULT',
  exceptModel: '',
  field: 'label',
  ...spec,
});
async function label(texts: Record<string, string>, code = 'BTN_OK'): Promise<TextKey> {
  const group = `Plan ${(groups += 1)}`;
  for (const [language, text] of Object.entries(texts))
    await app.aLabel({ labelGroup: group, code, language, label: text });
  return keyOf({ group, code });
}
const stored = async ({ group }: TextKey): Promise<Record<string, string>> => {
  const [row] = await app.sql<{ texts: Record<string, string> }>(
    `SELECT jsonb_object_agg(g.code, r.label) AS texts FROM interface_label r JOIN language g ON g.id = r.language_id
     WHERE r.label_group = $1`,
    [group],
  );
  return row!.texts;
};
const wheels = (field: TextKey['field']) => keyOf({ kind: 'option', group: 'WHEELS', code: '08C', field });

describe('the plan', () => {
  it('tells what is stored under a key, in the languages wanted and in the source', async () => {
    const key = await label({ it: 'Conferma', en: 'Confirm' });

    const [planned] = await plan([{ key, texts: { en: 'OK', de: 'Weiter' } }]);

    expect(planned!.before).toEqual({
      it: { text: 'Conferma', changedAt: expect.any(Date) as Date },
      en: { text: 'Confirm', changedAt: expect.any(Date) as Date },
      de: { text: '', changedAt: undefined },
    });
    expect(planned!.recordedIn.toSorted()).toEqual(['en', 'it']);
  });

  it('knows a key by kind, group, models and code: an accessory is no option', async () => {
    const { group, ...key } = await label({ it: 'Conferma' });
    const none = [
      keyOf({ ...key, group: 'Elsewhere' }),
      keyOf({ ...key, group, model: '^AURORA' }),
      keyOf({ ...key, group, exceptModel: '^AURORA' }),
      { ...wheels('label'), kind: 'accessory' as const },
    ];

    const planned = await plan(none.map((one) => ({ key: one, texts: { en: 'x' } })));

    expect(planned.map(({ recordedIn }) => recordedIn)).toEqual([[], [], [], []]);
  });

  it('refuses texts that are longer than their column', () => {
    expect(textFault(wheels('label'), 'x'.repeat(1000))).toBeUndefined();
    expect(textFault(wheels('label'), '😀'.repeat(1000))).toBeUndefined();
    expect(textFault(wheels('label'), 'x'.repeat(1001))).toBe('At most 1000 characters');
  });
});

describe('what is written', () => {
  it('changes what is stored and creates what is missing, with the file in the change log', async () => {
    const key = await label({ it: 'Conferma', en: 'Confirm' });

    await write(await plan([{ key, texts: { en: 'OK', de: 'Weiter' } }]));

    expect(await stored(key)).toEqual({ it: 'Conferma', en: 'OK', de: 'Weiter' });
    const log = await app.sql(
      `SELECT action, source FROM change_log WHERE entity = 'interfaceLabel' AND after ->> 'labelGroup' = $1 AND source <> ''
       ORDER BY action`,
      [key.group],
    );
    expect(log).toEqual([
      { action: 'create', source: 'a.po' },
      { action: 'update', source: 'a.po' },
    ]);
  });

  it('makes one record of its two texts, and takes the ones not given from the source if they must not be empty', async () => {
    const content = { kind: 'editorialContent', group: '08C', code: 'CONTENT' } as const;
    await app.sql(
      `INSERT INTO editorial_content (code, optcode, language_id, label, content)
       SELECT 'CONTENT', '08C', id, 'Titolo', 'Testo' FROM language WHERE code = 'it'`,
    );

    await write(
      await plan([
        { key: wheels('label'), texts: { de: 'Felgen', en: 'Wheels' } },
        { key: wheels('description'), texts: { de: 'Aus Leichtmetall' } },
        { key: keyOf({ ...content, field: 'content' }), texts: { de: 'Inhalt' } },
      ]),
    );

    const labels = await app.sql(
      `SELECT g.code, r.label, r.description, r.version FROM opt_label r JOIN language g ON g.id = r.language_id ORDER BY g.code`,
    );
    expect(labels).toMatchObject([
      { code: 'de', label: 'Felgen', description: 'Aus Leichtmetall' },
      { code: 'en', label: 'Wheels', description: '' },
      { code: 'it', label: 'Cerchi', description: 'Di lega' },
    ]);
    expect(
      await app.sql(
        `SELECT r.label, r.content FROM editorial_content r JOIN language g ON g.id = r.language_id WHERE g.code = 'de'`,
      ),
    ).toEqual([{ label: 'Titolo', content: 'Inhalt' }]);
  });

  it('is nothing at all once any of the texts is another one than planned', async () => {
    const [first, second] = [await label({ it: 'Uno' }), await label({ it: 'Due', en: 'Two' })];
    const rows = await plan([
      { key: first, texts: { en: 'One' } },
      { key: second, texts: { en: 'Second' } },
    ]);
    await app.sql(`UPDATE interface_label SET label = 'The two' WHERE label_group = $1 AND label = 'Two'`, [
      second.group,
    ]);

    await expect(write(rows)).rejects.toMatchObject({ kind: 'conflict' });

    expect(await stored(first)).toEqual({ it: 'Uno' });
    expect(await stored(second)).toEqual({ it: 'Due', en: 'The two' });
  });

  it('does not mind another text of the record, nor another language', async () => {
    const key = await label({ it: 'Uno', en: 'One' });
    const rows = await plan([{ key, texts: { en: 'First' } }]);
    await app.sql(
      `UPDATE interface_label SET label = 'Primo', version = 9 WHERE label_group = $1 AND label = 'Uno'`,
      [key.group],
    );

    await write(rows);

    expect(await stored(key)).toEqual({ it: 'Primo', en: 'First' });
  });
});
