import { labelTexts } from '../../texts';
import { ExportDialog, type ExportRows } from '../export/ExportDialog';
import { noteDownload } from '../export/noteDownload';
import type { ScopeChoice } from '../export/ScopeCards';
import { countOf, type Noun } from '../format/counts';
import type { Outcome, RecordCalls } from './RecordCalls';
import { t } from '../../texts/kitRecord.gen';

export interface ExportRecordsProps<Row, Values> {
  subtitle: string;
  /** What the file for marketing holds; without it the export follows the list. */
  marketing?: string;
  noun?: Noun;
  everything?: string;
  calls: Required<Pick<RecordCalls<Row, Values>, 'download'>> &
    Pick<RecordCalls<Row, Values>, 'languages' | 'listed'>;
  outcome: Outcome;
  onClose: () => void;
}

type Scopes = readonly [ScopeChoice<'VERS' | 'MKTG'>, ...ScopeChoice<'VERS' | 'MKTG'>[]];

/** For versioning and for marketing, with what the latter holds. */
export const scopesWith = (marketing: string): Scopes => [
  {
    value: 'VERS',
    label: labelTexts.forVersioning,
    text: t('Every field; can be imported again without loss.'),
  },
  { value: 'MKTG', label: labelTexts.forMarketing, text: marketing },
];

const asListed: Scopes = [
  {
    value: 'VERS',
    label: t('As listed'),
    text: t('Every row that the list shows with its present filters, on all pages.'),
  },
];

/** All records, or those that the list shows: an export from one group should not surprise with all of them. */
export const rowsWith = (
  { many, one }: Noun,
  everything: string,
  count: number | undefined,
  listed = (records: string) =>
    t('{records}: those of its language, model and filters, on all pages.', { records }),
): readonly ScopeChoice<ExportRows>[] => [
  { value: 'ALL', label: t('All {many}', { many }), text: everything },
  {
    value: 'LISTED',
    label: t('What the list shows'),
    text: listed(count === undefined ? t('The {many}', { many }) : countOf(count, { one, many })),
  },
];

/** Exports the records; the server names the file. A failure opens no dialog. */
export function ExportRecords<Row, Values>(props: ExportRecordsProps<Row, Values>) {
  const {
    subtitle,
    marketing,
    noun = { one: t('row'), many: t('rows') },
    everything = '',
    calls,
    outcome,
    onClose,
  } = props;
  return (
    <ExportDialog
      title={labelTexts.export}
      subtitle={subtitle}
      scopes={marketing === undefined ? asListed : scopesWith(marketing)}
      rows={calls.listed && rowsWith(noun, everything, calls.listed.count)}
      languages={marketing === undefined ? undefined : calls.languages}
      onExport={(request, format) => noteDownload(calls.download(request, format), outcome)}
      onClose={onClose}
    />
  );
}
