import { type ReactNode, Fragment } from 'react';
import { type InterfaceLabel, useListCallToActionsQuery } from '../../api';
import { useModelMatch } from '../../api/modelMatches';
import { useCurrentModel } from '../../api/preferences';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { ModelPatterns } from '../../kit/regexp/RegexpField';
import { t } from '../../texts/interfaceLabels.gen';
import { Tag } from '../../ui/data/Tag';
import { interfaceLabelFields as fields, useLabelGroups, type InterfaceLabelValues } from './interfaceLabel';
import layoutStyles from '../../ui/layout.module.css';
import { Link } from 'react-router-dom';
import textStyles from '../../ui/text.module.css';

interface InterfaceLabelFormProps extends RecordFormSlot<InterfaceLabel, InterfaceLabelValues> {
  language: { code: string; text: string };
  /** Below the text, such as the text of another language. */
  hint?: ReactNode;
}

/** The fields of a label, for a new one and for a stored one. */
export function InterfaceLabelForm({ row, language: wanted, hint, ...form }: InterfaceLabelFormProps) {
  const { modelcode } = useCurrentModel();
  const language = row ? { code: row.language.code, text: row.language.description } : wanted;
  // Group, code and regexps are the key of a stored label.
  const keyIsFixed = row !== undefined;
  const groups = useLabelGroups();
  const { labelGroup } = form.values;
  const options = [...new Set([labelGroup, ...groups])]
    .filter(Boolean)
    .map((group) => ({ value: group, label: group }));
  const code = <RecordField key="code" field={fields.code} locked={keyIsFixed} focused={!form.values.code} />;
  const group = <RecordField key="group" field={fields.labelGroup} locked={keyIsFixed} options={options} />;

  return (
    <RecordForm
      {...form}
      subtitle={form.subtitle ?? t('{text} · model {modelcode}', { text: language.text, modelcode })}
    >
      <div className={layoutStyles.two}>{keyIsFixed ? [code, group] : [group, code]}</div>
      <RecordField
        field={fields.label}
        lang={language.code}
        trailing={<Tag tone="neutral">{language.text}</Tag>}
        hint={hint}
        focused={form.values.code !== ''}
        showsSaved
      />
      <ModelPatterns
        fields={fields}
        useMatch={useModelMatch}
        locked={keyIsFixed}
        hint={t('All models, unless a specific model has its own label.')}
      />
      {row && <LabelUses code={row.code} />}
    </RecordForm>
  );
}

const most = 100;

/** The calls to action that show a label, each a link to it; nothing where there are none, or they cannot be read. */
function LabelUses({ code }: { code: string }) {
  const { currentData } = useListCallToActionsQuery(
    { labelCode: code, page: 0, size: most },
    { refetchOnMountOrArgChange: true },
  );
  const calls = currentData?.content ?? [];
  if (calls.length === 0) return null;
  return (
    <p className={textStyles.small}>
      {t('Shown by the calls to action:')}{' '}
      {calls.map((call, at) => (
        <Fragment key={call.id}>
          {at > 0 && ', '}
          <Link
            className={textStyles.code}
            to={`/call_to_action?${new URLSearchParams({ action: 'search', code: call.code })}`}
          >
            {call.code}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
