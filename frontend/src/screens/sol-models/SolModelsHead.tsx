import { Download, Filter, Plus, Upload } from 'lucide-react';
import type { SessionUser } from '../../api';
import { onlineListTexts, solModelTexts } from '../../texts';
import { Button } from '../../ui/Button';
import { PageHead } from '../../ui/PageHead';
import type { SolModelDialog } from './SolModelDialogs';
import { t } from '../../texts/solModels';

export interface SolModelsHeadProps {
  user: SessionUser;
  hasFilters: boolean;
  onFilters: () => void;
  onOpen: (dialog: SolModelDialog) => void;
}

export const SolModelsHead = ({ user, hasFilters, onFilters, onOpen }: SolModelsHeadProps) => (
  <PageHead
    title={solModelTexts.title}
    help={
      user.isHQUser
        ? t('Models shown in the on-line sales of the markets.')
        : t('Models shown in the on-line sales of your markets.')
    }
    actions={
      <>
        <Button
          variant={hasFilters ? 'soft' : 'secondary'}
          icon={Filter}
          aria-expanded={hasFilters}
          onClick={onFilters}
        >
          {t('Filters')}
        </Button>
        <Button icon={Download} onClick={() => onOpen({ kind: 'export' })}>
          {onlineListTexts.export}
        </Button>
        <Button icon={Upload} onClick={() => onOpen({ kind: 'import' })}>
          {onlineListTexts.import}
        </Button>
        <Button variant="primary" icon={Plus} onClick={() => onOpen({ kind: 'new' })}>
          {onlineListTexts.new}
        </Button>
      </>
    }
  />
);
