/** Changes of many records, over HTTP. */
import { expect } from 'vitest';
import type { SignedInUser, TestApp } from './app.ts';

interface Preview {
  counts: Record<'selected' | 'changed' | 'unchanged' | 'refused', number>;
  changes: {
    name: string;
    action: string;
    fields: { field: string; title: string; before?: unknown; after?: unknown }[];
  }[];
  refused: { id: string; name: string; reason: string }[];
  planDigest: string;
}

export const chosen = (...ids: (number | string)[]) => ({ ids: ids.map(String) });
export const set = (selection: object, values: object) => ({ selection, action: 'set', values });
export const removal = (selection: object) => ({ selection, action: 'delete' });
export const counts = (selected: number, changed: number, unchanged = 0, refused = 0) => ({
  selected,
  changed,
  unchanged,
  refused,
});

/** By `editor` unless another user is named. */
export function bulkOn(app: () => TestApp, editor: () => SignedInUser) {
  const post = (entity: string, path: string, body?: object, as = editor()) =>
    app().request('POST', `/ccb/auth/fe/bulk/${entity}${path}`, { as, body });

  async function preview(entity: string, change: object, as = editor()): Promise<Preview> {
    const { status, body } = await post(entity, '/preview', change, as);
    expect(body.message).toBeUndefined();
    expect(status).toBe(200);
    return body as unknown as Preview;
  }

  async function run(entity: string, change: object, as = editor()) {
    const { planDigest } = await preview(entity, change, as);
    const { status, body } = await post(entity, '', { change, planDigest }, as);
    expect(status).toBe(200);
    return body as unknown as { message: string; run: string; counts: Preview['counts'] };
  }

  const undo = (entity: string, id: string, as = editor()) => post(entity, `/${id}/undo`, undefined, as);
  return { post, preview, run, undo };
}
