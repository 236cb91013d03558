import { Message } from '../../ui/feedback/Message';
import { MoreRows } from './MoreRows';
import { useShownRows } from './useShownRows';
import { t } from '../../texts/kitImport';

/** The result lines of an import as the server reports them, its summary on top. */
export function ImportResult({ lines }: { lines: readonly string[] }) {
  const summary = lines.at(-1);
  const shown = useShownRows(lines.slice(0, -1));
  return (
    <>
      <Message tone="success" announce>
        {summary}
      </Message>
      {shown.rows.length > 0 && (
        <ol className="msg-details" aria-label={t('Result lines')}>
          {shown.rows.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ol>
      )}
      <MoreRows left={shown.left} noun={{ one: t('line'), many: t('lines') }} onMore={shown.showMore} />
    </>
  );
}
