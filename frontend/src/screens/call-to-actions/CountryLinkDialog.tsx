import type { CallToAction, CountryCallToAction } from '../../api';
import { useRecordChanges } from '../../api/recordChanges';
import { useOutcome } from '../../api/outcome';
import type { DialogState } from '../../kit/form/useOpenedDialog';
import { ConfirmChange } from '../../kit/record/ConfirmChange';
import { RecordHistory } from '../../kit/record/RecordHistory';
import {
  linkFields,
  type LinkDialog,
  linkPatterns,
  patternsOf,
  type CountryRow,
  type LinkPatterns,
} from './countryLink';
import { useSaveLink } from './useCountryLinks';
import { rich } from '../../texts/rich';
import { t } from '../../texts/callToActions.gen';
import { useState } from 'react';
import { useModelMatch } from '../../api/modelMatches';
import { RecordForm } from '../../kit/form/RecordForm';
import { sharedFormProps } from '../../kit/record/sharedFormProps';
import { reopenAfterFailure } from '../../kit/record/reopenAfterFailure';
import { ConflictDialog } from '../../kit/versioned/ConflictDialog';
import { conflictFields } from '../../kit/versioned/ConflictField';
import { useRecordUpdate } from '../../kit/record/useRecordUpdate';
import type { DialogSteps } from '../../ui/dialogs/DialogSteps';
import { ModelPatterns } from '../../kit/regexp/RegexpField';

export interface CountryLinkDialogProps<Opened extends LinkDialog = LinkDialog> {
  callToAction: CallToAction;
  opened: Opened;
  dialog: DialogState<LinkDialog>;
  /** To the countries before and after the one that is edited. */
  steps?: DialogSteps;
}

export function CountryLinkDialog({ opened, ...props }: CountryLinkDialogProps) {
  switch (opened.kind) {
    case 'toggle':
      return <ToggleLink {...props} opened={opened} />;
    case 'edit':
      return <EditLink {...props} key={opened.row.countryId} row={opened.row} />;
    case 'history':
      return <LinkHistory {...props} opened={{ ...opened, kind: 'history' }} />;
  }
}

const questions = {
  enable: {
    on: { title: t('Enable'), text: t('{code} is shown in {country}.') },
    off: { title: t('Disable'), text: t('{code} is not shown any more in {country}.') },
  },
  relevant: {
    on: { title: t('Relevant'), text: t('{code} becomes relevant in {country}.') },
    off: { title: t('Not relevant'), text: t('{code} is not relevant any more in {country}.') },
  },
};

/** Asks, then saves enable or relevant of a country. */
function ToggleLink(props: CountryLinkDialogProps<Extract<LinkDialog, { kind: 'toggle' }>>) {
  const { callToAction, opened, dialog } = props;
  const { row, flag } = opened;
  const wanted = !row[flag];
  const { title, text } = questions[flag][wanted ? 'on' : 'off'];
  const save = useSaveLink(callToAction.id);

  return (
    <ConfirmChange
      title={title}
      message={rich(text, { code: <b>{callToAction.code}</b>, country: <b>{row.description}</b> })}
      change={() => save(row, { [flag]: wanted })}
      outcome={useOutcome()}
      onClose={dialog.close}
    />
  );
}

function LinkHistory(props: CountryLinkDialogProps<Extract<LinkDialog, { kind: 'edit' | 'history' }>>) {
  const { callToAction, opened, dialog } = props;
  const { id, description } = opened.row;
  const calls = useRecordChanges('countryCallToAction', { shownId: id });
  return (
    <RecordHistory
      id={id}
      title={t('History of {description}', { description })}
      subtitle={t('{code} in this country', { code: callToAction.code })}
      one={t('link')}
      shown={{ fields: Object.values(linkFields), heads: ['callToActionId', 'countryId'] }}
      calls={calls}
      outcome={useOutcome()}
      onSaved={() => undefined}
      onClose={dialog.close}
    />
  );
}

interface EditLinkProps extends Omit<CountryLinkDialogProps, 'opened'> {
  row: CountryRow;
}

function EditLink({ callToAction, row: read, dialog, steps }: EditLinkProps) {
  // Whatever is read meanwhile, the form keeps what it began with.
  const [row] = useState(read);
  const [openedAt] = useState(Date.now);
  const outcome = useOutcome();
  const saveLink = useSaveLink(callToAction.id);
  const update = (_row: Linked, patterns: LinkPatterns, version: number) => saveLink(row, patterns, version);
  const saving = useRecordUpdate<Linked, LinkPatterns>({
    row,
    calls: { update },
    outcome,
    onUpdated: dialog.close,
  });
  const failed = reopenAfterFailure(dialog, { kind: 'edit', row }, outcome);
  const changed = (typed: LinkPatterns) =>
    Object.fromEntries(
      Object.entries(typed).filter(([name, value]) => value !== row[name as keyof LinkPatterns]),
    );
  const subtitle = t('{code} in {country}', { code: callToAction.code, country: row.description });

  return (
    <>
      <RecordForm
        {...sharedFormProps(outcome, dialog.close)}
        steps={steps}
        title={t('Edit {description}', { description: row.description })}
        subtitle={t('{code} in this country', { code: callToAction.code })}
        values={patternsOf(row)}
        onSave={(typed) =>
          saving
            .save({ over: row, mine: typed, openedAt })
            .catch((error: unknown) => failed(error, changed(typed)))
        }
      >
        <ModelPatterns
          fields={linkFields}
          useMatch={useModelMatch}
          hint={t('Every model of the country shows it.')}
        />
      </RecordForm>
      <ConflictDialog
        saving={saving}
        subtitle={subtitle}
        valuesOf={patternsOf}
        fieldsOf={(versions) => conflictFields(linkPatterns, versions)}
        outcome={outcome}
      />
    </>
  );
}

type Linked = Pick<CountryCallToAction, 'id' | 'version' | keyof LinkPatterns>;
