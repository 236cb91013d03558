import { ChevronRight, Clock, Download } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { languageTag } from '../../../../contracts/rules/language-tag';
import {
  useExportTranslationCompletenessCsvMutation,
  useExportTranslationCompletenessXlsxMutation,
  useGetTranslationCompletenessQuery,
  type TextKind,
} from '../../api';
import { saveFile } from '../../api/files';
import { useOutcome } from '../../api/outcome';
import { useCurrentLanguage, useCurrentModel, useTranslationLanguages } from '../../api/preferences';
import { failureOf } from '../../api/problem';
import { ExportTable } from '../../kit/export/ExportTable';
import { countOf, formatCount } from '../../kit/format/counts';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { labelTexts } from '../../texts';
import { t } from '../../texts/translations.gen';
import type { Column } from '../../ui/data/Column';
import { DataTable } from '../../ui/data/DataTable';
import { Meter } from '../../ui/data/Meter';
import { TableCard } from '../../ui/data/TableCard';
import { FailedState } from '../../ui/feedback/FailedState';
import { Select } from '../../ui/fields/Select';
import layoutStyles from '../../ui/layout.module.css';
import { Button } from '../../ui/navigation/Button';
import { PageHead } from '../../ui/navigation/PageHead';
import { classes } from '../../ui/classes';
import { addressOf, completenessRows, shareLeft, shareOf, type CompletenessRow } from './completenessRows';
import { useLanguages } from './useLanguages';
import { kinds } from './workbench';
import textStyles from '../../ui/text.module.css';
import styles from './completeness.module.css';
import { Row } from '../../ui/Row';

interface ShareProps {
  row: CompletenessRow;
  at: number;
  source: string;
  language: { code: string; name: string };
}

/** How much of a group is translated into a language; leads to what is missing, and to what is out of date. */
function Share({ row, at, source, language }: ShareProps) {
  const { texts } = row;
  const { translated, outdated } = row.languages[at]!;
  const share = shareOf(translated, texts);
  const missing = texts - translated;
  const to = (state: 'missing' | 'outdated' | undefined) =>
    addressOf(row, {
      source,
      targets: [language.code],
      ...(state && { state, stateLanguage: language.code }),
    });
  const told = { name: row.name, language: language.name };
  return (
    <Row wrap between align="baseline" gap="3px 10px" className={styles.share}>
      <Link
        to={to(missing > 0 ? 'missing' : undefined)}
        aria-label={
          missing > 0
            ? t('{name}, {language}: {share} %, {missing} missing', { ...told, share, missing })
            : t('{name}, {language}: complete', told)
        }
        title={missing > 0 ? t('{missing} missing', { missing: formatCount(missing) }) : t('Complete')}
      >
        {share} %
      </Link>
      {outdated > 0 && (
        <Link
          to={to('outdated')}
          className={classes(
            layoutStyles.row,
            layoutStyles.inline,
            textStyles.warn,
            textStyles.tiny,
            styles.outdated,
          )}
          title={t('{outdated} out of date', { outdated: formatCount(outdated) })}
          aria-label={t('{name}, {language}: {outdated} out of date', { ...told, outdated })}
        >
          <Clock size={13} aria-hidden /> {shareLeft(outdated, texts)} %
        </Link>
      )}
      <Meter percent={share} className={classes(styles.bar, missing === 0 && styles.complete)} />
    </Row>
  );
}

function columnsOf(
  source: string,
  languages: readonly { code: string; name: string }[],
): Column<CompletenessRow>[] {
  return [
    {
      key: 'group',
      header: t('Group'),
      cell: (row) => (
        <Link
          to={addressOf(row, { source })}
          className={row.isTotal ? classes(styles.total, textStyles.bold) : styles.group}
        >
          {row.name}
        </Link>
      ),
    },
    {
      key: 'texts',
      header: t('Texts'),
      align: 'right',
      className: textStyles.num,
      cell: ({ texts }) => formatCount(texts),
    },
    ...languages.map((language, at): Column<CompletenessRow> => ({
      key: language.code,
      header: <span lang={languageTag(language.code)}>{language.name}</span>,
      divided: true,
      cell: (row) => <Share row={row} at={at} source={source} language={language} />,
    })),
  ];
}

