export interface VisibilityInput {
  idSolModel?: number | null;
  idSolModelMarket?: number | null;
  visible: boolean;
}

export interface SolModelInput {
  model?: { vetele: string } | null;
  solModel?: { model: { vetele: string } } | null;
  country?: string | { id: string } | null;
  visible: boolean;
}

export interface SolModelFilterInput {
  adm?: string | null;
  market?: string | null;
  idCountry?: string | null;
  vetele?: string | null;
  showActive?: boolean | null;
  showHq?: boolean | null;
  countryList?: string[] | null;
  id?: { idSol?: number | null; idSolMarket?: number | null } | null;
}

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
