import type { CallToAction } from '../../api';
import { DraftOwner } from '../../kit/form/DraftContext';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { useRecordSteps } from '../../kit/record/useRecordSteps';
import { callToAction, type CallToActionValues } from './callToAction';
import { t } from '../../texts/callToActions';
import { useLabelCodes } from '../../api/labelCodes';
import { useCurrentLanguage } from '../../api/preferences';
import { useFieldValue } from '../../kit/form/useRecordField';
import { useId, useState, type ReactNode } from 'react';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { callToActionTexts } from '../../texts';
import { TabPanel, Tabs } from '../../ui/navigation/Tabs';
import { CountryLinkDialog } from './CountryLinkDialog';
import { CountryLinks } from './CountryLinks';
import type { LinkDialog } from './countryLink';
import { useCountryLinks } from './useCountryLinks';
import styles from './call-to-actions.module.css';
import layoutStyles from '../../ui/layout.module.css';

interface StoredCallToActionProps extends Omit<RecordFormSlot<CallToAction, CallToActionValues>, 'row'> {
  row: CallToAction;
  children: ReactNode;
}

/** CTA Configuration, which Save saves, and Countries, whose rows are saved one by one. */
function StoredCallToAction({ row, children, ...form }: StoredCallToActionProps) {
  const id = useId();
  const [tab, setTab] = useState<'configuration' | 'countries'>('configuration');
  const links = useCountryLinks(row.id);
  const dialog = useOpenedDialog<LinkDialog>();
  const { opened, open } = dialog;
  const steps = useRecordSteps({
    isShown: ({ countryId }) => opened?.kind === 'edit' && opened.row.countryId === countryId,
    open: (link) => open({ kind: 'edit', row: link }),
    list: {
      currentData: links.rows && { content: links.rows, totalElements: links.rows.length },
      isFetching: links.isReloading,
    },
  });
  const enabled = links.rows?.filter(({ enable }) => enable).length;
  const tabs = [
    { value: 'configuration', label: callToActionTexts.configuration },
    { value: 'countries', label: callToActionTexts.countries, count: enabled },
  ] as const;
  const countries = (
    <TabPanel id={id} value="countries" className={styles.links}>
      <CountryLinks links={links} onOpen={open} />
    </TabPanel>
  );

  return (
    <>
      <RecordForm
        {...form}
        tabs={<Tabs id={id} label={row.code} tabs={tabs} value={tab} onChange={setTab} />}
        panel={tab === 'countries' ? countries : undefined}
      >
        <TabPanel id={id} value="configuration" className={layoutStyles.stack}>
          {children}
        </TabPanel>
      </RecordForm>
      <OpenedDialog state={dialog}>
        {(shown) => <CountryLinkDialog callToAction={row} opened={shown} dialog={dialog} steps={steps} />}
      </OpenedDialog>
    </>
  );
}

const field = callToAction.fields.labelCode;

/** The code of the interface label that customers read; the codes there are come up while it is typed. */
function LabelCodeField() {
  const typed = useFieldValue(field.name);
  const { codes, exact } = useLabelCodes(typed);
  const { code: lang, text: language } = useCurrentLanguage();
  const options = codes.map(({ code, label }) => ({ value: code, label: code, hint: label ?? undefined }));
  const hint = !typed.trim()
    ? t('Code of the interface label that customers read.')
    : exact === null
      ? t('No interface label has this code yet.')
      : exact && !exact.label
        ? t('This label has no text in {language} yet.', { language })
        : exact?.label && <span lang={lang}>“{exact.label}”</span>;

  return <RecordField field={field} options={options} hint={hint || '\u00a0'} />;
}

const { fields } = callToAction;

/** The form of a new call to action, and both tabs of a stored one. */
export function CallToActionForm({ row, ...form }: RecordFormSlot<CallToAction, CallToActionValues>) {
  if (!row)
    return (
      <RecordForm {...form} width={720}>
        <CallToActionFields />
      </RecordForm>
    );
  // The dialogs over the Countries tab keep no draft of their own for the end of the session.
  return (
    <DraftOwner value="">
      <StoredCallToAction row={row} {...form}>
        <CallToActionFields isStored />
      </StoredCallToAction>
    </DraftOwner>
  );
}

function CallToActionFields({ isStored = false }: { isStored?: boolean }) {
  return (
    <>
      <div className={layoutStyles.two}>
        <RecordField field={fields.code} locked={isStored} />
        <RecordField field={fields.sortNumber} hint={t('The smallest one comes first.')} />
      </div>
      <LabelCodeField />
      <div className={layoutStyles.two}>
        <RecordField field={fields.linkCode} />
        <RecordField field={fields.iconKey} />
        <RecordField field={fields.stKey} />
        <RecordField field={fields.adobeKey} />
      </div>
      <RecordField field={fields.descriptionKey} />
    </>
  );
}
