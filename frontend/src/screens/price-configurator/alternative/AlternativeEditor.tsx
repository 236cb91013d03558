import { Save, CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MarketTax } from '../../../api';
import { codeAndName } from '../../../kit/format/names';
import { alternativeListTexts, configuratorTexts, priceScreenTexts } from '../../../texts';
import { Button } from '../../../ui/navigation/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { Message } from '../../../ui/feedback/Message';
import { TabPanel, Tabs } from '../../../ui/navigation/Tabs';
import { RestoredEdits } from '../../../kit/versioned/RestoredEdits';
import { baseCode } from '../save/priceList';
import { AlternativeBaseStrip } from './AlternativeBaseStrip';
import { AlternativeGroup, type AlternativeGroupHandle } from './AlternativeGroup';
import { AlternativeInsight, type ShownInsight } from './AlternativeInsight';
import { mayEdit, type AlternativeSection } from './alternativeList';
import { ExcludedTag } from './AlternativeTable';
import { useAlternativeEdit, type AlternativeEditProps, type AlternativeEdit } from './useAlternativeEdit';
import { t } from '../../../texts/priceConfigurator.gen';
import { conflictRows } from '../save/conflictRows';
import { otherCurrency } from '../save/saveTexts';
import { CellConflictDialog } from '../../../kit/versioned/CellConflictDialog';
import { Pill } from '../../../ui/data/Pill';
import { BlankActions } from '../save/BlankActions';
import shared from '../price-configurator.module.css';
import styles from './alternative.module.css';
import { classes } from '../../../ui/classes';
import layoutStyles from '../../../ui/layout.module.css';
import textStyles from '../../../ui/text.module.css';
import fieldStyles from '../../../ui/fields/field.module.css';
import baseStyles from '../base/base-price.module.css';
import { Row } from '../../../ui/Row';

interface AlternativeStatusProps {
  edit: AlternativeEdit;
  onGoTo: (code: string) => void;
}

/** At the left of the footer: how far the list is from the normal one, and what keeps it from being saved. */
function AlternativeStatus({ edit, onGoTo }: AlternativeStatusProps) {
  const { sheet, blanks, missing, isBaseMissing, differing, isDirty, isNew } = edit;
  return (
    <Row as="span" gap="6px 12px" wrap>
      <Pill tone={differing > 0 ? 'accent' : 'neutral'}>
        {differing === 0
          ? t('No prices differ from the normal list')
          : differing === 1
            ? t('1 price differs from the normal list')
            : t('{differing} prices differ from the normal list', { differing })}
      </Pill>
      {isBaseMissing && (
        <Row as="span" inline gap={6} className={classes(textStyles.danger, textStyles.small, shared.fault)}>
          <CircleAlert size={15} aria-hidden /> {t('The base price must be above 0.')}
        </Row>
      )}
      {missing > 0 && (
        <Row as="span" inline gap={6} className={classes(textStyles.danger, textStyles.small, shared.fault)}>
          <CircleAlert size={15} aria-hidden />
          {missing === 1 ? t('1 item has no price.') : t('{missing} items have no price.', { missing })}
        </Row>
      )}
      {blanks.length > 0 && <BlankActions sheet={sheet} codes={blanks} onGoTo={onGoTo} />}
      {edit.rights.base && !isBaseMissing && missing === 0 && !isDirty && !isNew && (
        <span>{t('Nothing to save yet')}</span>
      )}
    </Row>
  );
}

interface AlternativeConflictProps extends Pick<AlternativeEditProps, 'base' | 'details' | 'entry'> {
  edit: AlternativeEdit;
}

/** Asks about the cells that a colleague changed to other values than I did; nothing while there are none. */
function AlternativeConflict({ base, details, entry, edit }: AlternativeConflictProps) {
  const { conflict, settle, dismissConflict } = edit;
  if (!conflict) return null;
  const mask = base.pricemask;
  return (
    <CellConflictDialog
      // Another round is another question.
      key={conflict.current.version}
      subject={t('the alternative price list of {optCode}', { optCode: entry.optCode })}
      rows={conflictRows({ ...conflict, current: { items: [] } }, { base, details, mask })}
      note={otherCurrency(conflict.conflicts)}
      changedBy={conflict.changedBy}
      otherChanges={conflict.mine.length}
      saveLabel={alternativeListTexts.save}
      onSave={settle}
      onClose={dismissConflict}
    />
  );
}

export interface AlternativeEditorProps extends AlternativeEditProps {
  modelName: string;
  taxes: readonly MarketTax[];
  onClose: () => void;
}

const titles: Record<AlternativeSection, string> = {
  options: t('Options'),
  fuoriserie: t('Fuoriserie'),
  programs: configuratorTexts.customerPrograms,
  accessories: configuratorTexts.accessories,
};

