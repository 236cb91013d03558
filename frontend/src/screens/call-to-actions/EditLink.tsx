import { useState } from 'react';
import type { CountryCallToAction } from '../../api';
import { useModelMatch } from '../../api/modelMatches';
import { useOutcome } from '../../api/outcome';
import { RecordForm } from '../../kit/form/RecordForm';
import { commonSlot } from '../../kit/record/EditRecord';
import { reopenAfterFailure } from '../../kit/record/reopenAfterFailure';
import { ConflictDialog } from '../../kit/versioned/ConflictDialog';
import { conflictFields } from '../../kit/versioned/ConflictField';
import { useRecordUpdate } from '../../kit/record/useRecordUpdate';
import { ModelField } from '../../kit/regexp/RegexpField';
import type { CountryLinkDialogProps } from './CountryLinkDialog';
import { linkFields, linkPatterns, patternsOf, type CountryRow, type LinkPatterns } from './countryLink';
import { useSaveLink } from './useCountryLinks';
import { t } from '../../texts/callToActions';

export interface EditLinkProps extends Omit<CountryLinkDialogProps, 'opened'> {
  row: CountryRow;
}

export function EditLink({ callToAction, row, dialog }: EditLinkProps) {
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
  const subtitle = t('{code} in {country}', { code: callToAction.code, country: row.description });

  return (
    <>
      <RecordForm
        {...commonSlot(outcome, dialog.close)}
        title={t('Edit {description}', { description: row.description })}
        subtitle={t('{code} in this country', { code: callToAction.code })}
        values={patternsOf(row)}
        onSave={(typed) =>
          saving.save({ over: row, mine: typed, openedAt }).catch((error: unknown) => failed(error, typed))
        }
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
