import { Copy } from 'lucide-react';
import {
  useCheckCountryGridQuery,
  useGetCarGridTxtQuery,
  useGetConfigGridQuery,
  type Country,
} from '../../api';
import { useCopy } from '../../api/copy';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import { countryTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { JsonTree } from '../../ui/data/JsonTree';
import { ServerHtml } from '../../ui/data/ServerHtml';
import { CountryPopup } from './CountryPopup';
import { t } from '../../texts/countries.gen';
import styles from './countries.module.css';
import textStyles from '../../ui/text.module.css';
import { classes } from '../../ui/classes';

export interface PopupProps {
  row: Country;
  onClose: () => void;
}

const fresh = { refetchOnMountOrArgChange: true };

function usePlace({ description }: Country) {
  const model = useCurrentModel();
  const language = useCurrentLanguage();
  const place = `${description} · ${model.description}`;
  return { model, language, place, placeAndLanguage: `${place} · ${language.text}` };
}

export function CheckGridPopup({ row, onClose }: PopupProps) {
  const { model, place } = usePlace(row);
  const answer = useCheckCountryGridQuery({ country: row.id, model: model.modelcode }, fresh);
  return (
    <CountryPopup
      title={countryTexts.checkGrid}
      subtitle={place}
      answer={answer}
      tools={(report) => <CopyText what={t('The report')} text={() => report} />}
      onClose={onClose}
    >
      {(report) => <pre className={classes(textStyles.anywhere, styles.report)}>{report}</pre>}
    </CountryPopup>
  );
}

export function ConfigGridPopup({ row, onClose }: PopupProps) {
  const { model, language, placeAndLanguage } = usePlace(row);
  const answer = useGetConfigGridQuery(
    { country: row.id, model: model.modelId, language: language.code },
    fresh,
  );
  return (
    <CountryPopup
      title={countryTexts.configGrid}
      subtitle={placeAndLanguage}
      answer={answer}
      tools={(grid) => <CopyText what={t('The JSON')} text={() => JSON.stringify(grid, null, 2)} />}
      onClose={onClose}
    >
      {(grid) => <JsonTree value={grid} openLevels={2} />}
    </CountryPopup>
  );
}

export function CarGridPopup({ row, onClose }: PopupProps) {
  const { model, language, placeAndLanguage } = usePlace(row);
  const answer = useGetCarGridTxtQuery(
    { country: row.id, model7: model.modelId, language: language.code },
    fresh,
  );
  return (
    <CountryPopup title={countryTexts.carGrid} subtitle={placeAndLanguage} answer={answer} onClose={onClose}>
      {(markup) => <ServerHtml markup={markup} />}
    </CountryPopup>
  );
}

function CopyText({ what, text }: { what: string; text: () => string }) {
  const copy = useCopy();
  return (
    <Button size="m" icon={Copy} onClick={() => copy(what, text())}>
      {t('Copy')}
    </Button>
  );
}
