import autocannon from 'autocannon';

export interface Target {
  url: string;
  method?: 'GET' | 'PUT' | 'POST';
  headers?: Record<string, string>;
  bodyOf?: (n: number) => string;
  /** Path and query of each request, in place of those of `url`. */
  pathOf?: (n: number) => string;
  /** At the same time; 16 unless given. */
  connections?: number;
}

export interface Measured {
  perSecond: number;
  p99Ms: number;
}

let sent = 0;

async function measureRound({ bodyOf, pathOf, ...target }: Target, seconds: number): Promise<Measured> {
  const setupRequest = (request: object): object => {
    const n = sent++;
    return { ...request, ...(bodyOf && { body: bodyOf(n) }), ...(pathOf && { path: pathOf(n) }) };
  };
  const requests = bodyOf || pathOf ? [{ setupRequest }] : undefined;
  const result = await autocannon({ connections: 16, ...target, requests, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target.url}: ${result.non2xx} bad replies, ${result.errors} errors`);
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Rounds alternate, so that a noisy neighbour disturbs both alike; medians of the rounds. */
export async function compare(product: Target, baseline: Target, rounds: number, seconds: number) {
  await measureRound(product, 1);
  await measureRound(baseline, 1);
  const products: Measured[] = [];
  const baselines: Measured[] = [];
  for (let round = 0; round < rounds; round++) {
    baselines.push(await measureRound(baseline, seconds));
    products.push(await measureRound(product, seconds));
  }
  return {
    share: median(products.map((p, index) => p.perSecond / baselines[index]!.perSecond)),
    productPerSecond: median(products.map((p) => p.perSecond)),
    baselinePerSecond: median(baselines.map((f) => f.perSecond)),
    p99Ms: median(products.map((p) => p.p99Ms)),
    baselineP99Ms: median(baselines.map((f) => f.p99Ms)),
  };
}

export async function seconds(times: number, work: () => Promise<void>): Promise<number> {
  const all: number[] = [];
  for (let index = 0; index < times; index++) {
    const startedAt = performance.now();
    await work();
    all.push((performance.now() - startedAt) / 1000);
  }
  return median(all);
}
