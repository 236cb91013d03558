import { defaultMask } from '../../../../../contracts/rules/amounts';
import type { ReactNode } from 'react';
import type { SessionUser, SolCampaignRow } from '../../../api';
import type { SolMarket } from '../../../api/solMarkets';
import { discounts, type Discount } from '../../../kit/sol/discounts';
import { wallClockOf } from '../../../../../contracts/rules/zone-clocks';
import { campaignTexts } from '../../../texts';
import type { Column } from '../../../ui/data/Column';
import { Toggle } from '../../../ui/fields/Toggle';
import { formatDay } from '../../../../../contracts/rules/wall-clocks';
import type { OpenCampaign } from '../dialogs/CampaignDialog';
import type { CampaignSortKey } from '../place/campaignSearch';
import { canEdit, canWrite } from '../rightsOf';
import { DescriptionCell, ModelsCell } from './dialogCells';
import { DateText, DiscountText, IdCell, SaveCell, type Begin, editNoteId } from './rowCells';
import { type RowField, useRowEdit } from './useRowEdit';
import {
  DescriptionInput,
  DiscountField,
  EndInput,
  StartInput,
  TypeSelect,
  type RowInputProps,
} from './rowInputs';
import type { GridPlace } from './useGridEditing';
import { t } from '../../../texts/solCampaigns.gen';
import { CircleAlert, CircleDot } from 'lucide-react';
import { countOf } from '../../../kit/format/counts';
import { readersZone } from '../../../kit/format/instants';
import { Button } from '../../../ui/navigation/Button';
import { draftToCheck } from '../draft/campaignDraft';
import { clockNoteOf } from '../draft/draftInstants';
import { OverlapWarning } from '../overlaps/OverlapWarning';
import styles from './campaign-grid.module.css';
import textStyles from '../../../ui/text.module.css';
import layoutStyles from '../../../ui/layout.module.css';
import { classes } from '../../../ui/classes';
import { Row } from '../../../ui/Row';

/** The last rows of the box would hide it; the same function always, or React would call it at each drawing. */
const showStrip = (strip: HTMLElement | null) => strip?.scrollIntoView({ block: 'nearest' });

/** Below the row in edit: what it lacks, what it would overlap, and the way out of it. */
function EditStrip({ row }: { row: SolCampaignRow }) {
  const { now, changes, block, isSaving, cancel } = useRowEdit(row);
  const isBlocked = changes.length > 0 && block !== undefined;
  const notes = (['dateStart', 'dateEnd'] as const).flatMap((date) => clockNoteOf(now, date) ?? []);

  const draft = draftToCheck(now, row.id);

  return (
    <div className={classes(layoutStyles.row, layoutStyles.wrap, styles.strip)} ref={showStrip}>
      <Row
        as="span"
        gap={6}
        id={editNoteId(row)}
        role="status"
        className={isBlocked ? textStyles.danger : textStyles.muted}
      >
        {isBlocked ? <CircleAlert size={14} aria-hidden /> : <CircleDot size={14} aria-hidden />}
        {isBlocked
          ? block
          : changes.length > 0
            ? t('{count} not saved', {
                count: countOf(changes.length, { one: t('change'), many: t('changes') }),
              })
            : t('Nothing changed yet')}
      </Row>
      <span className={textStyles.faint}>
        {t('Times of {timeZone}.', { timeZone: now.timeZone })}
        {notes.length > 0 && ` ${notes.join('. ')}.`}
      </span>
      <Button size="s" disabled={isSaving} onClick={cancel}>
        {t('Cancel')}
      </Button>
      {draft && changes.length > 0 && <OverlapWarning draft={draft} />}
    </div>
  );
}

type CampaignColumn = Column<SolCampaignRow, CampaignSortKey>;

export interface CampaignColumnsProps {
  user: SessionUser;
  markets: readonly SolMarket[];
  place: GridPlace | undefined;
  onBegin: Begin;
  onOpen: OpenCampaign;
}

/** How a market writes its amounts. */
const maskOf = (markets: readonly SolMarket[], id: string): string =>
  markets.find((each) => each.id === id)?.pricemask || defaultMask;

