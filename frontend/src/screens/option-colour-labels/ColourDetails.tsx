import { useState } from 'react';
import type { ColourUse, OptColorItem } from '../../api';
import { carouselImages, iconUrl } from '../../api/pictures';
import { Carousel } from '../../ui/data/Carousel';
import { Thumbnail } from '../../ui/data/Thumbnail';
import { labelsOf, placeOf } from './itemLabels';
import { t } from '../../texts/optionColourLabels';

export function ColourDetails({ item }: { item: OptColorItem }) {
  const [shown, setShown] = useState<ColourUse>();
  const { code, offeredIn = [] } = item;
  const pictured = (use: ColourUse) => ({ ...use, colourCode: code });
  const toggle = (use: ColourUse) => setShown(use.optCode === shown?.optCode ? undefined : use);

  return (
    <div className="colour-details">
      <section aria-label={t('Options in {code}', { code })}>
        <h2>{t('Options in this colour')}</h2>
        {offeredIn.length === 0 && <p className="muted">{t('No model offers it yet.')}</p>}
        <ul className="colour-uses">
          {offeredIn.map((use) => (
            <li key={use.optCode} title={use.as400Description}>
              <Thumbnail
                src={iconUrl(pictured(use))}
                label={t('Images of {optCode} in {code}', { optCode: use.optCode, code })}
                isOpen={use.optCode === shown?.optCode}
                onToggle={() => toggle(use)}
              />
              <span className="code">{use.optCode}</span>
            </li>
          ))}
        </ul>
        {shown && (
          <Carousel
            key={shown.optCode}
            compact
            images={carouselImages(pictured(shown))}
            title={t('{optCode} in {code}', { optCode: shown.optCode, code })}
            onClose={() => setShown(undefined)}
          />
        )}
      </section>
      <LabelsOfAllLanguages item={item} />
    </div>
  );
}

function LabelsOfAllLanguages({ item }: { item: OptColorItem }) {
  const labels = labelsOf(item);
  return (
    <section aria-label={t('Labels of {code}', { code: item.code })}>
      <h2>{t('Labels')}</h2>
      {labels.length === 0 && <p className="muted">{t('No label in any language.')}</p>}
      <dl>
        {labels.map((label) => (
          <div key={label.id}>
            <dt>{placeOf(label)}</dt>
            <dd lang={label.language.code}>{label.label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
