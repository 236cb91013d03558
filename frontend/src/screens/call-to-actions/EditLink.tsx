import { useState } from 'react';
import type { CountryCallToAction } from '../../api';
import { useModelMatch } from '../../api/modelMatches';
import { useOutcome } from '../../api/outcome';
import { RecordForm } from '../../kit/form/RecordForm';
import { commonSlot } from '../../kit/record/EditRecord';
import { reopenAfterFailure } from '../../kit/record/reopenAfterFailure';
import { ResolveConflict } from '../../kit/record/ResolveConflict';
import { useRecordUpdate } from '../../kit/record/useRecordUpdate';
import { ModelField } from '../../kit/regexp/ModelField';
import type { CountryLinkDialogProps } from './CountryLinkDialog';
import { linkFields, linkPatterns, patternsOf, type CountryRow, type LinkPatterns } from './countryLink';
import { useSaveLink } from './useSaveLink';
import { t } from '../../texts/callToActions';

export interface EditLinkProps extends Omit<CountryLinkDialogProps, 'opened'> {
  row: CountryRow;
}

export function EditLink({ callToAction, row, dialog }: EditLinkProps) {
  const [openedAt] = useState(Date.now);
  const outcome = useOutcome();
  const saveLink = useSaveLink(callToAction.id);
  const update = (_row: Linked, patterns: LinkPatterns, version: number) => saveLink(row, patterns, version);
  const { save, conflict, dismissConflict } = useRecordUpdate<Linked, LinkPatterns>({
    row,
    calls: { update },
    outcome,
    onUpdated: dialog.close,
  });
  const failed = reopenAfterFailure(dialog, { kind: 'edit', row }, outcome);
  const subtitle = t('{code} in {country}', { code: callToAction.code, country: row.description });

  return (
    <>
      <RecordForm
        {...commonSlot(outcome, dialog.close)}
        title={t('Edit {description}', { description: row.description })}
        subtitle={t('{code} in this country', { code: callToAction.code })}
        values={patternsOf(row)}
        onSave={(typed) => save(typed, row.version).catch((error: unknown) => failed(error, typed))}
      >
        <ModelField
          useMatch={useModelMatch}
          field={linkFields.modelEnableRegexp}
          verb="matches"
          hint={t('Every model of the country shows it.')}
        />
        <ModelField
          useMatch={useModelMatch}
          field={linkFields.modelDisableRegexp}
          verb="excludes"
          hint={t('No model is excluded.')}
        />
      </RecordForm>
      {conflict && (
        <ResolveConflict
          key={conflict.current.version}
          subtitle={subtitle}
          row={row}
          conflict={conflict}
          openedAt={openedAt}
          outcome={outcome}
          fields={linkPatterns}
          valuesOf={patternsOf}
          onSave={save}
          onClose={dismissConflict}
        />
      )}
    </>
  );
}

type Linked = Pick<CountryCallToAction, 'id' | 'version' | keyof LinkPatterns>;
