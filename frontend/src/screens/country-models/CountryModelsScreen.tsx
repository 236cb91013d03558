import { Navigate, useSearchParams, Link, useNavigate } from 'react-router-dom';
import { readCountryModelsPlace, type CountryModelsPlace } from '../../kit/market-model/marketAndModel';
import { Table2, ArrowLeft, ChevronRight, Download, Plus, History, Pencil } from 'lucide-react';
import { useCallback, useMemo, createContext, use } from 'react';
import { usePageSize, useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import { useOutcome } from '../../api/outcome';
import { failureOf } from '../../api/problem';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { activeFilters } from '../../kit/list/FilterField';
import { BulkRows } from '../../kit/bulk/BulkRows';
import { ListCard } from '../../kit/list/ListCard';
import { ListFilters } from '../../kit/list/ListFilters';
import { usePagedSearch, type PagedSearch } from '../../kit/list/usePagedSearch';
import { FieldsDraftsContext, useFieldsDrafts, useRowFields } from '../../kit/inline-edit/rowFields';
import { RestoredRows } from '../../kit/inline-edit/RestoredRows';
import { useRecordSteps } from '../../kit/record/useRecordSteps';
import { RowTags } from '../../kit/inline-edit/RowTags';
import { ConflictDialog } from '../../kit/versioned/ConflictDialog';
import { conflictFields } from '../../kit/versioned/ConflictField';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { columnsFrom } from './countryModelColumns';
import {
  countryModelBulk,
  rowFields,
  rowOf,
  textsOf,
  type CountryModelRow,
  storedFieldsOf,
  type CountryModelDialog as Opened,
} from './countryModel';
import { CountryModelDialog } from './CountryModelDialog';
import { lists, type CountryModelFilter, type CountryModelSortKey } from './countryModelSearch';
import { useCountryModelBulk } from './useCountryModelCalls';
import { useSaveRow } from './useSaveRow';
import { t } from '../../texts/countryModels.gen';
import { useListCountryModelsByCountryQuery, useListCountryModelsByModelQuery } from '../../api';
import narrow from '../../kit/list/narrow-columns.module.css';
import { classes } from '../../ui/classes';
import styles from './country-models.module.css';
import tableCardStyles from '../../ui/data/table-card.module.css';
import { useWayBack } from '../../kit/market-model/useWayBack';
import { labelTexts, countryModelTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { PageHead } from '../../ui/navigation/PageHead';
import { Quoted } from '../../ui/data/Quoted';
import { faultIn } from '../../kit/inline-edit/RowFieldInput';
import { editsRow } from '../../ui/data/editRow';
import { IconButton } from '../../ui/navigation/IconButton';
import textStyles from '../../ui/text.module.css';
import { Row } from '../../ui/Row';

const SavedRow = createContext<string | number | undefined>(undefined);

interface RowButtonsProps {
  row: CountryModelRow;
  onOpen: (dialog: Opened) => void;
  onSave: (row: CountryModelRow) => unknown;
}

/** Item, history and Save of a row; Save only once something is typed that can be saved. */
function RowButtons({ row, onOpen, onSave }: RowButtonsProps) {
  const { draft } = useRowFields(storedFieldsOf(row));
  const isSaved = use(SavedRow) === row.id && !draft;
  const name = t('{description} in {countryDesc}', {
    description: row.description,
    countryDesc: row.countryDesc,
  });
  const isReady = draft !== undefined && !faultIn(rowFields, draft.typed);
  return (
    <Row as="span" inline gap={0} className={styles.buttons}>
      <IconButton
        icon={Pencil}
        {...editsRow}
        label={t('Edit item of {name}', { name })}
        onClick={() => onOpen({ kind: 'item', row })}
      />
      <IconButton
        icon={History}
        label={t('History of {name}', { name })}
        onClick={() => onOpen({ kind: 'history', row })}
      />
      <Button
        size="s"
        variant={isReady ? 'primary' : isSaved ? 'quiet' : 'secondary'}
        disabled={!isReady}
        aria-label={isSaved ? t('Saved: {name}', { name }) : t('Save {name}', { name })}
        onClick={() => onSave(row)}
      >
        {isSaved ? <span className={textStyles.ok}>{t('Saved')}</span> : countryModelTexts.save}
      </Button>
    </Row>
  );
}

/** The rows of a country by one call, those of a model by the other. */
function useCountryModelRows(
  { from, idKey }: CountryModelsPlace,
  { request, group }: PagedSearch<CountryModelFilter, CountryModelSortKey>,
) {
  const { modelcode: modelName } = useCurrentModel();
  const { code: language } = useCurrentLanguage();
  const asked = { key: idKey, ...request, optGroup: group, modelName, language };
  const fresh = { refetchOnMountOrArgChange: true };
  const byCountry = useListCountryModelsByCountryQuery(asked, { ...fresh, skip: from !== 'countries' });
  const byModel = useListCountryModelsByModelQuery(asked, { ...fresh, skip: from !== 'car_model' });
  const list = from === 'countries' ? byCountry : byModel;
  const { currentData } = list;
  const page = useMemo(
    () => currentData && { ...currentData, content: currentData.content.map(rowOf) },
    [currentData],
  );
  return { ...list, currentData: page };
}

const nameOfRow = ({ modelcode, countryId }: CountryModelRow) => `${countryId} · ${modelcode}`;

/** The rows of a country or of a model, edited in place; each row is saved on its own. */
function CountryModels({ place }: { place: CountryModelsPlace }) {
  const { noun, search: definition, filters } = lists[place.from];
  const search = usePagedSearch(definition, `${place.from} ${place.idKey}`, usePageSize());
  const list = useCountryModelRows(place, search);
  const drafts = useFieldsDrafts(search.subject);
  const dialog = useOpenedDialog<Opened>();
  const { opened: shown, open } = dialog;
  const steps = useRecordSteps({
    isShown: ({ id }) => shown?.kind === 'item' && shown.row.id === id,
    open: (row) => open({ kind: 'item', row }),
    close: dialog.close,
    search,
    list,
  });
  const outcome = useOutcome();
  const { saving, saveRow: save } = useSaveRow({ drafts, onSaved: search.mark });
  const settled = saving.conflict?.edit.over;
  const columns = useMemo(() => columnsFrom(place.from, { open, save }), [place.from, open, save]);
  const actions = useCallback(
    (row: CountryModelRow) => <RowButtons row={row} onOpen={open} onSave={save} />,
    [open, save],
  );
  const bulk = useCountryModelBulk(place, search);
  const active = activeFilters(filters, search.filters);

  return (
    <FieldsDraftsContext value={drafts}>
      <SavedRow value={search.markedId}>
        <CountryModelsHead place={place} onOpen={open} />
        <OpenedDialog state={dialog}>
          {(opened) => (
            <CountryModelDialog opened={opened} dialog={dialog} place={place} search={search} steps={steps} />
          )}
        </OpenedDialog>
        <RestoredRows drafts={drafts} />
        <ConflictDialog
          saving={saving}
          subtitle={settled && `${settled.description} · ${settled.countryDesc}`}
          valuesOf={textsOf}
          fieldsOf={(versions) => conflictFields(rowFields, versions)}
          outcome={outcome}
        />
        <ListFilters fields={filters} search={search} />
        <BulkRows noun={noun} of={countryModelBulk} calls={bulk} search={search} nameOf={nameOfRow}>
          <div className={classes(tableCardStyles.screen, narrow.narrow, styles.models)}>
            <ListCard
              noun={noun}
              search={search}
              list={list}
              columns={columns}
              actions={actions}
              active={active}
              failure={failureOf(list)}
              tags={<RowTags active={active} onClear={search.clear} />}
              empty={
                <EmptyState
                  icon={Table2}
                  title={t('No {many}', { many: noun.many })}
                  text={t('There are no {many} yet.', { many: noun.many })}
                />
              }
              fixed
            />
          </div>
        </BulkRows>
      </SavedRow>
    </FieldsDraftsContext>
  );
}

/** What each market says of each model, by country or by model; without a key there is nothing to show (decision A-44). */
export function CountryModelsScreen() {
  const [params] = useSearchParams();
  const place = readCountryModelsPlace(params);
  if (!place) return <Navigate to="/countries" replace />;
  return <CountryModels key={`${place.from} ${place.idKey}`} place={place} />;
}

interface CountryModelsHeadProps {
  place: CountryModelsPlace;
  onOpen: (dialog: Opened) => void;
}

/** The title, which comes from the address, and the ways back to the list and its page. */
function CountryModelsHead({ place, onOpen }: CountryModelsHeadProps) {
  const { idKey, from, title } = place;
  const { list } = lists[from];
  const back = useWayBack(list.path);
  const navigate = useNavigate();
  const subject = title === idKey ? title : `${title} (${idKey})`;

  return (
    <PageHead
      crumb={
        <>
          <Link to={back}>
            <Quoted>{list.title}</Quoted>
          </Link>{' '}
          <ChevronRight size={14} aria-hidden /> {title}
        </>
      }
      title={t('Country models · {title}', { title })}
      subject={title}
      help={
        from === 'countries'
          ? t('Models of {subject}. Switches are saved at once after a confirmation, fields with Save.', {
              subject,
            })
          : t('Countries of {subject}. Switches are saved at once after a confirmation, fields with Save.', {
              subject,
            })
      }
      actions={
        <>
          <Button icon={ArrowLeft} onClick={() => navigate(back)}>
            Back
          </Button>
          <Button icon={Download} onClick={() => onOpen({ kind: 'export' })}>
            {labelTexts.export}
          </Button>
          <Button variant="primary" icon={Plus} onClick={() => onOpen({ kind: 'new' })}>
            {labelTexts.newInterfaceLabel}
          </Button>
        </>
      }
    />
  );
}
