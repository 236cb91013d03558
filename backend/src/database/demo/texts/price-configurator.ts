import type { GroupTexts } from '../label-texts.ts';

// The migrations bring the Italian and English texts; these are the other languages of the same three labels.
export const priceConfigurator: GroupTexts = {
  group: 'PRICECONF',
  prefix: '',
  texts: `
priceconf.warning.unpublished.pricelist | | | Der Markt hat die Preisliste noch nicht veröffentlicht. | Le marché n'a pas encore publié le tarif. | El mercado todavía no ha publicado la tarifa. | De markt heeft de prijslijst nog niet gepubliceerd. | O mercado ainda não publicou a tabela de preços. | Rynek nie opublikował jeszcze cennika.
priceconf.warning.void.opt.prices.existing | | | In der folgenden Liste fehlen einige Preise... | Il manque des prix dans la liste ci-dessous... | Faltan algunos precios en la lista siguiente... | In de onderstaande lijst ontbreken prijzen... | Faltam alguns preços na lista abaixo... | Na poniższej liście brakuje niektórych cen...
priceconf.warning.alternative.pricelistDisc | | | Diese alternative Preisliste wird im New Inventory Shopping Tool verwendet. | Ce tarif alternatif est utilisé dans le New Inventory Shopping Tool. | Esta tarifa alternativa se utiliza en el New Inventory Shopping Tool. | Deze alternatieve prijslijst wordt gebruikt in de New Inventory Shopping Tool. | Esta tabela de preços alternativa é usada no New Inventory Shopping Tool. | Ten alternatywny cennik jest używany w New Inventory Shopping Tool.
`,
};
