import type { Schema } from '../../kit/contract.ts';

export type VisibilityInput = Schema<'SolVisibilityInput'>;

export type SolModelInput = Schema<'SolModelInput'>;

export type SolModelFilterInput = Schema<'SolModelFilter'>;

export interface SolModelRow {
  id: { idSol: number; idSolMarket: number };
  vetele: string;
  model: string;
  adm: string;
  market: string;
  idCountry: string;
  visible: boolean;
  hqVisible: boolean;
  updateDate: string;
  updateUser: string;
}
