import { useImportInterfaceLabelsMutation, usePreviewInterfaceLabelsMutation } from '../../api';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';
import { ImportDialog } from '../../kit/import/ImportDialog';
import { labelTexts } from '../../texts';
import { interfaceLabelFields } from './interfaceLabelFields';

const columns = [
  { name: 'label', header: interfaceLabelFields.label.label },
  { name: 'modelEnableRegexp', header: interfaceLabelFields.modelEnableRegexp.label, width: 190, mono: true },
  {
    name: 'modelDisableRegexp',
    header: interfaceLabelFields.modelDisableRegexp.label,
    width: 190,
    mono: true,
  },
];

/** Imports labels from a file after a preview; a failure opens no dialog. */
export function ImportInterfaceLabels({ onClose }: { onClose: () => void }) {
  const [preview] = usePreviewInterfaceLabelsMutation();
  const [run] = useImportInterfaceLabelsMutation();
  const notices = useNotices();
  const bodyOf = (file: File) => ({ file, filename: file.name });

  return (
    <ImportDialog
      title={labelTexts.uploadFile}
      subtitle="Interface labels"
      hint={`CSV or XLSX with the columns of an export “${labelTexts.forVersioning}”`}
      columns={columns}
      preview={(file) => preview({ body: bodyOf(file) }).unwrap()}
      run={(file, planDigest) => run({ planDigest, body: bodyOf(file) }).unwrap()}
      problemOf={problemOf}
      onFailure={(error) => {
        console.error(error);
        notices.toastFailure(problemOf(error));
      }}
      onClose={onClose}
    />
  );
}