interface ExportProps {
  query: { source: string; modelName: string };
  onClose: () => void;
}

function ExportCompleteness({ query, onClose }: ExportProps) {
  const [csv] = useExportTranslationCompletenessCsvMutation();
  const [xlsx] = useExportTranslationCompletenessXlsxMutation();
  return (
    <ExportTable
      subtitle={t('Completeness of translations')}
      rows={{
        label: t('Every kind and group'),
        text: t('Texts, share in per cent, translated and out of date, three columns for each language.'),
      }}
      download={async (format) => saveFile(await (format === 'csv' ? csv : xlsx)(query).unwrap())}
      outcome={useOutcome()}
      onClose={onClose}
    />
  );
}

/** How much of each kind and group is translated into each language. */
export function CompletenessScreen() {
  const [params, setParams] = useSearchParams();
  const { languages, langList } = useLanguages();
  const current = useCurrentLanguage();
  const { modelcode, description } = useCurrentModel();
  const [kept] = useTranslationLanguages();
  const dialog = useOpenedDialog<{ kind: 'export' }>();
  const exists = (code: string) => languages.some(({ value }) => value === code);
  const source =
    [params.get('source') ?? '', kept[0] ?? '', current.code].find(exists) ?? languages[0]?.value ?? '';
  const kind: TextKind | '' = kinds.find(({ value }) => value === params.get('kind'))?.value ?? '';
  const query = { source, modelName: modelcode };
  const completeness = useGetTranslationCompletenessQuery(query, {
    skip: source === '',
    refetchOnMountOrArgChange: true,
  });
  const { currentData } = completeness;
  // Nothing is asked for before the languages are there.
  const read = source === '' ? langList : completeness;
  const failure = read.isFetching ? undefined : failureOf(read);
  const refresh = () => void read.refetch();
  const rows = useMemo(() => currentData && completenessRows(currentData, kind), [currentData, kind]);
  const columns = useMemo(
    () =>
      columnsOf(
        source,
        (currentData?.[0]?.languages ?? []).map(({ language: code }) => ({
          code,
          name: languages.find(({ value }) => value === code)?.label ?? code,
        })),
      ),
    [source, currentData, languages],
  );
  const choose = (name: 'source' | 'kind', value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next);
  };

  return (
    <>
      <PageHead
        crumb={
          <>
            <Link to="/translations">{t('Translations')}</Link> <ChevronRight size={14} aria-hidden />{' '}
            {t('Completeness')}
          </>
        }
        title={t('Completeness')}
        tag={description}
        help={t('Share of the source texts that are translated. A share leads to what is missing.')}
        actions={
          <Button icon={Download} onClick={() => dialog.open({ kind: 'export' })}>
            {labelTexts.export}
          </Button>
        }
      />
      <OpenedDialog state={dialog}>
        {() => <ExportCompleteness query={query} onClose={dialog.close} />}
      </OpenedDialog>
      <TableCard
        label={t('Completeness')}
        count={rows ? countOf(rows.length, { one: t('row'), many: t('rows') }) : t('Texts')}
        tags={
          <>
            <Select
              variant="quiet"
              label={t('From')}
              value={source}
              options={languages}
              onValue={(value) => choose('source', value)}
            />
            <Select
              variant="quiet"
              label={t('Texts')}
              value={kind}
              options={[{ value: '', label: t('All kinds') }, ...kinds]}
              onValue={(value) => choose('kind', value)}
            />
          </>
        }
        onRefresh={refresh}
        isRefreshing={read.isFetching}
      >
        {failure ? (
          <FailedState title={t('The completeness could not be loaded')} text={failure} onRetry={refresh} />
        ) : (
          <DataTable
            caption={t('Completeness')}
            columns={columns}
            rows={rows}
            rowKey={({ key }) => key}
            isReloading={read.isFetching}
          />
        )}
      </TableCard>
    </>
  );
}
