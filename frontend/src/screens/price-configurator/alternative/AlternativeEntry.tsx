import { Save, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import type { EquipmentItem, PriceDetails } from '../../../api';
import { codeAndName } from '../../../kit/format/names';
import { alternativeListTexts } from '../../../texts';
import { Quoted } from '../../../ui/data/Quoted';
import { Button } from '../../../ui/navigation/Button';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Field } from '../../../ui/fields/Field';
import { Select } from '../../../ui/fields/Select';
import type { AlternativeKey } from './alternativeList';
import { rich } from '../../../texts/rich';
import { t } from '../../../texts/priceConfigurator.gen';
import styles from './alternative.module.css';
import { classes } from '../../../ui/classes';
import layoutStyles from '../../../ui/layout.module.css';
import textStyles from '../../../ui/text.module.css';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';

export interface AlternativeEntryProps {
  details: PriceDetails;
  /** The list that is to be changed: its option stays. Undefined for a new one. */
  stored?: AlternativeKey;
  isReading: boolean;
  onConfigure: (entry: AlternativeKey) => unknown;
  onCancel: () => void;
}

/** Which option the list is about, and whether for cars with it or without (rule R-268); the prices come next. */
export function AlternativeEntry({
  details,
  stored,
  isReading,
  onConfigure,
  onCancel,
}: AlternativeEntryProps) {
  const [optCode, setOptCode] = useState(stored?.optCode ?? '');
  const [isExcluded, setIsExcluded] = useState(stored?.isExcluded ?? false);
  const titleId = useId();
  return (
    <Stack
      as="section"
      gap={12}
      className={classes(layoutStyles.box, layoutStyles.shade, styles.entry)}
      aria-labelledby={titleId}
    >
      <h3 id={titleId}>{stored ? t('Change {optCode}', { optCode: stored.optCode }) : t('New entry')}</h3>
      <Row wrap align="flex-end" gap="10px 20px" className={styles.row}>
        <Field label={t('Opt')} locked={stored !== undefined}>
          <Select
            // The panel has just been opened to choose here.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={!stored}
            placeholder={alternativeListTexts.selectOpt}
            value={optCode}
            options={optionsOf(details, stored?.optCode)}
            onValue={setOptCode}
          />
        </Field>
        <Checkbox
          label={alternativeListTexts.excluded}
          checked={isExcluded}
          disabled={stored !== undefined}
          onValue={setIsExcluded}
        />
        <Button
          icon={SlidersHorizontal}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the only thing that is left to do
          autoFocus={stored !== undefined}
          pending={isReading}
          disabled={optCode === ''}
          onClick={() => onConfigure({ optCode, isExcluded })}
        >
          {alternativeListTexts.configure}
        </Button>
      </Row>
      <p className={classes(textStyles.faint, textStyles.tiny)}>
        {hintOf(optCode, isExcluded, stored !== undefined)}
      </p>
      <Row pad="14px 0 0" className={classes(layoutStyles.ruled, styles.entryEnd)}>
        <Button onClick={onCancel}>{alternativeListTexts.cancel}</Button>
        <Button icon={Save} disabled title={t('Configure the prices first')}>
          {alternativeListTexts.save}
        </Button>
      </Row>
    </Stack>
  );
}

const byCode = (one: EquipmentItem, other: EquipmentItem) => (one.code < other.code ? -1 : 1);

/** Options and tailor-made ones that are not standard, by code; the stored one in any case. */
function optionsOf({ optionalsSection, fuoriseriesSection }: PriceDetails, stored: string | undefined) {
  const offered = [...optionalsSection, ...fuoriseriesSection]
    .filter(({ isStandard, code }) => !isStandard || code === stored)
    .sort(byCode)
    .map(({ code, description }) => ({ value: code, label: codeAndName(code, description) }));
  const isLost = stored !== undefined && !offered.some(({ value }) => value === stored);
  return isLost ? [{ value: stored, label: stored }, ...offered] : offered;
}

function hintOf(optCode: string, isExcluded: boolean, isStored: boolean) {
  if (optCode === '') return t('Choose the option that the prices depend on.');
  const start = isStored
    ? t('Configure loads its prices.')
    : t('Configure loads the normal prices as a starting point.');
  return (
    <>
      {isExcluded
        ? rich(t('Prices apply to cars without {optCode}.'), { optCode: <b>{optCode}</b> })
        : rich(t('Prices apply to cars with {optCode}.'), { optCode: <b>{optCode}</b> })}{' '}
      <Quoted>{start}</Quoted>
    </>
  );
}
