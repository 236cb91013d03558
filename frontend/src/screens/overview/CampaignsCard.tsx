import { BadgePercent } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../../contracts/rules/wall-clocks';
import type { OverviewCampaign, OverviewCampaigns } from '../../api';
import { useCountryName } from '../../api/countryNames';
import { formatCount } from '../../kit/format/counts';
import { t } from '../../texts/overview.gen';
import { classes } from '../../ui/classes';
import { Meter } from '../../ui/data/Meter';
import textStyles from '../../ui/text.module.css';
import { Calm, OverviewCard, OverviewLine } from './OverviewCard';
import { campaignAddress, campaignsAddress, type CampaignGroup } from './overviewLinks';
import { spanOf } from './spanOf';
import styles from './overview.module.css';

interface GroupProps {
  campaigns: OverviewCampaigns;
  group: CampaignGroup;
}

const dayOf = (clock: string): string => formatDay(clock.slice(0, 10));

/** What is told of a campaign beside its name: the day that its group is about, or whom it overlaps. */
function pointOf({ dateStart, dateEnd, overlapsWith }: OverviewCampaign, group: CampaignGroup): string {
  if (group === 'overlapping')
    return t('with {others}', { others: overlapsWith.map((id) => `#${id}`).join(', ') });
  return dayOf(group === 'starting' ? dateStart : dateEnd);
}

function Campaign({ campaign, group, campaigns }: GroupProps & { campaign: OverviewCampaign }) {
  const { id, idCountry, description, campaignType, dateStart, dateEnd } = campaign;
  const country = useCountryName()(idCountry, campaign.country);
  const span = spanOf(campaign, campaigns);
  return (
    <OverviewLine to={campaignAddress(id)} className={styles.entry}>
      <span className={classes(textStyles.cut, textStyles.medium)}>{description || `#${id}`}</span>
      <span className={classes(textStyles.small, textStyles.right, textStyles.num, textStyles.nowrap)}>
        {pointOf(campaign, group)}
      </span>
      <span className={classes(textStyles.faint, textStyles.tiny, textStyles.cut)}>
        {country} · {campaignType} · {dayOf(dateStart)}–{dayOf(dateEnd)}
      </span>
      <Meter round from={span.from} percent={span.to - span.from} className={styles.track} />
    </OverviewLine>
  );
}

/** Campaigns of one group; its heading leads to the list with the same ones. */
function Group({ campaigns, group }: GroupProps) {
  const { content, totalElements } = campaigns[group];
  if (totalElements === 0) return null;
  const titles: Record<CampaignGroup, string> = {
    starting: t('Starting until {day}', { day: formatDay(campaigns.to) }),
    ending: t('Ending until {day}', { day: formatDay(campaigns.to) }),
    overlapping: t('Overlapping'),
  };
  return (
    <>
      <h3 className={styles.group}>
        <Link to={campaignsAddress(group, campaigns)}>
          {titles[group]} <span className={textStyles.num}>{formatCount(totalElements)}</span>
        </Link>
      </h3>
      <ul>
        {content.map((campaign) => (
          <Campaign key={campaign.id} campaign={campaign} group={group} campaigns={campaigns} />
        ))}
      </ul>
    </>
  );
}

/** Campaigns that begin or end within two weeks, and those that overlap; the strip is those two weeks. */
export function CampaignsCard({ campaigns }: { campaigns: OverviewCampaigns }) {
  const isCalm = [campaigns.starting, campaigns.ending, campaigns.overlapping].every(
    ({ totalElements }) => totalElements === 0,
  );
  return (
    <OverviewCard
      icon={BadgePercent}
      title={t('Campaigns')}
      all={{ to: '/sol_campaign', label: t('All campaigns') }}
    >
      {isCalm && <Calm>{t('No campaign begins, ends or overlaps within two weeks.')}</Calm>}
      <Group campaigns={campaigns} group="starting" />
      <Group campaigns={campaigns} group="ending" />
      <Group campaigns={campaigns} group="overlapping" />
    </OverviewCard>
  );
}
