import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../navigation/Button';
import { EmptyState } from './EmptyState';
import { t } from '../../texts/ui.gen';

export interface FailedStateProps {
  title: ReactNode;
  /** The server's sentence, or what the failure means for the user. */
  text: ReactNode;
  /** Reads it again. */
  onRetry?: () => unknown;
  /** It is being read again. */
  pending?: boolean;
}

/** In place of what could not be read, with Retry as the way out. */
export const FailedState = ({ title, text, onRetry, pending }: FailedStateProps) => (
  <EmptyState
    tone="failed"
    title={title}
    text={text}
    action={
      onRetry && (
        <Button icon={RotateCw} pending={pending} onClick={onRetry}>
          {t('Retry')}
        </Button>
      )
    }
  />
);
