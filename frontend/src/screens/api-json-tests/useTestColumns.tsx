import { useMemo } from 'react';
import type { Column } from '../../ui/data/Column';
import { Toggle } from '../../ui/fields/Toggle';
import { AddressCell } from './AddressCell';
import type { ShownTest, TestDialog } from './apiJsonTest';
import { t } from '../../texts/apiJsonTests.gen';
import { formatInstant } from '../../kit/format/instants';
import { Pill } from '../../ui/data/Pill';
import { Button } from '../../ui/navigation/Button';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { classes } from '../../ui/classes';
import textStyles from '../../ui/text.module.css';
import { Row } from '../../ui/Row';

export type TestSortKey = 'id' | 'urlAsIs' | 'urlToBe' | 'diff' | 'disableTest';

/** Active tests by their number, a hundred on a page; `show=all` in the address brings the disabled ones too. */
export const apiJsonTestSearch: SearchDefinition<'show', TestSortKey> = {
  filters: ['show'],
  sortKeys: ['id', 'urlAsIs', 'urlToBe', 'diff', 'disableTest'],
  size: 100,
  asksOnEntry: true,
};

const openers = {
  different: [t('Differences'), 'secondary'],
  failed: [t('Failure'), 'secondary'],
  equal: [t('Side by side'), 'quiet'],
} as const;

/** What both addresses answered: each alone, and both side by side. There is nothing to open before the first comparison. */
function DetailOpeners({ row, onOpen }: { row: ShownTest; onOpen: (dialog: TestDialog) => void }) {
  const { id, outcome } = row;
  const open = (dialog: TestDialog) => () => onOpen(dialog);
  const [label, variant] = outcome === 'none' ? [] : openers[outcome];
  return (
    <Row as="span" gap={4} margin="0 0 0 -10px">
      <Button
        variant="quiet"
        size="s"
        disabled={outcome === 'none'}
        aria-label={t('As is of test {id}', { id })}
        onClick={open({ kind: 'document', row, side: 'asIs' })}
      >
        {t('As is')}
      </Button>
      <Button
        variant="quiet"
        size="s"
        disabled={outcome === 'none'}
        aria-label={t('To be of test {id}', { id })}
        onClick={open({ kind: 'document', row, side: 'toBe' })}
      >
        {t('To be')}
      </Button>
      {label && (
        <Button
          variant={variant}
          size="s"
          aria-label={t('{label} of test {id}', { label, id })}
          onClick={open({ kind: 'differences', row })}
        >
          {label}
        </Button>
      )}
    </Row>
  );
}

function OutcomeCell({ test }: { test: ShownTest }) {
  const { live, outcome, diff, differenceCount, errorStatus, comparedAt } = test;
  if (live)
    return live === 'comparing' ? (
      <Pill tone="accent">{t('Comparing')}</Pill>
    ) : (
      <Pill tone="neutral">{t('Waiting')}</Pill>
    );
  const when = comparedAt
    ? t('{diff}\nCompared {comparedAt}', { diff, comparedAt: formatInstant(comparedAt) })
    : undefined;
  switch (outcome) {
    case 'none':
      return <span className={textStyles.faint}>{t('Not compared')}</span>;
    case 'equal':
      return (
        <span title={when}>
          <Pill tone="ok">{t('Equal')}</Pill>
        </span>
      );
    case 'different':
      return (
        <span title={when}>
          <Pill tone="warning">
            {differenceCount === 1
              ? t('1 difference')
              : t('{differenceCount} differences', { differenceCount })}
          </Pill>
        </span>
      );
    case 'failed':
      return (
        <span title={when}>
          <Pill tone="danger">{errorStatus ? t('Error {errorStatus}', { errorStatus }) : t('Error')}</Pill>
          <span className={classes(textStyles.sub, textStyles.ellipsis)}>{diff}</span>
        </span>
      );
  }
}

/** The columns in order. */
export const useTestColumns = (onOpen: (dialog: TestDialog) => void) =>
  useMemo(
    (): Column<ShownTest, TestSortKey>[] => [
      { key: 'id', sortKey: 'id', header: 'id', width: 66, className: textStyles.num, cell: ({ id }) => id },
      {
        key: 'urlAsIs',
        sortKey: 'urlAsIs',
        header: t('urlAsIs'),
        help: t('Address as is: the source of the current reply.'),
        cell: ({ urlAsIs }) => <AddressCell address={urlAsIs} />,
      },
      {
        key: 'urlToBe',
        sortKey: 'urlToBe',
        header: t('urlToBe'),
        help: t('Address to be: the source of the reply that should be the same.'),
        cell: ({ urlToBe }) => <AddressCell address={urlToBe} />,
      },
      {
        key: 'diff',
        sortKey: 'diff',
        header: t('diff'),
        help: t('Differences between the two replies in the last comparison.'),
        width: 140,
        cell: (test) => <OutcomeCell test={test} />,
      },
      {
        key: 'details',
        header: t('Details'),
        width: 204,
        cell: (row) => <DetailOpeners row={row} onOpen={onOpen} />,
      },
      {
        key: 'disableTest',
        sortKey: 'disableTest',
        header: t('Disable test'),
        width: 128,
        align: 'center',
        cell: (row) => (
          <Toggle
            hideLabel
            label={t('Disable test {id}', { id: row.id })}
            checked={row.disableTest}
            onChange={() => onOpen({ kind: 'disable', row })}
          />
        ),
      },
    ],
    [onOpen],
  );
