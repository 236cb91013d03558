import { Mail } from 'lucide-react';
import { useSessionUser } from '../../api/session';
import { isActive, type JobRun } from '../../kit/jobs/JobRun';
import { Button } from '../../ui/Button';
import { Message } from '../../ui/Message';
import { useGridUpdate } from './useGridUpdate';
import { rich } from '../../texts/rich';
import { t } from '../../texts/tools';

/** Where the result goes while the run goes on by itself, and where it went; who wants it too can join. */
export function GridUpdateNote({ run }: { run: JobRun }) {
  const { email, username, userAliasFromModis } = useSessionUser();
  const { start, isStarting } = useGridUpdate();
  const isMine = run.startedBy === (userAliasFromModis || username);
  const isMailed = isMine || run.emails.includes(email);
  const addresses = run.emails.includes(email) ? [email] : run.emails;

  if (!isActive(run)) {
    // Nothing is sent of a run that was cancelled before it began.
    if (run.startedAt === null || run.emails.length === 0) return null;
    return (
      <Message tone="info" icon={Mail} announce={false}>
        {rich(t('The result was sent by e-mail to {addresses}.'), {
          addresses: <b>{run.emails.join(', ')}</b>,
        })}
      </Message>
    );
  }
  return (
    <Message tone="info" icon={Mail} announce>
      {isMailed && !isMine
        ? t('You have joined the run of {startedBy}.', { startedBy: run.startedBy })
        : t('The run is in progress.')}{' '}
      {rich(t('The result will be sent by e-mail to {addresses}. You can leave this page.'), {
        addresses: <b>{addresses.join(', ')}</b>,
      })}
      {!isMailed && (
        <div>
          <Button size="s" pending={isStarting} onClick={start}>
            {t('Send it to me too')}
          </Button>
        </div>
      )}
    </Message>
  );
}
