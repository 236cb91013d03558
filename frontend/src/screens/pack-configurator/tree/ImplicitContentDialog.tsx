import type { Pack } from '../../../api';
import { formatCount } from '../../../kit/format/counts';
import { packTexts } from '../../../texts';
import type { Column } from '../../../ui/data/Column';
import { DataTable } from '../../../ui/data/DataTable';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { t } from '../../../texts/packConfigurator.gen';
import textStyles from '../../../ui/text.module.css';
import layoutStyles from '../../../ui/layout.module.css';

type Content = Pack['implicitList'][number];

export interface ContentOwner {
  code: string;
  name: string;
  content: readonly Content[];
}

export interface ImplicitContentDialogProps {
  owner: ContentOwner;
  onClose: () => void;
}

const columns: Column<Content>[] = [
  {
    key: 'code',
    header: 'Code',
    width: 110,
    cell: ({ code }) => <span className={textStyles.code}>{code}</span>,
  },
  { key: 'name', header: t('Name'), cell: ({ name }) => name },
];

/** What a magnifier shows. */
export function ImplicitContentDialog({ owner, onClose }: ImplicitContentDialogProps) {
  const { code, name, content } = owner;
  return (
    <Dialog
      title={packTexts.implicitContent}
      subtitle={
        content.length === 1
          ? t('{code} {name}: 1 item comes along with it.', { code, name })
          : t('{code} {name}: {count} items come along with it.', {
              code,
              name,
              count: formatCount(content.length),
            })
      }
      width={560}
      cancelLabel={t('Close')}
      onClose={onClose}
    >
      <div className={layoutStyles.box}>
        <DataTable
          caption={packTexts.implicitContent}
          columns={columns}
          rows={content}
          rowKey={keyOf}
          fixed
          free
        />
      </div>
    </Dialog>
  );
}

const keyOf = ({ code }: Content) => code;
