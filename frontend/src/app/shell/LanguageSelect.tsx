import { useDispatch } from 'react-redux';
import { useGetLangListQuery } from '../../api';
import { languageChosen, useCurrentLanguage } from '../../api/preferences';
import { Select } from '../../ui/Select';
import { leavableDialogs } from '../../ui/leavableDialogs';
import { useFirstPage } from './useFirstPage';
import { t } from '../../texts/app';

/** The language of labels and contents; the choice is kept and the last search reruns by itself. */
export function LanguageSelect() {
  const { data = [] } = useGetLangListQuery();
  const current = useCurrentLanguage();
  const dispatch = useDispatch();
  const goToFirstPage = useFirstPage();
  const isListed = data.some((option) => option.value === current.code);
  const options = [
    ...(isListed ? [] : [{ value: current.code, lang: current.code, label: current.text }]),
    ...data.map((option) => ({ value: option.value, lang: option.value, label: option.text })),
  ];
  const choose = (code: string) => {
    const option = data.find(({ value }) => value === code);
    if (!option) return;
    leavableDialogs.leaveFor(() => {
      dispatch(languageChosen(option));
      goToFirstPage();
    });
  };
  return (
    <Select variant="quiet" label={t('Language')} value={current.code} options={options} onValue={choose} />
  );
}
