import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../texts/kitUses.gen';
import { classes } from '../../ui/classes';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Select } from '../../ui/fields/Select';
import textStyles from '../../ui/text.module.css';
import { anyModelParam } from '../form/useDialogOfAddress';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import layoutStyles from '../../ui/layout.module.css';
import styles from './option-uses.module.css';

interface Place {
  idCountry: string;
  market: string;
  vehicles: readonly { vetele: string; description: string }[];
}

interface Uses {
  label: { kind: keyof typeof labelPaths; group: string; groupName: string } | null;
  prices: readonly Place[];
  packs: readonly Place[];
  broughtBy: readonly string[];
}

export interface OptionUsesProps {
  code: string;
  /** The market that is shown first, where the option is in it. */
  idCountry?: string | undefined;
  /** Its heading is that of the dialog around it. */
  hideHeading?: boolean;
  /** The hook of the call that knows. */
  useUses: (
    asked: { code: string },
    options: { refetchOnMountOrArgChange: boolean },
  ) => { currentData?: Uses; isError: boolean };
}

const labelPaths = { option: '/opt_labels', accessory: '/acc_labels', customerProgramme: '/custprg_labels' };

const labelAddress = (code: string, { kind, group }: NonNullable<Uses['label']>): string =>
  `${labelPaths[kind]}?${new URLSearchParams({ action: 'search', activeGroup: group, code, [anyModelParam]: 'true' })}`;

export const usesTitle = (code: string): string => t('Where {code} is used', { code });

/** The ways from an option to its label, its prices and its packs, as far as the user may go there. */
export function OptionUses({ code, idCountry, hideHeading, useUses }: OptionUsesProps) {
  const { currentData: uses, isError } = useUses({ code }, { refetchOnMountOrArgChange: true });
  const heading = usesTitle(code);
  return (
    <section
      className={hideHeading ? undefined : classes(layoutStyles.ruled, styles.uses)}
      aria-label={heading}
      aria-busy={!uses && !isError}
    >
      {!hideHeading && <h3>{heading}</h3>}
      {uses ? (
        <Ways code={code} idCountry={idCountry} uses={uses} />
      ) : isError ? (
        <p className={textStyles.muted}>{t('This could not be determined. Try again later.')}</p>
      ) : (
        <Skeleton width="60%" />
      )}
    </section>
  );
}

function Ways({ code, idCountry, uses }: { code: string; idCountry: string | undefined; uses: Uses }) {
  const { label, prices, packs, broughtBy } = uses;
  if (!label && prices.length + packs.length + broughtBy.length === 0)
    return <p className={textStyles.muted}>{t('Nowhere that you have access to.')}</p>;
  return (
    <Stack as="dl" columns="max-content minmax(0, 1fr)" gap="6px 16px">
      {label && (
        <>
          <dt className={textStyles.faint}>{t('Label')}</dt>
          <dd>
            <Link to={labelAddress(code, label)}>{label.groupName}</Link>
          </dd>
        </>
      )}
      <Places title={t('Prices')} path="/price_configurator" code={code} places={prices} first={idCountry} />
      <Places title={t('Packs')} path="/pack_configurator" code={code} places={packs} first={idCountry} />
      {broughtBy.length > 0 && (
        <>
          <dt className={textStyles.faint}>{t('In implicit packs')}</dt>
          <dd className={textStyles.code}>{broughtBy.join(', ')}</dd>
        </>
      )}
    </Stack>
  );
}

interface PlacesProps {
  title: string;
  path: string;
  /** Found there. */
  code: string;
  places: readonly Place[];
  first: string | undefined;
}

/** The vehicles of one market; of several, one is chosen. */
function Places({ title, path, code, places, first }: PlacesProps) {
  const [chosen, setChosen] = useState(first);
  const shown = places.find(({ idCountry }) => idCountry === chosen) ?? places[0];
  if (!shown) return null;
  return (
    <>
      <dt className={textStyles.faint}>{title}</dt>
      <dd>
        {places.length > 1 ? (
          <Select
            variant="quiet"
            label={t('Market')}
            value={shown.idCountry}
            options={places.map(({ idCountry, market }) => ({ value: idCountry, label: market }))}
            onValue={setChosen}
          />
        ) : (
          <span className={textStyles.muted}>{shown.market}</span>
        )}
        <Row
          as="ul"
          wrap
          gap="2px 14px"
          className={classes(layoutStyles.scrolls, textStyles.small, styles.vehicles)}
        >
          {shown.vehicles.map(({ vetele, description }) => (
            <li key={vetele}>
              <Link to={`${path}?${new URLSearchParams({ idCountry: shown.idCountry, vetele, find: code })}`}>
                {description}
              </Link>
            </li>
          ))}
        </Row>
      </dd>
    </>
  );
}
