import {
  AlternativePrice,
  AlternativePriceList,
} from '../features/alternative-price-lists/alternative-price-list.entity.ts';
import { ApiJsonResult, ApiJsonTest } from '../features/api-json-tests/api-json-test.entity.ts';
import { CallToAction } from '../features/call-to-actions/call-to-action.entity.ts';
import { CountryCallToAction } from '../features/call-to-actions/country-link.entity.ts';
import { CarModel, ModelFamily } from '../features/car-models/car-model.entity.ts';
import { ConfigurationParameter } from '../features/configuration-parameters/configuration-parameter.entity.ts';
import { Country } from '../features/countries/country.entity.ts';
import { GeoRegion } from '../features/countries/geo-region.entity.ts';
import { CountryModel } from '../features/country-models/country-model.entity.ts';
import { Downpayment } from '../features/downpayments/downpayment.entity.ts';
import { EditorialContent } from '../features/editorial-contents/editorial-content.entity.ts';
import { EditorialPlaceholder } from '../features/editorial-placeholders/editorial-placeholder.entity.ts';
import {
  ColGrid,
  OptGrid,
  SourceVehicleOption,
  SourceVehicleOptionColour,
} from '../features/grids/grid.entity.ts';
import { InterfaceConfig } from '../features/interface-configs/interface-config.entity.ts';
import { InterfaceLabel } from '../features/interface-labels/interface-label.entity.ts';
import { JobRun } from '../features/jobs/job-run.entity.ts';
import { Language } from '../features/languages/language.entity.ts';
import { MenuRow } from '../features/menu/menu-row.entity.ts';
import { ModelRegexp, Vehicle } from '../features/models/vehicle.entity.ts';
import { OptGroup } from '../features/opt-groups/opt-group.entity.ts';
import { ColItem, ColLabel, OptItem, OptLabel } from '../features/option-colour-labels/item.entity.ts';
import { CommercialPackItem, ImplicitPackItem } from '../features/packs/pack.entity.ts';
import { ItemPrice, MarketTax, PriceList } from '../features/price-lists/price-list.entity.ts';
import { AppUser, UserCountry } from '../features/session/app-user.entity.ts';
import { LoginAttempt, Session } from '../features/session/session.entity.ts';
import { SolCampaignRow, SolCampaignModel } from '../features/sol-campaigns/sol-campaign.entity.ts';
import { SolTaxRow } from '../features/sol-country-taxes/sol-tax.entity.ts';
import { SolModel, SolModelMarket } from '../features/sol-models/sol-model.entity.ts';
import { VirtualProduct } from '../features/sol-price-data/virtual-product.entity.ts';
import { UsedSsoToken } from '../features/sso/used-sso-token.entity.ts';
import { TrackingLabel } from '../features/tracking-labels/tracking-label.entity.ts';
import { AnsweredRequest } from '../kit/answered-request.entity.ts';
import { ChangeLogEntry } from '../kit/change-log.entity.ts';

/** The entity of every table, for TypeORM; test/entities.test.ts compares them with the migrated database. */
export const entities = [
  AlternativePrice,
  AlternativePriceList,
  AnsweredRequest,
  ApiJsonResult,
  ApiJsonTest,
  AppUser,
  CallToAction,
  CarModel,
  ChangeLogEntry,
  ColGrid,
  ColItem,
  ColLabel,
  CommercialPackItem,
  ConfigurationParameter,
  Country,
  CountryCallToAction,
  CountryModel,
  Downpayment,
  EditorialContent,
  EditorialPlaceholder,
  GeoRegion,
  ImplicitPackItem,
  InterfaceConfig,
  InterfaceLabel,
  ItemPrice,
  JobRun,
  Language,
  LoginAttempt,
  MarketTax,
  MenuRow,
  ModelFamily,
  ModelRegexp,
  OptGrid,
  OptGroup,
  OptItem,
  OptLabel,
  PriceList,
  Session,
  SolCampaignRow,
  SolCampaignModel,
  SolModel,
  SolModelMarket,
  SolTaxRow,
  SourceVehicleOption,
  SourceVehicleOptionColour,
  TrackingLabel,
  UsedSsoToken,
  UserCountry,
  Vehicle,
  VirtualProduct,
];
