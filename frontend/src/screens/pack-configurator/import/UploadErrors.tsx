import { MoreRows } from '../../../kit/import/MoreRows';
import { useShownRows } from '../../../kit/import/useShownRows';
import { packTexts } from '../../../texts';
import { Message } from '../../../ui/Message';
import { t } from '../../../texts/packConfigurator';

/** What is wrong with the workbook, row by row, in red. */
export function UploadErrors({ errors }: { errors: readonly string[] }) {
  const shown = useShownRows(errors);
  if (errors.length === 0) return null;
  return (
    <Message tone="error" title={packTexts.problems}>
      <div
        className="pack-errors"
        role="group"
        aria-label={t('Problems')}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must be reachable by keyboard
        tabIndex={0}
      >
        <ul>
          {shown.rows.map((error, at) => (
            <li key={at}>{error}</li>
          ))}
        </ul>
        <MoreRows
          left={shown.left}
          noun={{ one: t('problem'), many: t('problems') }}
          onMore={shown.showMore}
        />
      </div>
    </Message>
  );
}
