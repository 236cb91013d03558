import type { FeedRow } from '../../feed/feed-table.ts';
import type { DemoGridRow } from './grids.ts';
import { pick } from './pick.ts';
import type { DemoPriceList } from './prices.ts';

type Values = FeedRow['values'];

// Pack | what it holds where the vehicle is offered it; a star is compulsory.
const packs = `
PW1 | 452* 32H* 071 6EL
PT2 | 7Q2* 718* 7HU 6WC
PS3 | 0S2* 5DE 5DF 3SP 7PD
PF4 | 195* 6BC 6US 6DF
PB5 | 718* 132 64D
PC6 | 50R* 6TS* 4CC 8SE
PV7 | 5MX* 341 07C 5CU
PD8 | 5DA* 5BS* 5PC
`
  .trim()
  .split('\n')
  .map((line) => {
    const [pack = '', content = ''] = line.split(' | ');
    const options = content
      .split(' ')
      .map((code) => ({ code: code.replace('*', ''), must: code.endsWith('*') }));
    return { pack, options };
  });

/** One market in six has not put a pack together yet. */
const WITHOUT_ONE_IN = 6;

/** The packs of every vehicle in every market that sells it. */
export function packRows(lists: DemoPriceList[], grid: DemoGridRow[]): Values[] {
  const offered = new Set(grid.filter(({ isFed }) => isFed).map(({ vetele, code }) => `${vetele} ${code}`));
  return lists.flatMap(({ countryId, vetele }) =>
    packs
      .filter(({ pack }) => offered.has(`${vetele} ${pack}`))
      .filter(({ pack }) => pick(`${countryId}${pack}`, WITHOUT_ONE_IN) !== 0)
      .flatMap(({ pack, options }) =>
        options
          .filter(({ code }) => offered.has(`${vetele} ${code}`))
          .map(({ code, must }) => ({
            ...{ market: countryId, vehicle: vetele, pack, option: code },
            ...{ price_included: must, compulsory: must, opt_manovra: '', alternate_set: '' },
            default_set: must ? '1' : '',
          })),
      ),
  );
}

/** Automatic parking needs the cameras, a trailer manoeuvre the camera behind, and so on. */
export const implicitPacks: Values[] = [
  ['5PA', '5P6'],
  ['5PR', '5PC'],
  ['5TJ', '5DA'],
  ['0SM', '453'],
  ['45M', '453'],
  ['7HU', '7Q2'],
  ['4CC', '4BB'],
].map(([pack = '', option = '']) => ({ pack, option }));
