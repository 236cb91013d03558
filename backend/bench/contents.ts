import type { Figure } from './bench.ts';
import { figureOf } from './replies.ts';
import type { RunningServer } from './servers.ts';

const ROWS = 5000;
const TIMES = 5;

const fileOf = (word: string): string =>
  [
    'code;label;language;optcode;modelEnableRegexp;modelDisableRegexp;content',
    ...Array.from(
      { length: ROWS },
      (_, n) => `BENCH_${n};Etichetta ${n};it;;DEFAULT;;"<p>${word} ${'x'.repeat(300)}</p>"`,
    ),
  ].join('\r\n');

export async function measureContents(
  { base }: RunningServer,
  headers: Record<string, string>,
): Promise<Figure[]> {
  const send = async (path: string, text: string) => {
    const body = new FormData();
    body.append('file', new Blob([text]), 'contents.csv');
    const reply = await fetch(`${base}/ccb/auth/fe/editorialContents/${path}`, {
      method: 'POST',
      headers,
      body,
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as unknown;
  };
  // Alternating files, so that every import changes every content.
  const files = [fileOf('Perché è così'), fileOf('Perché no')];
  let turn = 0;
  const imported = async () => {
    const lines = (await send('fromCsv', files[turn++ % 2]!)) as string[];
    if (!lines.at(-1)?.endsWith('0 unchanged, 0 in error')) throw new Error(`import: ${lines.at(-1)}`);
  };
  await send('fromCsv', files[1]!);
  return [
    await figureOf(
      `import of ${ROWS} contents, previewed`,
      () => send('fromCsv/preview', files[turn % 2]!),
      5000,
      TIMES,
    ),
    await figureOf(`import of ${ROWS} contents, changed and logged`, imported, 5000, TIMES),
  ];
}
