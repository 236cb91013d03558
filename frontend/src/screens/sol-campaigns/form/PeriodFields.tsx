import { wallClockOf } from '../../../../../contracts/rules/zone-clocks';
import { DateTimeInput } from '../../../ui/fields/DateTimeInput';
import { Field } from '../../../ui/fields/Field';
import { dateFaults, firstEndOf, todayOf, withStart, type CampaignDraft } from '../draft/campaignDraft';
import { clockNoteOf } from '../draft/draftInstants';
import { faultOf, type CampaignForm } from './useCampaignForm';
import { t } from '../../../texts/solCampaigns';
import layoutStyles from '../../../ui/layout.module.css';

/** From and to, by the clock of the campaign's zone. */
export function PeriodFields({ form, stored }: { form: CampaignForm; stored?: CampaignDraft }) {
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
