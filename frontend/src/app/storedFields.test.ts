import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { historyFields } from '../kit/record/RecordNoun';
import { apiJsonTest } from '../screens/api-json-tests/apiJsonTest';
import { linkFields } from '../screens/call-to-actions/countryLink';
import { callToAction } from '../screens/call-to-actions/callToAction';
import { carModel } from '../screens/car-models/carModel';
import { configurationParameter } from '../screens/configuration-parameters/configurationParameter';
import { country } from '../screens/countries/country';
import { historyFields as countryModelFields } from '../screens/country-models/countryModel';
import { editorialContent } from '../screens/editorial-contents/editorialContent';
import { editorialPlaceholder } from '../screens/editorial-placeholders/editorialPlaceholder';
import { interfaceConfig } from '../screens/interface-configs/interfaceConfig';
import { interfaceLabel } from '../screens/interface-labels/interfaceLabel';
import { language } from '../screens/languages/language';
import { optGroup } from '../screens/opt-groups/optGroup';
import { itemChanges } from '../screens/option-colour-labels/itemChanges';
import { optionHistoryFields } from '../screens/option-labels/optionFields';
import { trackingLabel } from '../screens/tracking-labels/trackingLabel';
import { user } from '../screens/users/user';

/** What each history shows, by the noun of its operation. */
const shown: Record<string, readonly { name: string }[]> = {
  ApiJsonTest: historyFields(apiJsonTest),
  CallToAction: historyFields(callToAction),
  CarModel: historyFields(carModel),
  ConfigurationParameter: historyFields(configurationParameter),
  Country: historyFields(country),
  CountryCallToAction: Object.values(linkFields),
  CountryModel: countryModelFields,
  EditorialContent: historyFields(editorialContent),
  EditorialPlaceholder: historyFields(editorialPlaceholder),
  InterfaceConfig: historyFields(interfaceConfig),
  InterfaceLabel: historyFields(interfaceLabel),
  Language: historyFields(language),
  OptGroup: historyFields(optGroup),
  OptionLabel: optionHistoryFields,
  TrackingLabel: historyFields(trackingLabel),
  User: historyFields(user),
};

/** What such a record is, said in the head of the dialog: nothing ever changes it. */
const heads: Record<string, string[]> = {
  CountryCallToAction: ['callToActionId', 'countryId'],
  OptionLabel: ['code', 'language', 'modelcode'],
};

/** Written out below, or a list of prices, which is no record with fields. */
const elsewhere = ['OptColorLabel', 'Price'];

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  $ref?: string;
}

const contract = parse(readFileSync('openapi.yaml', 'utf8')) as {
  components: { schemas: Record<string, Schema> };
};
const nouns = [...readFileSync('openapi.yaml', 'utf8').matchAll(/operationId: get(\w+)History$/gm)].map(
  ([, noun]) => noun!,
);
const storedOf = (noun: string) => Object.keys(contract.components.schemas[`${noun}State`]!.properties!);

describe('history', () => {
  it.each(nouns.filter((noun) => !elsewhere.includes(noun)))('shows every stored field: %s', (noun) => {
    const names = (shown[noun] ?? []).map(({ name }) => name);

    expect(storedOf(noun).filter((field) => !names.includes(field))).toEqual(heads[noun] ?? []);
  });

  it('shows every stored field: OptColorLabel, whose switch is a line of its own', () => {
    const state = { code: 'A', language: 'it', modelcode: 'DEFAULT', label: 'Rosso', description: 'Info' };
    const change = { id: 1, recordId: 1, at: '2026-11-20T08:00:00Z', actor: 'admin', source: '' };
    const [label] = itemChanges([{ ...change, action: 'create', before: null, after: state }]);
    const [toggled] = itemChanges([
      {
        ...change,
        action: 'update',
        before: { code: 'A', inactive: false },
        after: { code: 'A', inactive: true },
      },
    ]);

    expect(label!.changes.map(({ name }) => name)).toEqual(['label', 'description']);
    expect(toggled!.note).toBe('Deactivated');
    expect(storedOf('OptColorLabel')).toEqual([...Object.keys(state), 'inactive']);
  });
});
