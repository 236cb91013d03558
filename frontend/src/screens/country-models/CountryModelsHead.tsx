import { ArrowLeft, ChevronRight, Download, Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { CountryModelsPlace } from '../../kit/market-model/marketAndModel';
import { useWayBack } from '../../kit/market-model/useWayBack';
import { labelTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { PageHead } from '../../ui/navigation/PageHead';
import { Quoted } from '../../ui/data/Quoted';
import type { CountryModelDialog } from './countryModelDialog';
import { lists } from './countryModelSearch';
import { t } from '../../texts/countryModels';

export interface CountryModelsHeadProps {
  place: CountryModelsPlace;
  onOpen: (dialog: CountryModelDialog) => void;
}

/** The title, which comes from the address, and the ways back to the list and its page. */
export function CountryModelsHead({ place, onOpen }: CountryModelsHeadProps) {
  const { idKey, from, title } = place;
  const { list } = lists[from];
  const back = useWayBack(list.path);
  const navigate = useNavigate();
  const subject = title === idKey ? title : `${title} (${idKey})`;

  return (
    <PageHead
      crumb={
        <>
          <Link to={back}>
            <Quoted>{list.title}</Quoted>
          </Link>{' '}
          <ChevronRight size={14} aria-hidden /> {title}
        </>
      }
      title={t('Country models · {title}', { title })}
      subject={title}
      help={
        from === 'countries'
          ? t('Models of {subject}. Switches are saved at once after a confirmation, fields with Save.', {
              subject,
            })
          : t('Countries of {subject}. Switches are saved at once after a confirmation, fields with Save.', {
              subject,
            })
      }
      actions={
        <>
          <Button icon={ArrowLeft} onClick={() => navigate(back)}>
            Back
          </Button>
          <Button icon={Download} onClick={() => onOpen({ kind: 'export' })}>
            {labelTexts.export}
          </Button>
          <Button variant="primary" icon={Plus} onClick={() => onOpen({ kind: 'new' })}>
            {labelTexts.newInterfaceLabel}
          </Button>
        </>
      }
    />
  );
}
