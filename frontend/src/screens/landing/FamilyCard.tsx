import { ArrowUpRight } from 'lucide-react';
import type { LandingFamily, LandingModel } from '../../api';
import { FamilyDrawing } from './FamilyDrawing';
import { useLandingWords } from './landingLanguage';

type ModelLinkProps = { model: LandingModel; href: string | undefined };

/** Opens the model in the external configurator, in a new tab; without an address it is only named. */
function ModelLink({ model, href }: ModelLinkProps) {
  const { words, fill } = useLandingWords();
  const year = model.model.modelYear;
  const what = (
    <>
      <span className="land-model">{model.modelDescription}</span>
      <span className="land-year">
        <span className="land-sr">{fill(words.modelYear, { year })}</span>
        <span aria-hidden>MY{year.slice(-2)}</span>
      </span>
    </>
  );
  if (!href) return <span className="land-link">{what}</span>;
  return (
    <a className="land-link" href={href} target="_blank" rel="noopener">
      {what}
      <ArrowUpRight size={16} aria-hidden />
      <span className="land-sr">{words.newTab}</span>
    </a>
  );
}

export type FamilyCardProps = {
  family: LandingFamily;
  hrefOf: (model: LandingModel) => string | undefined;
};

export function FamilyCard({ family, hrefOf }: FamilyCardProps) {
  const { counted } = useLandingWords();
  return (
    <div role="row" className="land-family">
      <div role="rowheader" className="land-family-head">
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
