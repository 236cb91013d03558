import type { TrackingLabel } from '../../api';
import { LanguageName } from '../../kit/list/LanguageName';
import { PlaceholderText } from '../../kit/list/PlaceholderText';
import { RowCode } from '../../kit/list/RowCode';
import type { Column } from '../../ui/Column';
import type { TrackingLabelSortKey } from './trackingLabelSearch';
import { t } from '../../texts/trackingLabels';

export const trackingLabelColumns: Column<TrackingLabel, TrackingLabelSortKey>[] = [
  { key: 'key', sortKey: 'key', header: t('Key'), cell: (row) => <RowCode row={row} code={row.key} /> },
  {
    key: 'label',
    sortKey: 'label',
    header: t('Label'),
    width: '55%',
    cell: ({ label, language }) => <PlaceholderText text={label} lang={language.code} />,
  },
  {
    key: 'language',
    sortKey: 'language',
    header: t('Language'),
    className: 'nowrap',
    cell: ({ language }) => <LanguageName language={language} />,
  },
];
