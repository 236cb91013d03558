import { describe, expect, it } from 'vitest';
import { describeCrudResource } from '../../../test/crud-resource.ts';

const PATH = '/ccb/auth/fe/trackingLabels';

const app = describeCrudResource('tracking labels', {
  path: PATH,
  list: 'list',
  entity: 'trackingLabel',
  table: 'tracking_label',
  record: (n) => ({ key: `key.${n}`, label: `Label ${n}`, language: { id: 1 } }),
  isArray: true,
  name: 'key',
  text: 'label',
  changes: { language: { id: 2 } },
  fixed: { key: 'other' },
  required: ['key', 'label'],
  invalid: {
    key: ['x'.repeat(201), 7, null],
    label: ['x'.repeat(1001), null],
    language: [{ id: 99 }, { id: 'xx' }, 'it', null],
  },
  otherKeys: [{ language: { id: 2 } }, { key: 'another.key' }],
  searches: { code: 'key', label: 'label' },
  sorts: [],
  exports: { name: 'trackingLabels', columns: ['id', 'key', 'label', 'language'] },
});

async function emptied() {
  const as = await app().signIn({ ccadmEnabled: true });
  await app().sql('DELETE FROM tracking_label');
  const send = (method: string, to: string, body?: unknown) =>
    app().request(method, `${PATH}${to}`, { as, body });
  return { send, all: async () => (await send('GET', '/list')).body };
}

describe('the list of tracking labels', () => {
  it('is a plain array, empty when there are none (R-133)', async () => {
    const { all } = await emptied();

    expect(await all()).toEqual([]);
  });

  it('shows key, label, language and version of every language', async () => {
    const { send, all } = await emptied();
    await send('POST', '', { key: 'cta.quote', label: 'Preventivo', language: { id: 'it' } });
    const { body: saved } = await send('POST', '', { key: 'cta.quote', label: 'Quote', language: { id: 2 } });

    expect(await all()).toEqual([
      expect.objectContaining({ label: 'Preventivo' }),
      {
        id: saved.id,
        key: 'cta.quote',
        label: 'Quote',
        language: { id: 2, code: 'en', description: 'English' },
        version: 1,
      },
    ]);
  });
});

describe('a tracking label', () => {
  it('without a language is one of the default language; its key is trimmed (R-132)', async () => {
    const { send, all } = await emptied();
    await send('POST', '', { key: ' cta.quote ', label: 'Preventivo' });

    expect(await all()).toMatchObject([{ key: 'cta.quote', language: { code: 'it' } }]);
  });

  it('keeps its language when a change does not speak of it', async () => {
    const { send, all } = await emptied();
    const { body } = await send('POST', '', { key: 'cta', label: 'Quote', language: { id: 2 } });
    await send('PUT', `/${body.id}`, { key: 'cta', label: 'Offer' });

    expect(await all()).toMatchObject([{ label: 'Offer', language: { code: 'en' } }]);
  });

  it('cannot move to a language that has the key, and the reply names the field', async () => {
    const { send } = await emptied();
    await send('POST', '', { key: 'cta', label: 'Preventivo', language: { id: 1 } });
    const { body: english } = await send('POST', '', { key: 'cta', label: 'Quote', language: { id: 2 } });

    const { status, body } = await send('PUT', `/${english.id}`, {
      key: 'cta',
      label: 'Quote',
      language: { id: 1 },
    });

    expect([status, body.fields]).toEqual([
      409,
      [{ field: 'key', message: 'A tracking label with this key and language already exists.' }],
    ]);
  });
});
