import { Link, useSearchParams } from 'react-router-dom';
import { t } from '../../texts/kit.gen';
import { Message } from '../../ui/feedback/Message';
import messageStyles from '../../ui/feedback/message.module.css';
import { countOf, type Noun } from '../format/counts';

export interface ElsewhereNoteProps {
  noun: Noun;
  /** The group that has nothing, as the screen calls it. */
  group: string;
  /** How many rows the same search finds in all groups; without any there is no note. */
  count: number | undefined;
  /** How the address calls all groups; '' where it then names none. */
  allGroups: string;
}

/** What a search that found nothing in its group finds in all groups, and the way there. */
export function ElsewhereNote({ noun, group, count, allGroups }: ElsewhereNoteProps) {
  const [params] = useSearchParams();
  if (!count) return null;
  const elsewhere = new URLSearchParams(params);
  if (allGroups) elsewhere.set('activeGroup', allGroups);
  else elsewhere.delete('activeGroup');
  elsewhere.delete('page');
  return (
    <Message tone="info" announce className={messageStyles.elsewhere}>
      {t('Nothing in “{group}”.', { group })}{' '}
      <Link to={{ search: String(elsewhere) }}>
        {t('{count} in all groups', { count: countOf(count, noun) })}
      </Link>
    </Message>
  );
}
