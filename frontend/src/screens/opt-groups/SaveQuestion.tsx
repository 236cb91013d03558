import { labelTexts, languageTexts, optGroupTexts } from '../../texts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { TextDiff } from '../../ui/data/TextDiff';
import { changeableFields } from '../../kit/record/RecordNoun';
import { optGroup } from './optGroup';
import { t } from '../../texts/optGroups.gen';
import textStyles from '../../ui/text.module.css';
import { classes } from '../../ui/classes';
import { Stack } from '../../ui/Stack';

type Texts = Record<string, string>;

export interface SaveQuestionProps {
  code: string;
  before: Texts;
  after: Texts;
  pending?: boolean;
  onConfirm: () => unknown;
  onCancel: () => void;
}

/** Asks before a group is saved, and says what changes. */
export function SaveQuestion({ code, before, after, pending, onConfirm, onCancel }: SaveQuestionProps) {
  return (
    <ConfirmDialog
      title={`${optGroupTexts.save} ${code}`}
      message={<Changes before={before} after={after} />}
      confirmLabel={languageTexts.proceed}
      cancelLabel={labelTexts.cancel}
      pending={pending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

const words: Record<string, string> = { true: t('Yes'), false: t('No') };

const shown = (text = ''): string => words[text] ?? (text || '–');

function Changes({ before, after }: { before: Texts; after: Texts }) {
  const changed = changeableFields(optGroup).filter(
    ({ name }) => name in after && (before[name] ?? '') !== after[name],
  );
  if (changed.length === 0) return t('Nothing was changed. Save all the same?');
  return (
    <Stack as="dl" gap={10}>
      {changed.map(({ name, label }) => (
        <div key={name}>
          <dt className={classes(textStyles.tiny, textStyles.bold)}>{label}</dt>
          <dd>
            <TextDiff mode="arrow" before={shown(before[name])} after={shown(after[name])} />
          </dd>
        </div>
      ))}
    </Stack>
  );
}
