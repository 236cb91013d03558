import { defaultMask } from '../../../../../contracts/rules/amounts';
import type { Market } from '../../../api';
import { choiceOf } from '../../../kit/format/names';
import { discounts, highestOf, isShutOut } from '../../../kit/sol/discounts';
import { AmountInput } from '../../../kit/amounts/AmountInput';
import { onlyZoneOf, zonesOfCountry } from '../zones/countryZones';
import { campaignTexts } from '../../../texts';
import { Field } from '../../../ui/fields/Field';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import {
  campaignTypes,
  withMarket,
  type CampaignDraft,
  type CampaignType,
  dateFaults,
  firstEndOf,
  todayOf,
  withStart,
} from '../draft/campaignDraft';
import { faultOf, type CampaignForm } from './useCampaignForm';
import { t } from '../../../texts/solCampaigns.gen';
import layoutStyles from '../../../ui/layout.module.css';
import { oneLine } from '../../../../../contracts/rules/one-line';
import { wallClockOf } from '../../../../../contracts/rules/zone-clocks';
import { DateTimeInput } from '../../../ui/fields/DateTimeInput';
import { clockNoteOf } from '../draft/draftInstants';

/** From and to, by the clock of the campaign's zone. */
function PeriodFields({ form, stored }: { form: CampaignForm; stored?: CampaignDraft }) {
  const { draft, setDraft, openedAt } = form;
  const { dateStart, dateEnd, timeZone } = draft;
  const faults = dateFaults(draft, stored, openedAt);
  const clock = timeZone === '' ? undefined : wallClockOf(openedAt, timeZone);
  const zone = timeZone || undefined;

  return (
    <div className={layoutStyles.two}>
      <Field
        label={t('Date start')}
        required
        note={zone}
        error={faults.dateStart ?? faultOf(form, 'dateTimeStartUTC')}
        hint={clockNoteOf(draft, 'dateStart')}
      >
        <DateTimeInput
          value={dateStart}
          min={`${todayOf(draft, openedAt)}T00:00`}
          stored={stored?.dateStart}
          isTodayWhole
          now={clock}
          note={zone}
          pickerLabel={t('Date start: choose date and time')}
          onChange={(value, part) => setDraft(withStart(draft, value, part))}
        />
      </Field>
      <Field
        label={t('Date end')}
        required
        note={zone}
        error={faults.dateEnd ?? faultOf(form, 'dateTimeEndUTC')}
        hint={clockNoteOf(draft, 'dateEnd')}
      >
        <DateTimeInput
          value={dateEnd}
          min={firstEndOf(draft, openedAt)}
          stored={stored?.dateEnd}
          now={clock}
          defaultTime="23:59"
          note={zone}
          pickerLabel={t('Date end: choose date and time')}
          onChange={(value) => setDraft({ ...draft, dateEnd: value })}
        />
      </Field>
    </div>
  );
}

export interface CampaignFieldsProps {
  form: CampaignForm;
  stored?: CampaignDraft;
  markets: readonly Market[];
}

export function CampaignFields({ form, stored, markets }: CampaignFieldsProps) {
  const { draft, setDraft } = form;
  const market = markets.find(({ id }) => id === draft.idCountry);
  return (
    <>
      <Field label={t('Description')} required error={faultOf(form, 'description')}>
        <TextInput
          maxLength={500}
          value={oneLine(draft.description)}
          onValue={(description) => setDraft({ ...draft, description })}
        />
      </Field>
      <div className={layoutStyles.three}>
        <Field
          label={t('Market')}
          required
          locked={stored !== undefined}
          hint={stored === undefined && clearedBy(draft, markets)}
        >
          <Select
            options={markets.map(choiceOf)}
            value={draft.idCountry}
            placeholder={draft.idCountry === '' ? t('Select a market') : undefined}
            onValue={(id) => setDraft(withMarket(draft, marketIn(markets, id)))}
          />
        </Field>
        <ZoneField form={form} isoCode2={market?.isoCode2 ?? ''} />
        <Field label={t('Campaign type')} required error={faultOf(form, 'campaignType')}>
          <Select
            options={campaignTypes}
            value={draft.campaignType}
            onValue={(type) => setDraft({ ...draft, campaignType: type as CampaignType })}
          />
        </Field>
      </div>
      <PeriodFields form={form} stored={stored} />
      <DiscountFields form={form} market={market} />
    </>
  );
}

/** What another market clears. */
function clearedBy({ models, discTot, currency }: CampaignDraft, markets: readonly Market[]) {
  const hasOther = currency !== '' && markets.some((market) => market.currency !== currency);
  return [
    models.length > 0 && t('Another market clears the models.'),
    discTot !== null && hasOther && t('A market with another currency clears the total.'),
  ]
    .filter(Boolean)
    .join(' ');
}

const marketIn = (markets: readonly Market[], id: string) =>
  markets.find((market) => market.id === id) ?? { id, isoCode2: '', currency: '' };

/** The zones of the market's country; one that is alone is chosen already. */
function ZoneField({ form, isoCode2 }: { form: CampaignForm; isoCode2: string }) {
  const { draft, setDraft } = form;
  const zones = draft.idCountry === '' ? [] : zonesToChoose(isoCode2, draft.timeZone);
  const isOnly = onlyZoneOf(isoCode2) !== '' && draft.timeZone === onlyZoneOf(isoCode2);
  return (
    <Field
      label={t('Time zone')}
      required
      error={faultOf(form, 'timeZone')}
      hint={isOnly ? t('The only one of this market.') : undefined}
    >
      <Select
        options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        value={draft.timeZone}
        placeholder={
          draft.timeZone === ''
            ? zones.length > 0
              ? t('Select a time zone')
              : t('Choose a market first')
            : undefined
        }
        disabled={zones.length === 0 || isOnly}
        onValue={(timeZone) => setDraft({ ...draft, timeZone })}
      />
    </Field>
  );
}

/** Of a country that the list of zones does not know (such as Kosovo, XK) every zone, as the server takes it. */
function zonesToChoose(isoCode2: string, chosen: string): string[] {
  const known = zonesOfCountry(isoCode2);
  const offered = known.length > 0 ? known : Intl.supportedValuesOf('timeZone');
  return chosen === '' || offered.includes(chosen) ? offered : [...offered, chosen];
}

/** At least one; percent and total shut each other out. */
function DiscountFields({ form, market }: { form: CampaignForm; market: Market | undefined }) {
  const { draft, setDraft } = form;
  return (
    <div className={layoutStyles.three}>
      {discounts.map((field) => {
        const isOut = isShutOut(field, draft);
        const other = field === 'discPerc' ? campaignTexts.discTot : campaignTexts.discPerc;
        return (
          <Field
            key={field}
            label={campaignTexts[field]}
            note={field === 'discTot' ? draft.currency || undefined : undefined}
            error={faultOf(form, field)}
            hint={isOut ? t('Empty {other} to use this one.', { other }) : undefined}
          >
            {({ id, 'aria-describedby': describedBy }) => (
              <AmountInput
                id={id}
                describedBy={describedBy}
                cents={draft[field]}
                mask={market?.pricemask || defaultMask}
                highest={highestOf(field)}
                unit={field === 'discTot' ? draft.currency || undefined : '%'}
                disabled={isOut}
                onCents={(cents) => setDraft({ ...draft, [field]: cents })}
              />
            )}
          </Field>
        );
      })}
    </div>
  );
}
