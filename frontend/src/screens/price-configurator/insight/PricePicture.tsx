import { useState } from 'react';
import { useGetPricePictureQuery } from '../../../api';
import { problemOf } from '../../../api/problem';
import { useSessionUser } from '../../../api/session';
import { customerKinds, type CustomerKind } from '../../../../../contracts/rules/price-picture';
import { t } from '../../../texts/priceConfigurator';
import { classes } from '../../../ui/classes';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { FailedState } from '../../../ui/feedback/FailedState';
import { Message } from '../../../ui/feedback/Message';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { DateTimeInput } from '../../../ui/fields/DateTimeInput';
import { Segmented } from '../../../ui/fields/Segmented';
import layoutStyles from '../../../ui/layout.module.css';
import { Row } from '../../../ui/Row';
import { Calculator } from 'lucide-react';
import type { PricePicture as Picture } from '../../../api';
import { linesOf, reasonTexts } from './pictureLines';
import { sourceAddress } from './pictureAddress';
import { Waterfall, type WaterfallProps } from './Waterfall';
import { WithoutTax } from './WithoutTax';
import styles from './insight.module.css';

const kinds = customerKinds.map((kind) => ({ value: kind, label: kind }));

export interface PricePictureProps {
  countryId: string;
  vetele: string;
  code: string;
  /** The row holds something that is not saved, which the picture does not know. */
  hasUnsaved: boolean;
  onFollow: () => void;
}

/** What becomes of a saved price for a kind of customer on a day, as the server says. */
export function PricePicture({ countryId, vetele, code, hasUnsaved, onFollow }: PricePictureProps) {
  const [customer, setCustomer] = useState<CustomerKind>('B2C');
  const [day, setDay] = useState('');
  const asked = { countryId, modelCode: vetele, code, customer, day: day || undefined };
  const { data, isError, isFetching, error, refetch } = useGetPricePictureQuery(asked, {
    refetchOnMountOrArgChange: true,
  });

  return (
    <section aria-busy={isFetching} aria-label={t('Price picture')}>
      <Row gap={10} wrap className={styles.choices}>
        <Segmented label={t('Customer')} options={kinds} value={customer} onChange={setCustomer} />
        <span className={layoutStyles.end}>
          <DateTimeInput
            isDateOnly
            isSmall
            aria-label={t('Day')}
            placeholder={t('Today')}
            value={day || (data?.day ?? '')}
            onChange={setDay}
          />
        </span>
      </Row>
      {hasUnsaved && (
        <Message tone="warning">{t('This is of the saved price: your change is not in it yet.')}</Message>
      )}
      {isError ? (
        <FailedState
          title={t('The picture could not be read')}
          text={problemOf(error).message}
          onRetry={refetch}
          pending={isFetching}
        />
      ) : data ? (
        <Sections picture={data} onFollow={onFollow} />
      ) : (
        <PictureSkeleton />
      )}
    </section>
  );
}

const rows = [70, 84, 62, 78, 56, 88];

const PictureSkeleton = () => (
  <div className={classes(layoutStyles.stack, styles.loading)}>
    {rows.map((width) => (
      <Skeleton key={width} width={`${width}%`} height={22} />
    ))}
  </div>
);

function Sections({ picture, onFollow }: { picture: Picture; onFollow: () => void }) {
  const user = useSessionUser();
  const reasons = picture.reasons.map((reason) => reasonTexts[reason]).join(' ');
  if (picture.lines.length === 0)
    return <EmptyState icon={Calculator} title={t('No price')} text={reasons} />;
  const shared: Pick<WaterfallProps, 'writing' | 'sources'> = {
    writing: { mask: picture.pricemask, vatPercent: picture.vat },
    sources: { addressOf: (source) => sourceAddress(source, picture, user), onFollow },
  };
  return (
    <>
      <WithoutTax {...shared} lines={linesOf(picture, 'withoutTax')} currency={picture.currency} />
      <Waterfall
        {...shared}
        caption={t('From final price to what the customer pays')}
        lines={linesOf(picture, 'payment')}
      />
      {reasons !== '' && <p className={styles.note}>{reasons}</p>}
    </>
  );
}
