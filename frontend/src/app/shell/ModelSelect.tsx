import { useDispatch } from 'react-redux';
import { defaultModel, modelChosen, useCurrentModel } from '../../api/preferences';
import { useSessionUser } from '../../api/session';
import { Select } from '../../ui/Select';
import { leavableDialogs } from '../../ui/leavableDialogs';
import { useFirstPage } from './useFirstPage';
import { t } from '../../texts/app';

/** The model of the label tool; DEFAULT means no specific model. */
export function ModelSelect() {
  const user = useSessionUser();
  const current = useCurrentModel();
  const dispatch = useDispatch();
  const goToFirstPage = useFirstPage();
  const models = [defaultModel, ...user.ccadmFullModelList];
  const isListed = models.some((model) => model.modelcode === current.modelcode);
  const listed = isListed ? models : [...models, current];
  const choose = (code: string) => {
    const model = listed.find(({ modelcode }) => modelcode === code);
    if (!model) return;
    leavableDialogs.leaveFor(() => {
      dispatch(modelChosen(model));
      goToFirstPage();
    });
  };
  return (
    <Select
      variant="quiet"
      label={t('Model')}
      value={current.modelcode}
      options={listed.map((model) => ({ value: model.modelcode, label: model.modelcode }))}
      onValue={choose}
    />
  );
}
