import { useDispatch } from 'react-redux';
import { useGetModelListJsonByCountryQuery } from '../../api';
import { defaultModel, modelChosen, useCurrentModel } from '../../api/preferences';
import { useSessionUser } from '../../api/session';
import { everyModel } from '../session/loadConsole';
import { Select } from '../../ui/Select';
import { leavableDialogs } from '../../ui/leavableDialogs';
import { useFirstPage } from './useFirstPage';

/** The model of label tool and price configurator; DEFAULT means no specific model (R-020, R-022, readings A-52). */
export function ModelSelect({ app }: { app: 'labels' | 'price' }) {
  const user = useSessionUser();
  const { data = [] } = useGetModelListJsonByCountryQuery(everyModel);
  const current = useCurrentModel();
  const dispatch = useDispatch();
  const goToFirstPage = useFirstPage();
  const models = [defaultModel, ...(app === 'labels' ? user.ccadmFullModelList : data)];
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
      label="Model"
      value={current.modelcode}
      options={listed.map((model) => ({ value: model.modelcode, label: model.modelcode }))}
      onValue={choose}
    />
  );
}
