import { Navigate, useSearchParams } from 'react-router-dom';
import { Campaigns } from './Campaigns';
import { readCampaignPlace } from './place/campaignPlace';
import './form/campaign-form.css';
import './grid/campaign-grid.css';
import './sol-campaigns.css';

export function SolCampaignsScreen() {
  const [params] = useSearchParams();
  const { priceList, restored } = readCampaignPlace(params);
  if (restored !== null) return <Navigate to={restored} replace />;
  return <Campaigns priceList={priceList} />;
}
