import { ArrowLeft, MapPin, ArrowUpRight } from 'lucide-react';
import { useCallback } from 'react';
import {
  useGetCcfUrlQuery,
  useGetLandingCountryRangeQuery,
  type LandingCountry,
  type LandingFamily,
  type LandingModel,
} from '../../api';
import { countryLinkId } from './CountryLinks';
import { LandingNote } from './LandingNote';
import { useLandingWords } from './landingLanguage';
import { FamilyDrawing } from './FamilyDrawing';
import shared from './landing.module.css';
import styles from './country-range.module.css';
import { classes } from '../../ui/classes';
import textStyles from '../../ui/text.module.css';

// URL.canParse is younger than the browsers that the page is built for.
function parsed(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/**
 * Where the external configurator of a country shows a model (decision A-82); undefined as long as nobody has configured where the
 * configurator is. A query or hash of its address, which older configurations may have, stays at its end.
 */
export function configuratorLink(
  base: string | undefined,
  model: LandingModel,
  countryId: string,
): string | undefined {
  const link = parsed(base ?? '');
  if (!link || !/^https?:$/.test(link.protocol)) return undefined;
  link.pathname = `${link.pathname.replace(/\/+$/, '')}/${model.urlContext.replace(/^\/+/, '')}`;
  const query = {
    modelCode: model.code,
    currentCountry: countryId,
    lang: model.lang,
    version: model.version,
  };
  for (const [name, value] of Object.entries(query)) link.searchParams.set(name, value);
  return link.href;
}

type ModelLinkProps = { model: LandingModel; href: string | undefined };

/** Opens the model in the external configurator, in a new tab; without an address it is only named. */
function ModelLink({ model, href }: ModelLinkProps) {
  const { words, fill } = useLandingWords();
  const year = model.model.modelYear;
  const what = (
    <>
      <span>{model.modelDescription}</span>
      <span className={classes(textStyles.muted, textStyles.num, textStyles.tiny, styles.year)}>
        <span className={textStyles.unseen}>{fill(words.modelYear, { year })}</span>
        <span aria-hidden>MY{year.slice(-2)}</span>
      </span>
    </>
  );
  if (!href) return <span className={styles.link}>{what}</span>;
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener">
      {what}
      <ArrowUpRight size={16} aria-hidden />
      <span className={textStyles.unseen}>{words.newTab}</span>
    </a>
  );
}

type FamilyCardProps = {
  family: LandingFamily;
  hrefOf: (model: LandingModel) => string | undefined;
};

function FamilyCard({ family, hrefOf }: FamilyCardProps) {
  const { counted } = useLandingWords();
  return (
    <div role="row" className={classes(shared.panel, styles.family)}>
      <div role="rowheader" className={styles.familyHead}>
        <FamilyDrawing family={family} />
        <h3>{family.description}</h3>
        <span>{counted(family.models.length, 'modelCount')}</span>
      </div>
      <div role="cell">
        <ul>
          {family.models.map((model) => (
            <li key={model.code}>
              <ModelLink model={model} href={hrefOf(model)} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const HEADING = 'land-country';

/** Leads on to the open range; on a phone it lies below the screen. */
export function leadToRange(heading = document.getElementById(HEADING)): void {
  if (!heading) return;
  heading.focus({ preventScroll: true });
  const isOutOfSight = heading.getBoundingClientRect().top > window.innerHeight * 0.6;
  if (isOutOfSight) heading.closest('section')?.scrollIntoView({ block: 'start' });
}

/** Leads on to the range when it opens for somebody who has just chosen its country. */
function useArrival(countryId: string) {
  return useCallback(
    (heading: HTMLElement | null) => {
      if (document.activeElement?.id === countryLinkId(countryId)) leadToRange(heading);
    },
    [countryId],
  );
}

function Families({ country, families }: { country: LandingCountry; families: readonly LandingFamily[] }) {
  const { words, fill } = useLandingWords();
  const names = { country: country.description };
  const { data: base, isError } = useGetCcfUrlQuery();
  if (families.length === 0) return <LandingNote text={fill(words.noModel, names)} />;
  return (
    <>
      {(base === '' || isError) && <LandingNote text={words.noConfigurator} />}
      <div role="table" aria-label={fill(words.models, names)} className={styles.families}>
        {families.map((family) => (
          <FamilyCard
            key={family.code}
            family={family}
            hrefOf={(model) => configuratorLink(base, model, country.id)}
          />
        ))}
      </div>
    </>
  );
}

function Loading() {
  const { words } = useLandingWords();
  return (
    <div className={styles.families} aria-busy="true">
      {[1, 2, 3].map((at) => (
        <div key={at} className={classes('land-sk', shared.panel)} />
      ))}
      <span className={textStyles.unseen}>{words.loading}</span>
    </div>
  );
}

export type CountryRangeProps = { country: LandingCountry; onBack: () => void };

export function CountryRange({ country, onBack }: CountryRangeProps) {
  const { currentData: families, error, refetch } = useGetLandingCountryRangeQuery({ countryId: country.id });
  const { words, counted } = useLandingWords();
  const arrive = useArrival(country.id);
  const modelCount = families?.flatMap(({ models }) => models).length ?? 0;
  return (
    <section className={styles.range} aria-labelledby={HEADING}>
      <div className={styles.head}>
        <button type="button" className={shared.button} onClick={onBack}>
          <ArrowLeft size={16} aria-hidden />
          {words.back}
        </button>
        <h2 id={HEADING} ref={arrive} tabIndex={-1}>
          <span>{words.currentCountry}</span>
          <MapPin size={17} aria-hidden />
          {country.description}
        </h2>
        {families && (
          <p className={classes(textStyles.muted, textStyles.small, styles.count)}>
            {counted(families.length, 'familyCount')}, {counted(modelCount, 'modelCount')}
          </p>
        )}
      </div>
      {families ? (
        <Families country={country} families={families} />
      ) : error ? (
        <LandingNote text={words.failed} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </section>
  );
}
