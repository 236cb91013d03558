import { useRef, useState, type MouseEvent } from 'react';
import {
  useGetPricePictureQuery,
  type Market,
  type PricePicture as Picture,
  type PricePicture,
  type SessionUser,
} from '../../../api';
import { failedRead } from '../../../api/problem';
import { useSessionUser } from '../../../api/session';
import { customerKinds, type CustomerKind } from '../../../../../contracts/rules/price-picture';
import { t } from '../../../texts/priceConfigurator.gen';
import { classes } from '../../../ui/classes';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { FailedState } from '../../../ui/feedback/FailedState';
import { Message } from '../../../ui/feedback/Message';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { DateTimeInput } from '../../../ui/fields/DateTimeInput';
import { Segmented } from '../../../ui/fields/Segmented';
import layoutStyles from '../../../ui/layout.module.css';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';
import { Calculator } from 'lucide-react';
import { linesOf, notesOf, warningsOf, type Source } from './pictureLines';
import { Waterfall, type WaterfallProps } from './Waterfall';
import { WithoutTax } from './WithoutTax';
import styles from './insight.module.css';
import { marketAndModelSearch } from '../../../kit/market-model/marketAndModel';
import { campaignAddress } from '../place/pricePlace';
import { baseCode } from '../save/priceList';
import textStyles from '../../../ui/text.module.css';

const kinds = customerKinds.map((kind) => ({ value: kind, label: kind }));

export interface PricePictureProps {
  market: Pick<Market, 'id' | 'currency'>;
  vetele: string;
  code: string;
  /** What is not saved yet, which the picture does not know: a sentence each. */
  unsaved: readonly string[];
  onFollow: () => void;
  /** Where the price is on the same screen: it is gone to there, not by its address. */
  onGoTo?: (code: string) => void;
}

/** What becomes of a saved price for a kind of customer on a day, as the server says. */
export function PricePicture({ market, vetele, code, unsaved, onFollow, onGoTo }: PricePictureProps) {
  const [customer, setCustomer] = useState<CustomerKind>('B2C');
  const [day, setDay] = useState('');
  const drawn = useRef<HTMLDivElement>(null);
  /** Of the picture before, which the next one leaves room for. */
  const [height, setHeight] = useState<number>();
  const asked = { countryId: market.id, modelCode: vetele, code, customer, day: day || undefined };
  // Never the amounts of another customer or day: `data` would be the former picture.
  const { currentData, data, isError, isFetching, error, refetch } = useGetPricePictureQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const keepingHeight =
    <Value,>(choose: (value: Value) => void) =>
    (value: Value) => {
      setHeight(drawn.current?.offsetHeight);
      choose(value);
    };

  return (
    <section aria-busy={isFetching} aria-label={t('Price breakdown')}>
      <Row gap={10} wrap pad="0 0 12px">
        <Segmented
          label={t('Customer')}
          options={kinds}
          value={customer}
          onChange={keepingHeight(setCustomer)}
        />
        <span className={layoutStyles.end}>
          <DateTimeInput
            isDateOnly
            isSmall
            aria-label={t('Day')}
            placeholder={t('Today')}
            value={day || (data?.day ?? '')}
            onChange={keepingHeight(setDay)}
          />
        </span>
      </Row>
      {unsaved.length > 0 && <Warnings texts={unsaved} />}
      <div ref={drawn} style={{ minHeight: currentData ? undefined : height }}>
        {isError ? (
          <FailedState
            title={t('The breakdown could not be read')}
            {...failedRead({ error, refetch })}
            pending={isFetching}
          />
        ) : currentData ? (
          <Sections
            picture={currentData}
            currencyOfMarket={market.currency}
            onFollow={onFollow}
            onGoTo={onGoTo}
          />
        ) : (
          <PictureSkeleton />
        )}
      </div>
    </section>
  );
}

const rows = [70, 84, 62, 78, 56, 88];

const PictureSkeleton = () => (
  <Stack gap={16} pad="6px 0 0">
    {rows.map((width) => (
      <Skeleton key={width} width={`${width}%`} height={22} />
    ))}
  </Stack>
);

const Warnings = ({ texts }: { texts: readonly string[] }) => (
  <Stack gap={8} pad="0 0 10px">
    {texts.map((text) => (
      <Message key={text} tone="warning">
        {text}
      </Message>
    ))}
  </Stack>
);

interface SectionsProps extends Pick<PricePictureProps, 'onFollow' | 'onGoTo'> {
  picture: Picture;
  currencyOfMarket: string;
}

/** One that does not ask for another tab or window. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey);

function Sections({ picture, currencyOfMarket, onFollow, onGoTo }: SectionsProps) {
  const user = useSessionUser();
  const reasons = notesOf(picture);
  const warnings = warningsOf(picture, currencyOfMarket);
  if (picture.lines.length === 0)
    return <EmptyState icon={Calculator} title={t('No price')} text={reasons} />;
  const follow = ({ kind, id }: Source, event: MouseEvent) => {
    onFollow();
    if (kind !== 'row' || !onGoTo || !isPlain(event)) return;
    event.preventDefault();
    onGoTo(id);
  };
  const shared: Pick<WaterfallProps, 'writing' | 'sources'> = {
    writing: { mask: picture.pricemask, vatPercent: picture.vat },
    sources: { addressOf: (source) => sourceAddress(source, picture, user), onFollow: follow },
  };
  return (
    <>
      {warnings.length > 0 && <Warnings texts={warnings} />}
      <WithoutTax {...shared} lines={linesOf(picture, 'withoutTax')} currency={picture.currency} />
      <Waterfall
        {...shared}
        caption={t('From final price to what the customer pays')}
        lines={linesOf(picture, 'payment')}
      />
      {reasons !== '' && (
        <p className={classes(textStyles.anywhere, textStyles.tiny, styles.note)}>{reasons}</p>
      )}
    </>
  );
}

/** Where the source of a line is set; undefined where the user may not go. */
function sourceAddress(
  { kind, id }: Source,
  { countryId, vetele }: Pick<PricePicture, 'countryId' | 'vetele'>,
  { ccadmEnabled, solEnabledFrontEnd }: Pick<SessionUser, 'ccadmEnabled' | 'solEnabledFrontEnd'>,
): string | undefined {
  const list = `/price_configurator${marketAndModelSearch(countryId, vetele)}`;
  switch (kind) {
    case 'sum':
      return undefined;
    case 'row':
      return id === baseCode ? `${list}#prices_equipment` : `${list}&${new URLSearchParams({ find: id })}`;
    case 'market':
      return ccadmEnabled ? `/countries?${new URLSearchParams({ code: id })}` : undefined;
    case 'listTaxes':
      return `${list}#taxes`;
    case 'vehicleTaxes':
      return `${list}#online_taxes`;
    case 'marketTaxes':
      return solEnabledFrontEnd ? `/sol_country?${new URLSearchParams({ idCountry: id })}` : undefined;
    case 'campaign':
      return solEnabledFrontEnd
        ? campaignAddress({ idCampaign: id, idCountry: countryId, vetele })
        : `${list}#discount_and_visibility`;
    case 'downpayment':
      return solEnabledFrontEnd
        ? `/sol_downpayment?${new URLSearchParams({ action: 'search', market: countryId })}`
        : `${list}#online_taxes`;
  }
}
