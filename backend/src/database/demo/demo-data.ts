import type { DemoLabel } from './label-texts.ts';
import { demoLabels } from './labels.ts';
import { languages, type DemoLanguage } from './languages.ts';
import { countryModels, markets, regions, type DemoCountryModel, type DemoMarket } from './markets.ts';
import {
  families,
  models,
  modelYears,
  vehicles,
  type DemoFamily,
  type DemoModel,
  type DemoVehicle,
} from './models.ts';
import { users, type DemoUser } from './users.ts';

export interface DemoConfigValue {
  code: string;
  value: string;
}

export interface DemoData {
  languages: DemoLanguage[];
  regions: { id: number; label: string }[];
  markets: DemoMarket[];
  families: DemoFamily[];
  models: (DemoModel & { rangeMy: string; maxMyVideoAvailable: string })[];
  vehicles: DemoVehicle[];
  countryModels: DemoCountryModel[];
  configValues: DemoConfigValue[];
  users: DemoUser[];
  labels: DemoLabel[];
}

const configValues: DemoConfigValue[] = [
  { code: 'SOL_SERVICE_AVAILABLE', value: 'true' },
  { code: 'PRICE_CONF_PDF_URL', value: 'https://configurator.example/tutorial/area-manager.pdf' },
  { code: 'CCF_URL', value: 'https://configurator.example/' },
];

/** The fictional car maker Alturia; the same for the same day. */
export function demoData({ today }: { today: Date }): DemoData {
  const [first, last] = modelYears(today);
  return {
    languages,
    regions,
    markets,
    families,
    models: models.map((model) => ({
      ...model,
      rangeMy: `${first}-${last}`,
      maxMyVideoAvailable: String(first),
    })),
    vehicles: vehicles(today),
    countryModels,
    configValues,
    users,
    labels: demoLabels(),
  };
}
