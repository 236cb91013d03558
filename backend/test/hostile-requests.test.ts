/** Hostile requests to the started product that any database has to bear, and that nobody else needs to be measured beside. */
import { expect, it } from 'vitest';
import { LABELS, hostileProduct } from './hostile-product.ts';

const { postJson, upload } = hostileProduct();

it('members named twice, or like the inside of an object, do no harm', async () => {
  const path = '/ccb/auth/fe/trackingLabels';
  const twice = await postJson(path, `{${'"key":"A",'.repeat(9_000)}"key":"HOSTILE","label":"x"}`);
  expect(twice.status).toBe(200);
  const inside = await postJson(path, '{"__proto__":{"key":"P"},"constructor":{"prototype":{"label":"P"}}}');
  expect(inside.status).toBe(400);
});

it('four previews of 100,000 rows at once are answered, or throttled with 503', async () => {
  const line = (n: number) => `;MAIN;CODE_${n};it;testo ${n};.*;\r\n`;
  const head = 'id;labelGroup;code;language;label;modelEnableRegexp;modelDisableRegexp\r\n';
  const text = head + Array.from({ length: 100_000 }, (_, n) => line(n)).join('');
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => upload(LABELS, 'x.csv', Buffer.from(text))),
  );

  for (const { status, message } of answers)
    if (status === 503) expect(message).toMatch(/^Other .+ Try again in a minute\.$/);
    else expect(status).toBe(200);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
}, 180_000);
