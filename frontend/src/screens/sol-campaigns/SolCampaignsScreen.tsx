import { Navigate, useSearchParams } from 'react-router-dom';
import { Campaigns } from './Campaigns';
import { readCampaignPlace } from './place/campaignPlace';
import './form/campaign-form.css';
import './grid/campaign-grid.css';
import './sol-campaigns.css';

/** The discount campaigns of the markets (specification 3, section 2.4); a return from a price list brings its filters back. */
export function SolCampaignsScreen() {
  const [params] = useSearchParams();
  const { priceList, restored } = readCampaignPlace(params);
  if (restored !== null) return <Navigate to={restored} replace />;
  return <Campaigns priceList={priceList} />;
}
