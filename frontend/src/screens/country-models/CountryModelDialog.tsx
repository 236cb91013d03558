import { use } from 'react';
import { useLabelItems } from '../../api/labelItems';
import { useModelMatch } from '../../api/modelMatches';
import { useOutcome } from '../../api/outcome';
import type { DialogState } from '../../kit/form/useOpenedDialog';
import { NewLabelItem } from '../../kit/label-item/LabelItemForm';
import type { PagedSearch } from '../../kit/list/usePagedSearch';
import type { CountryModelsPlace } from '../../kit/market-model/marketAndModel';
import { ConfirmChange } from '../../kit/record/ConfirmChange';
import { ExportRecords } from '../../kit/record/ExportRecords';
import { RecordHistory } from '../../kit/record/RecordHistory';
import { reopenAfterFailure } from '../../kit/record/reopenAfterFailure';
import { FieldsDraftsContext, moveDraft } from '../../kit/inline-edit/rowFields';
import { flagLabels, historyFields, type CountryModelDialog as Opened } from './countryModel';
import type { CountryModelFilter, CountryModelSortKey } from './countryModelSearch';
import { EditItem } from './EditItem';
import { useCountryModelCalls } from './useCountryModelCalls';
import { useUpdateRow } from './useSaveRow';
import type { DialogSteps } from '../../ui/dialogs/DialogSteps';
import { labelTexts } from '../../texts';
import { rich } from '../../texts/rich';
import { t } from '../../texts/countryModels.gen';

export interface CountryModelDialogProps {
  opened: Opened;
  dialog: DialogState<Opened>;
  place: CountryModelsPlace;
  search: PagedSearch<CountryModelFilter, CountryModelSortKey>;
  /** From the item of a row to those of the rows before and after it. */
  steps?: DialogSteps;
}

export function CountryModelDialog({ opened, dialog, place, search, steps }: CountryModelDialogProps) {
  const outcome = useOutcome();
  const calls = useCountryModelCalls(opened, place, search);
  const onClose = dialog.close;
  const onFailed = reopenAfterFailure(dialog, opened, outcome);

  switch (opened.kind) {
    case 'new':
      return (
        <NewLabelItem
          title={labelTexts.newInterfaceLabel}
          useItems={useLabelItems}
          useMatch={useModelMatch}
          outcome={outcome}
          onFailed={onFailed}
          onClose={onClose}
        />
      );
    case 'item':
      return (
        <EditItem
          key={opened.row.id}
          steps={steps}
          outcome={outcome}
          onFailed={onFailed}
          onClose={onClose}
          row={opened.row}
          chosen={opened.item}
          onChoose={(item) => dialog.open({ ...opened, item })}
        />
      );
    case 'toggle':
      return <ToggleRow opened={opened} onSaved={search.mark} onClose={onClose} />;
    case 'export':
      return (
        <ExportRecords
          calls={calls}
          outcome={outcome}
          onClose={onClose}
          subtitle={t('Country models · {title}', { title: place.title })}
        />
      );
    case 'history':
      return (
        <RecordHistory
          calls={calls}
          outcome={outcome}
          onClose={onClose}
          id={opened.row.id}
          title={t('History of {description}', { description: opened.row.description })}
          subtitle={`${opened.row.countryDesc} · ${opened.row.modelcode}`}
          one={t('row')}
          shown={{ fields: historyFields }}
          onSaved={search.mark}
        />
      );
  }
}

interface ToggleRowProps {
  opened: Extract<Opened, { kind: 'toggle' }>;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Asks, then saves a switch. What is typed into the row stays, and is meant for what came of it. */
function ToggleRow({ opened: { row, flag }, onSaved, onClose }: ToggleRowProps) {
  const drafts = use(FieldsDraftsContext);
  const update = useUpdateRow();
  const isOn = !row[flag];
  const takesMxeAlong = flag === 'commModelFrontendActiveInCountry' && row.mxeActive;
  const becomes = isOn
    ? t('{flag} is switched on for {model} in {country}.')
    : takesMxeAlong
      ? t('{flag} is switched off for {model} in {country}, and Enabled (MXE) with it.')
      : t('{flag} is switched off for {model} in {country}.');
  return (
    <ConfirmChange
      title={flagLabels[flag]}
      message={rich(becomes, {
        flag: <b>{flagLabels[flag]}</b>,
        model: row.description,
        country: row.countryDesc,
      })}
      change={() => update(row, { [flag]: isOn }, row.version)}
      outcome={useOutcome()}
      onChanged={({ id, version }) => {
        moveDraft(drafts, id, version);
        onSaved(id);
      }}
      onClose={onClose}
    />
  );
}
