import { interaction } from '../harness.ts';

/** For /docs and for teams outside. */
export const contractInteractions = [interaction('getContract', {}), interaction('getContractYaml', {})];
