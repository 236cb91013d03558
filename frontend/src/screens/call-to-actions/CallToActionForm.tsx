import type { CallToAction } from '../../api';
import { DraftOwner } from '../../kit/form/DraftContext';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { useRecordSteps } from '../../kit/record/useRecordSteps';
import { callToAction, type CallToActionValues } from './callToAction';
import { t } from '../../texts/callToActions.gen';
import { useCurrentLanguage } from '../../api/preferences';
import { useFieldValue } from '../../kit/form/useRecordField';
import { useId, useState, type ReactNode, useMemo } from 'react';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { callToActionTexts } from '../../texts';
import { TabPanel, Tabs } from '../../ui/navigation/Tabs';
import { CountryLinkDialog } from './CountryLinkDialog';
import { type LinkDialog, linkFields, type CountryRow, type LinkFlag } from './countryLink';
import { useCountryLinks, type CountryLinksState } from './useCountryLinks';
import styles from './call-to-actions.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { History, Pencil } from 'lucide-react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import { useModelMatches } from '../../api/modelMatches';
import { PatternCell } from '../../kit/regexp/PatternCell';
import type { Column } from '../../ui/data/Column';
import { editsRow } from '../../ui/data/editRow';
import { DataTable } from '../../ui/data/DataTable';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { FailedState } from '../../ui/feedback/FailedState';
import { IconButton } from '../../ui/navigation/IconButton';
import { Tag } from '../../ui/data/Tag';
import { Toggle } from '../../ui/fields/Toggle';
import textStyles from '../../ui/text.module.css';
import { useFindLabelCodesQuery, type LabelCode } from '../../api/index';
import { useDebounced } from '../../api/useDebounced';

interface LabelCodes {
  /** Codes of interface labels that contain what was typed, with their texts in the current language. */
  codes: readonly LabelCode[];
  /** The code that is the very text; null: there is none; undefined: not known yet. */
  exact: LabelCode | null | undefined;
}

/** The codes of interface labels for what is typed into a field, asked once the typing rests. */
function useLabelCodes(text: string): LabelCodes {
  const typed = text.trim();
  const code = useDebounced(typed);
  const language = useCurrentLanguage().code;
  const { data, currentData } = useFindLabelCodesQuery({ code, language });
  const isAnswered = currentData !== undefined && code === typed;
  return {
    codes: data ?? [],
    exact: isAnswered ? (currentData.find((each) => each.code === typed) ?? null) : undefined,
  };
}

interface CountryLinksProps {
  links: CountryLinksState;
  onOpen: (dialog: LinkDialog) => void;
}

/** Where a call to action is shown, country by country. */
function CountryLinks({ links, onOpen }: CountryLinksProps) {
  const { rows, failure, isReloading, retry } = links;
  const columns = useLinkColumns(rows, onOpen);
  const actions = useMemo(() => (row: CountryRow) => <LinkButtons row={row} onOpen={onOpen} />, [onOpen]);
  if (failure)
    return <FailedState title={t('The countries could not be loaded')} text={failure} onRetry={retry} />;
  return (
    <DataTable
      free
      caption={t('Table of countries')}
      columns={columns}
      rows={rows}
      rowKey={countryOf}
      actions={actions}
      isReloading={isReloading}
      skeletonRows={6}
      empty={<EmptyState title={t('No countries')} text={t('Create one on the screen Countries.')} />}
    />
  );
}

const countryOf = ({ countryId }: CountryRow) => countryId;

function LinkButtons({ row, onOpen }: { row: CountryRow; onOpen: CountryLinksProps['onOpen'] }) {
  const { description, id } = row;
  return (
    <>
      <IconButton
        icon={Pencil}
        {...editsRow}
        label={t('Edit the regexps of {description}', { description })}
        onClick={() => onOpen({ kind: 'edit', row })}
      />
      <IconButton
        icon={History}
        label={t('History of {description}', { description })}
        title={id === 0 ? t('Nothing is stored for this country yet') : undefined}
        disabled={id === 0}
        onClick={() => onOpen({ kind: 'history', row })}
      />
    </>
  );
}

function useLinkColumns(rows: readonly CountryRow[] | undefined, onOpen: CountryLinksProps['onOpen']) {
  const matches = useModelMatches(rows);
  return useMemo((): Column<CountryRow>[] => {
    const flag = (name: LinkFlag): Column<CountryRow> => ({
      key: name,
      header: linkFields[name].label,
      width: 90,
      align: 'center',
      cell: (row) => (
        <Toggle
          hideLabel
          label={`${linkFields[name].label} ${row.description}`}
          checked={row[name]}
          onChange={() => onOpen({ kind: 'toggle', row, flag: name })}
        />
      ),
    });
    const pattern = (name: 'modelEnableRegexp' | 'modelDisableRegexp'): Column<CountryRow> => ({
      key: name,
      header: linkFields[name].label,
      className: textStyles.ellipsis,
      cell: (row) => <PatternCell regexp={row[name]} matches={matches} />,
    });
    return [
      {
        key: 'country',
        header: t('Country'),
        className: textStyles.nowrap,
        cell: ({ description, countryId, isMarket }) => (
          <>
            {description} <span className={textStyles.faint}>{countryId}</span>{' '}
            {!isMarket && <Tag tone="neutral">{t('No market')}</Tag>}
          </>
        ),
      },
      flag('enable'),
      flag('relevant'),
      pattern('modelEnableRegexp'),
      pattern('modelDisableRegexp'),
    ];
  }, [matches, onOpen]);
}

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
    close: dialog.close,
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
        {(shown) => (
          <CountryLinkDialog
            callToAction={row}
            opened={shown.kind === 'edit' ? { kind: 'edit', row: links.present(shown.row) } : shown}
            dialog={dialog}
            steps={steps}
          />
        )}
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
        : exact?.label && <span lang={languageTag(lang)}>“{exact.label}”</span>;

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
