/** The search of everything at 200,000 labels (bench/labels.ts), as the command palette asks while somebody types. */
import type { Figure } from './bench.ts';
import { figureOf } from './replies.ts';
import type { RunningServer } from './servers.ts';

const GOAL_MS = 60;

const searches: Record<string, string> = {
  'a word of every label': 'configuratore',
  'a word of one label in ten': 'seat',
  'two letters': 'se',
  'one letter': 's',
  'the beginning of every code': 'bench',
  'a code': 'BENCH_0123',
  'two words, one of them rare': 'etichetta 777',
  'a misspelt word of every label': 'configratore',
  'two misspelt words': 'etichtta configratore',
  'a word that nothing has': 'qqqzzzkkk',
};

export async function measureSearch(
  { base }: RunningServer,
  headers: Record<string, string>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, text] of Object.entries(searches)) {
    const work = async () => {
      const reply = await fetch(
        `${base}/ccb/auth/fe/search?${new URLSearchParams({ text, language: 'it' })}`,
        {
          headers,
        },
      );
      const body = await reply.text();
      if (!reply.ok) throw new Error(`search: ${reply.status} ${body}`);
    };
    figures.push(await figureOf(`search of everything: ${what}`, work, GOAL_MS));
  }
  return figures;
}
