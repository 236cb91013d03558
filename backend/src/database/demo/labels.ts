import { labelsOf, TEXT_LANGUAGES, type DemoLabel, type GroupTexts } from './label-texts.ts';
import { models } from './models.ts';
import { accessories } from './texts/accessories.ts';
import { dealerRequest } from './texts/dealer-request.ts';
import { engine } from './texts/engine.ts';
import { errorMessages } from './texts/error-messages.ts';
import { exterior } from './texts/exterior.ts';
import { finance } from './texts/finance.ts';
import { interior } from './texts/interior.ts';
import { mainWindow } from './texts/main-window.ts';
import { modelSelection } from './texts/model-selection.ts';
import { options } from './texts/options.ts';
import { priceConfigurator } from './texts/price-configurator.ts';
import { summary } from './texts/summary.ts';

// A model is called the same in every language; its labels exist for that model only.
const modelParts = models
  .map((model) =>
    [`${model.modelcode} ^${model.modelcode}$`, ...TEXT_LANGUAGES.map(() => model.description)].join(' | '),
  )
  .join('\n');

const groups: GroupTexts[] = [
  mainWindow,
  { ...modelSelection, parts: modelParts },
  engine,
  exterior,
  interior,
  options,
  accessories,
  finance,
  summary,
  dealerRequest,
  errorMessages,
  priceConfigurator,
];

export const demoLabels = (): DemoLabel[] => groups.flatMap(labelsOf);