/** Every price of an alternative list; Save stores it, Cancel leaves it as it was (rules ). */
export function AlternativeEditor(props: AlternativeEditorProps) {
  const { market, modelName, base, taxes, entry, onClose } = props;
  const edit = useAlternativeEdit(props);
  const { sheet, items, rights } = edit;
  const [section, setSection] = useState<AlternativeSection>('options');
  const [insight, setInsight] = useState<ShownInsight>();
  const group = useRef<AlternativeGroupHandle>(null);
  const mask = base.pricemask;
  const may = mayEdit(rights);
  const sections = (Object.keys(titles) as AlternativeSection[]).filter((each) => items[each].length > 0);
  // Whoever leaves by choice wants nothing of it kept.
  const close = () => {
    edit.rollback();
    onClose();
  };
  const show = (kind: ShownInsight['kind']) => (code: string, anchor: HTMLElement) =>
    setInsight({ kind, code, anchor });
  const goTo = (code: string) => {
    if (code === baseCode)
      return document.querySelector<HTMLElement>(`.${baseStyles.alternative} input`)?.focus();
    const target = sections.find((each) => items[each].some((item) => item.code === code));
    if (target) flushSync(() => setSection(target));
    group.current?.goTo(code);
  };
  const saveByKey = () => {
    const [blank] = edit.blanks;
    if (!rights.base || edit.isSaving || !(edit.isDirty || edit.isNew)) return;
    if (blank === undefined) void edit.save();
    else goTo(blank);
  };

  return (
    <Dialog
      title={priceScreenTexts.alternativePricelists}
      subtitle={`${modelName}, ${codeAndName(market.id, market.description)}`}
      width={1220}
      dirty={edit.isDirty || edit.isDeleted}
      storing={edit.isSaving}
      footerStart={<AlternativeStatus edit={edit} onGoTo={goTo} />}
      cancelLabel={rights.base ? alternativeListTexts.cancel : t('Close')}
      actions={rights.base && <SaveButton edit={edit} />}
      onClose={close}
    >
      <EntryLine {...props} />
      <RestoredEdits draft={edit.draft} isDirty={edit.isDirty} onDiscard={edit.rollback} />
      {edit.isDeleted && (
        <Message
          tone="warning"
          announce
          title={t('A colleague deleted the alternative price list of {optCode} while you were editing.', {
            optCode: entry.optCode,
          })}
        >
          {t('The prices on the screen are kept but not stored: Save creates the list again.')}
        </Message>
      )}
      <AlternativeBaseStrip
        market={market}
        base={base}
        sheet={sheet}
        taxes={taxes}
        mask={mask}
        canEdit={rights.base}
        onSave={saveByKey}
        onBreakdown={show('breakdown')}
      />
      <div className={styles.tabs}>
        <Tabs
          id="alternative"
          label={t('Equipment')}
          tabs={sections.map((value) => ({ value, label: titles[value], count: items[value].length }))}
          value={section}
          onChange={setSection}
        />
      </div>
      <TabPanel id="alternative" value={section} className={styles.panel}>
        <AlternativeGroup
          key={section}
          ref={group}
          kind={section}
          title={titles[section]}
          items={items[section]}
          sheet={sheet}
          market={market}
          mask={mask}
          currency={base.currency}
          canEdit={may[section]}
          onSave={saveByKey}
          onBreakdown={show('breakdown')}
          onInfo={show('info')}
        />
      </TabPanel>
      {insight && (
        <AlternativeInsight
          {...props}
          insight={insight}
          sheet={sheet}
          mask={mask}
          onClose={() => setInsight(undefined)}
        />
      )}
      <AlternativeConflict {...props} edit={edit} />
    </Dialog>
  );
}

function EntryLine({ entry, details }: AlternativeEditorProps) {
  const { optCode, isExcluded } = entry;
  const option = [...details.optionalsSection, ...details.fuoriseriesSection].find(
    ({ code }) => code === optCode,
  );
  return (
    <Row
      wrap
      gap="4px 10px"
      pad="8px 14px"
      className={classes(layoutStyles.box, layoutStyles.shade, textStyles.small, styles.line)}
    >
      <span className={textStyles.faint}>{t('Opt')}</span> <span className={textStyles.code}>{optCode}</span>{' '}
      <b>{option?.description}</b>
      <ExcludedTag isExcluded={isExcluded} />
      <span className={classes(fieldStyles.hint, layoutStyles.end)}>
        {isExcluded
          ? t('Prices apply to cars without {optCode}', { optCode })
          : t('Prices apply to cars with {optCode}', { optCode })}
      </span>
    </Row>
  );
}

function SaveButton({ edit }: { edit: ReturnType<typeof useAlternativeEdit> }) {
  const { isBaseMissing, missing, isDirty, isNew, isSaving, save } = edit;
  return (
    <Button
      variant="primary"
      icon={Save}
      pending={isSaving}
      disabled={isBaseMissing || missing > 0 || !(isDirty || isNew)}
      onClick={save}
    >
      {alternativeListTexts.save}
    </Button>
  );
}
