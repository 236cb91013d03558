import type { ReactNode } from 'react';
import { useGetCountryUsesQuery, type Country } from '../../api';
import { codeAndName } from '../../kit/format/codeAndName';
import { country, marketSwitches, switches } from './country';
import { dateExample, percentText, priceExample } from './countryFormats';
import { CountryPopup } from './CountryPopup';
import type { PopupProps } from './GridPopups';
import { t } from '../../texts/countries';

/** All of a country at a glance, to be read by whoever must not change it by mistake, and what refers to it. */
export function CountryInfoPopup({ row, onClose }: PopupProps) {
  const answer = useGetCountryUsesQuery({ id: row.id }, { refetchOnMountOrArgChange: true });
  return (
    <CountryPopup
      title={t('Info of {description}', { description: row.description })}
      subtitle={t('Country {id}', { id: row.id })}
      answer={answer}
      onClose={onClose}
    >
      {({ uses }) => (
        <div className="country-info">
          {sectionsOf(row, uses).map(([title, facts]) => (
            <section key={title}>
              <h3>{title}</h3>
              <dl>
                {facts.map(([term, text]) => (
                  <div key={term}>
                    <dt>
                      {term}
                      {titleOf(term) && <span className="sub">{titleOf(term)}</span>}
                    </dt>
                    <dd>{text === '' || text === undefined ? <span className="ink3">–</span> : text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      )}
    </CountryPopup>
  );
}

type Fact = [term: string, text: ReactNode];

function sectionsOf(row: Country, uses: string[]): [title: string, facts: Fact[]][] {
  const { language } = row;
  const withExample = (format: string, example: string | undefined) =>
    example ? `${format} – ${example}` : format;
  const day = (format: string) => withExample(format, dateExample(format, language?.code ?? '', new Date()));
  const names: Fact[] = [
    [t('English'), row.descEn],
    [t('Deutsch'), row.descDe],
    [t('Français'), row.descFr],
    [t('Italiano'), row.descIt],
    [t('Español'), row.descEs],
  ];
  const yesOrNo = (name: (typeof switches | typeof marketSwitches)[number]): Fact => [
    country.fields[name].label,
    row[name] ? t('Yes') : t('No'),
  ];
  const region = row.geoRegion === null ? '' : codeAndName(String(row.geoRegion), row.regionLabel);
  return [
    [t('Translations'), names],
    [
      t('Configuration'),
      [
        ['isoCode2, isoCode', [row.isoCode2, row.isoCode].filter(Boolean).join(', ')],
        ['codmercato', row.codmercato],
        ['geoRegion', region],
        ['currency', row.currency],
        ['pricemask', withExample(row.pricemask, priceExample(row.pricemask))],
        ['formatDate', day(row.formatDate)],
        ['formatDateMonth', day(row.formatDateMonth)],
        ...switches.map(yesOrNo),
      ],
    ],
    [
      t('Market'),
      [
        [t('VAT'), row.vat === null ? '' : `${percentText(row.vat)} %`],
        ['tabele', row.tabele],
        [t('Language'), language?.description],
        ...marketSwitches.map(yesOrNo),
      ],
    ],
    [t('Used by'), uses.length > 0 ? uses.map((use): Fact => split(use)) : [[t('Nothing'), '']]],
  ];
}

/** What a field that is called by its own name means. */
const titleOf = (term: string): string | undefined =>
  Object.values(country.fields).find(({ name, label, note }) => note && name === label && name === term)
    ?.note;

/** '36 models' as what and how many. */
function split(use: string): Fact {
  const [count = '', ...what] = use.split(' ');
  return [what.join(' '), count];
}
