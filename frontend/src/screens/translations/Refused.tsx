import { Undo2 } from 'lucide-react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import type { Translation, TranslationCell } from '../../api';
import { t } from '../../texts/translations.gen';
import { Button } from '../../ui/navigation/Button';
import { Row } from '../../ui/Row';
import type { Unsaved } from './unsavedTexts';
import type { CellSaves, MarkName } from './useCellSaves';
import styles from './translations.module.css';
import textStyles from '../../ui/text.module.css';
import { classes } from '../../ui/classes';
import { Stack } from '../../ui/Stack';

interface RefusedProps {
  row: Translation;
  cell: TranslationCell;
  edit: Unsaved;
  source: string;
  saves: CellSaves;
  onMark: (mark: MarkName, isSet: boolean) => void;
}

/** Why a text could not be saved or marked, with what others have changed meanwhile, and the ways on. */
export function Refused({ row, cell, edit, source, saves, onMark }: RefusedProps) {
  const { theirs, formerSource, mark } = edit;
  return (
    <div className={classes(textStyles.danger, styles.refused)} role="alert">
      <p>{edit.message}</p>
      {(theirs || formerSource !== undefined) && (
        <Stack as="dl" columns="auto 1fr" gap="2px 10px">
          {formerSource !== undefined && (
            <>
              <dt>{t('Source before')}</dt>
              <dd lang={languageTag(source)}>{formerSource || t('No text')}</dd>
              <dt>{t('Source now')}</dt>
              <dd lang={languageTag(source)}>{row.source || t('No text')}</dd>
            </>
          )}
          {mark === undefined && (
            <>
              <dt>{t('Yours')}</dt>
              <dd lang={languageTag(cell.language)}>{edit.text || t('Missing')}</dd>
            </>
          )}
          {theirs && (
            <>
              <dt>{theirs.by}</dt>
              <dd lang={languageTag(cell.language)}>{theirs.cell.text || t('Missing')}</dd>
            </>
          )}
        </Stack>
      )}
      <Row gap="8px" wrap>
        {theirs ? (
          <>
            <Button size="s" variant="primary" onClick={() => saves.settle(row, edit, true)}>
              {t('Keep mine')}
            </Button>
            <Button size="s" onClick={() => saves.settle(row, edit, false)}>
              {t('Take theirs')}
            </Button>
          </>
        ) : (
          <>
            <Button
              size="s"
              variant="primary"
              onClick={() => (mark ? onMark(mark, true) : void saves.retry(row, cell, edit))}
            >
              {mark
                ? t('Mark all the same')
                : formerSource === undefined
                  ? t('Retry')
                  : t('Save mine all the same')}
            </Button>
            <Button size="s" icon={Undo2} onClick={() => saves.forget(row, cell.language)}>
              {t('Discard')}
            </Button>
          </>
        )}
      </Row>
    </div>
  );
}
