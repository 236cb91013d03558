import { useCreateInterfaceLabelMutation, useGetLangListQuery, type InterfaceLabel } from '../../api';
import { useNotices } from '../../api/notices';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import { labelTexts } from '../../texts';
import type { InterfaceLabelValues } from './interfaceLabelFields';
import { InterfaceLabelForm } from './InterfaceLabelForm';

export interface NewInterfaceLabelProps {
  group: string;
  /** The label to translate: the new one takes its key. */
  source?: InterfaceLabel;
  /** The current language unless told. */
  languageCode?: string;
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** Creates a label in the current group. */
export function NewInterfaceLabel({ group, source, languageCode, onSaved, onClose }: NewInterfaceLabelProps) {
  const [create] = useCreateInterfaceLabelMutation();
  const notices = useNotices();
  const { modelcode } = useCurrentModel();
  const current = useCurrentLanguage();
  const { data: languages } = useGetLangListQuery();
  const wanted = languages?.find(({ value }) => value === languageCode);
  const language = wanted ? { ...wanted, code: wanted.value } : current;

  const save = async (values: InterfaceLabelValues) => {
    const input = { ...values, code: values.code.trim(), language: { id: language.id } };
    const reply = await create({ interfaceLabelInput: input }).unwrap();
    onSaved(reply.id);
    onClose();
    notices.showSuccess(reply.message);
  };

  return (
    <InterfaceLabelForm
      title={source ? `Translate ${source.code}` : labelTexts.newInterfaceLabel}
      subtitle={`${language.text} · model ${modelcode}`}
      language={language}
      values={{
        labelGroup: source?.labelGroup ?? group,
        code: source?.code ?? '',
        label: '',
        modelEnableRegexp: source?.modelEnableRegexp ?? 'DEFAULT',
        modelDisableRegexp: source?.modelDisableRegexp ?? '',
      }}
      hint={
        source && (
          <>
            {source.language.description}: <span lang={source.language.code}>“{source.label}”</span>
          </>
        )
      }
      onSave={save}
      onClose={onClose}
    />
  );
}