const plain = (key: CampaignSortKey, header: string, width: number | undefined) => ({
  key,
  sortKey: key,
  header,
  width,
});

/** The columns in their order. A cell of the row in edit is an input, any other one opens its row. */
export function campaignColumns({
  user,
  markets,
  place,
  onBegin,
  onOpen,
}: CampaignColumnsProps): CampaignColumn[] {
  const isEditing = (row: SolCampaignRow) =>
    place?.id === row.id && place.field !== 'left' && canEdit(user, row);
  const isHere = ({ id }: SolCampaignRow, field: GridPlace['field']) =>
    place?.id === id && place.field === field;

  const editable = (
    field: RowField,
    column: CampaignColumn,
    input: (props: RowInputProps) => ReactNode,
  ): CampaignColumn => ({
    ...column,
    cell: (row) => {
      if (isEditing(row)) return input({ row, takesFocus: isHere(row, field) });
      if (!canEdit(user, row)) return column.cell(row);
      return (
        // The number of the campaign does the same by keyboard.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span className={styles.cell} onClick={() => onBegin(row, field)}>
          {column.cell(row)}
        </span>
      );
    },
  });
  const discount = (field: Discount, width: number) =>
    editable(
      field,
      {
        ...plain(field, campaignTexts[field], width),
        align: 'right',
        cell: (row) => <DiscountText row={row} field={field} mask={maskOf(markets, row.country.id)} />,
      },
      (props) => <DiscountField {...props} field={field} mask={maskOf(markets, props.row.country.id)} />,
    );

  return [
    {
      ...plain('id', t('Campaign ID'), 92),
      cell: (row) => (
        <IdCell
          row={row}
          isEditing={isEditing(row)}
          takesFocus={isHere(row, 'left')}
          onEdit={canEdit(user, row) ? () => onBegin(row, 'dateStart') : undefined}
        />
      ),
      below: (row) => isEditing(row) && <EditStrip row={row} />,
    },
    {
      ...plain('idCountry', campaignTexts.market, 58),
      cell: ({ country }) => <span title={country.description}>{country.id}</span>,
    },
    editable(
      'dateStart',
      {
        ...plain('dateStart', t('Date Start'), 142),
        cell: (row) => <DateText wallClock={row.dateStart} row={row} />,
      },
      (props) => <StartInput {...props} />,
    ),
    editable(
      'dateEnd',
      {
        ...plain('dateEnd', t('Date End'), 142),
        cell: (row) => <DateText wallClock={row.dateEnd} row={row} />,
      },
      (props) => <EndInput {...props} />,
    ),
    ...discounts.map((field, at) => discount(field, [70, 86, 70][at] ?? 70)),
    {
      ...plain('description', t('Desc'), undefined),
      cell: (row) =>
        isEditing(row) ? (
          <DescriptionInput row={row} takesFocus={isHere(row, 'description')} />
        ) : (
          <DescriptionCell row={row} onOpen={onOpen} />
        ),
    },
    editable(
      'campaignType',
      { ...plain('campaignType', t('Campaign Type'), 78), cell: ({ campaignType }) => campaignType },
      (props) => <TypeSelect {...props} />,
    ),
    {
      ...plain('lastUpdate', t('Last Update'), 80),
      // The server sorts a campaign that was never changed by its creation, too.
      cell: ({ lastUpdate, insertDate }) => (
        <span className={textStyles.num}>
          {formatDay(wallClockOf(lastUpdate ?? insertDate, readersZone()))}
        </span>
      ),
    },
    {
      ...plain('active', t('Active'), 62),
      align: 'center',
      cell: (row) => (
        <Toggle
          hideLabel
          label={t('Active: campaign {id}', { id: row.id })}
          checked={row.active}
          disabled={!canWrite(user)}
          onChange={() => onOpen({ kind: 'toggle', row })}
        />
      ),
    },
    {
      key: 'save',
      header: campaignTexts.save,
      width: 52,
      align: 'center',
      cell: (row) => <SaveCell row={row} isEditing={isEditing(row)} />,
    },
    {
      key: 'models',
      header: t('Model List'),
      width: 76,
      align: 'center',
      cell: (row) => <ModelsCell row={row} user={user} onOpen={onOpen} />,
    },
  ];
}
