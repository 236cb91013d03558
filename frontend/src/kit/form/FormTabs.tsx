import { CircleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { Tabs, type Tab, type TabsProps } from '../../ui/navigation/Tabs';
import { t } from '../../texts/kit.gen';
import textStyles from '../../ui/text.module.css';

export interface FormTab<Value extends string> extends Tab<Value> {
  fields: readonly string[];
}

export interface FormTabsProps<Value extends string> extends Omit<TabsProps<Value>, 'tabs'> {
  tabs: readonly FormTab<Value>[];
}

/**
 * The tabs of a RecordForm whose fields stand in TabPanels. A tab with an error says so; a form that cannot be saved because
 * of a field in another tab opens that one.
 */
export function FormTabs<Value extends string>({ tabs, ...props }: FormTabsProps<Value>) {
  const { id, value, onChange } = props;
  const { errors, submitCount } = useFormState();
  const hasError = ({ fields }: FormTab<Value>) => fields.some((name) => name in errors);
  const failed = tabs.find(hasError);
  const isOpenedWithFault = submitCount === 0 && failed !== undefined;
  const isMoved = useRef(false);

  const showFailed = useEffectEvent(() => {
    if (!failed || tabs.some((tab) => tab.value === value && hasError(tab))) return;
    isMoved.current = true;
    onChange(failed.value);
  });
  useEffect(() => showFailed(), [submitCount, isOpenedWithFault]);
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    const panel = document.getElementById(`${id}-${value}-panel`);
    panel?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [id, value]);

  const marked = tabs.map((tab) => ({
    ...tab,
    label: hasError(tab) ? <Faulty label={tab.label} /> : tab.label,
  }));
  return <Tabs {...props} tabs={marked} />;
}

const Faulty = ({ label }: Pick<Tab<string>, 'label'>) => (
  <>
    {label}
    <CircleAlert size={14} className={textStyles.danger} role="img" aria-label={t('to correct')} />
  </>
);
