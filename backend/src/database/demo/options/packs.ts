import type { FeedRow } from '../../feed/feed-table.ts';
import type { DemoGridRow } from './grids.ts';
import { pick } from './pick.ts';
import type { DemoPriceList } from './prices.ts';

type Values = FeedRow['values'];

// Pack | what it holds where the vehicle is offered it: a star is compulsory, a minus is paid for beside the pack, /M1 is the
// option of manoeuvre, =A the set of alternatives and ! its default.
const packs = `
PW1 | 452* 32H* 071 6EL/M1=A! 9MS/M1=A 4RA-
PT2 | 7Q2* 718* 7HU 6WC 718A/M2=A! 68H/M2=A 7RS-
PS3 | 0S2* 5DE 5DF 7PD 3SP/M1=A! 3AD/M1=A 439/M2=B! 9CC/M2=B 5EV/M2=B 8SE-
PF4 | 195* 6US 6BC=A! 6DF=A 6SB-
PB5 | 718* 132 64D 6HS-
PC6 | 50R* 6TS* 8SE 4CC/M1=A! 4BB/M1=A 3FL-
PV7 | 5MX* 07C 5CU 341=A! 04D=A 5LW-
PD8 | 5DA* 5BS* 5PC/M3=A! 5P6/M3=A 5PA-
5CC | 5CA* 4CB* 04C/M4=A! 5HH/M4=A 7CB-
`
  .trim()
  .split('\n')
  .map((line) => {
    const [pack = '', content = ''] = line.split(' | ');
    return { pack, options: content.split(' ').map(readOption) };
  });

interface PackOption {
  code: string;
  isCompulsory: boolean;
  isIncluded: boolean;
  manovra: string;
  set: string;
  isDefault: boolean;
}

function readOption(token: string): PackOption {
  const [, code = '', mark = '', manovra = '', set = '', isDefault] =
    /^(\w+)([*-]?)(?:\/(\w+))?(?:=(\w)(!?))?$/.exec(token)!;
  return {
    code,
    manovra,
    set,
    isCompulsory: mark === '*',
    isIncluded: mark !== '-',
    isDefault: isDefault === '!',
  };
}

/** Of alternatives that a vehicle is not offered the others remain: one alone is none, and a set without its default gets another. */
function withoutLonelySets(options: PackOption[]): PackOption[] {
  return options.map((option) => {
    const members = options.filter(({ set }) => set !== '' && set === option.set);
    if (members.length < 2) return { ...option, set: '', manovra: '', isDefault: false };
    const byDefault = members.find(({ isDefault }) => isDefault) ?? members[0];
    return { ...option, isDefault: option === byDefault };
  });
}

/** One market in six has not put a pack together yet; that of the pictures and of most users has. */
const WITHOUT_ONE_IN = 6;
const COMPLETE_IN = 'IT';

/** The packs of every vehicle in every market that sells it. */
export function packRows(lists: DemoPriceList[], grid: DemoGridRow[]): Values[] {
  const offered = new Set(grid.filter(({ isFed }) => isFed).map(({ vetele, code }) => `${vetele} ${code}`));
  return lists.flatMap(({ countryId, vetele }) =>
    packs
      .filter(({ pack }) => offered.has(`${vetele} ${pack}`))
      .filter(({ pack }) => countryId === COMPLETE_IN || pick(`${countryId}${pack}`, WITHOUT_ONE_IN) !== 0)
      .flatMap(({ pack, options }) =>
        withoutLonelySets(options.filter(({ code }) => offered.has(`${vetele} ${code}`))).map((option) => ({
          market: countryId,
          vehicle: vetele,
          pack,
          option: option.code,
          price_included: option.isIncluded,
          compulsory: option.isCompulsory,
          opt_manovra: option.manovra,
          alternate_set: option.set,
          default_set: option.isDefault ? option.set : '',
        })),
      ),
  );
}

/** Automatic parking needs the cameras, a trailer manoeuvre the camera behind, the sport pack its black grille, and so on. */
export const implicitPacks: Values[] = `
5PA 5P6
5PR 5PC
5TJ 5DA
0SM 453
45M 453
7HU 7Q2
4CC 4PC
PS3 5HH 7ST
PC6 50B 5BN
PT2 6ST
PD8 5SR 5FA
5MX 5LW
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [pack = '', ...options] = line.split(' ');
    return options.map((option) => ({ pack, option }));
  });
