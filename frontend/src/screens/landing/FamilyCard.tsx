import { ArrowUpRight } from 'lucide-react';
import type { LandingFamily, LandingModel } from '../../api';
import { FamilyDrawing } from './FamilyDrawing';

type ModelLinkProps = { model: LandingModel; href: string | undefined };

/** Opens the model in the external configurator, in a new tab; without an address it is only named. */
function ModelLink({ model, href }: ModelLinkProps) {
  const what = (
    <>
      <span className="land-model">{model.modelDescription}</span>
      <span className="land-year">
        <span className="land-sr">Model year {model.model.modelYear}</span>
        <span aria-hidden>MY{model.model.modelYear.slice(-2)}</span>
      </span>
    </>
  );
  if (!href) return <span className="land-link">{what}</span>;
  return (
    <a className="land-link" href={href} target="_blank" rel="noopener">
      {what}
      <ArrowUpRight size={16} aria-hidden />
      <span className="land-sr">Opens in a new tab</span>
    </a>
  );
}

export type FamilyCardProps = {
  family: LandingFamily;
  hrefOf: (model: LandingModel) => string | undefined;
};

/** A row of the table of families: the family, and its models. */
export function FamilyCard({ family, hrefOf }: FamilyCardProps) {
  const count = family.models.length;
  return (
    <div role="row" className="land-family">
      <div role="rowheader" className="land-family-head">
        <FamilyDrawing family={family} />
        <h3>{family.description}</h3>
        <span>{count === 1 ? '1 model' : `${count} models`}</span>
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
