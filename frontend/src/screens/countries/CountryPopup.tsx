import type { ReactNode } from 'react';
import { failedRead } from '../../api/problem';
import { Dialog } from '../../ui/dialogs/Dialog';
import { FailedState } from '../../ui/feedback/FailedState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { t } from '../../texts/countries.gen';
import layoutStyles from '../../ui/layout.module.css';

export interface PopupAnswer<Data> {
  currentData?: Data;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

export interface CountryPopupProps<Data> {
  title: string;
  subtitle: string;
  answer: PopupAnswer<Data>;
  /** At the left of the footer, once there is something to show. */
  tools?: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
  onClose: () => void;
}

/** 80vw of something to read. A failure opens no dialog: it is told where the text would stand. */
export function CountryPopup<Data>({
  title,
  subtitle,
  answer,
  tools,
  children,
  onClose,
}: CountryPopupProps<Data>) {
  const { currentData: data, isError, isFetching } = answer;
  const hasFailed = isError && !isFetching;
  const isThere = data !== undefined && !hasFailed;
  return (
    <Dialog
      title={title}
      subtitle={subtitle}
      onClose={onClose}
      width="80vw"
      cancelLabel={t('Close')}
      footerStart={isThere && tools?.(data)}
    >
      {hasFailed && <FailedState title={t('It could not be loaded')} {...failedRead(answer)} />}
      {!hasFailed && !isThere && (
        <div className={layoutStyles.stack} role="status" aria-label={t('Loading')}>
          {['60%', '82%', '74%', '48%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      )}
      {isThere && children(data)}
    </Dialog>
  );
}
