import {
  useImportColLabelsMutation,
  useImportOptLabelsMutation,
  usePreviewColLabelsMutation,
  usePreviewOptLabelsMutation,
} from '../../api';
import { useOutcome } from '../../api/outcome';
import { ImportRecords } from '../../kit/record/ImportRecords';
import { itemFields } from './itemFields';
import { t } from '../../texts/optionColourLabels';

const columns = [
  { name: 'label', header: itemFields.label.label },
  { name: 'description', header: itemFields.description.label },
  { name: 'inactive', header: t('Inactive'), width: 110 },
];

/** What a file is imported into: never the group on show alone. */
const subjects = {
  colours: t('All colours, whatever the list shows'),
  options: t('Options, accessories and customer programmes of all groups, not only of the one on show'),
};

export interface ImportItemLabelsProps {
  isColour: boolean;
  onClose: () => void;
}

/** Imports labels from a file after a preview: colours by one call, all other groups by another. */
export function ImportItemLabels({ isColour, onClose }: ImportItemLabelsProps) {
  const [previewColours] = usePreviewColLabelsMutation();
  const [previewOptions] = usePreviewOptLabelsMutation();
  const [runColours] = useImportColLabelsMutation();
  const [runOptions] = useImportOptLabelsMutation();
  const outcome = useOutcome();
  const preview = isColour ? previewColours : previewOptions;
  const run = isColour ? runColours : runOptions;
  const bodyOf = (file: File) => ({ file, filename: file.name });

  return (
    <ImportRecords
      subtitle={subjects[isColour ? 'colours' : 'options']}
      columns={columns}
      calls={{
        preview: (file) => preview({ body: bodyOf(file) }).unwrap(),
        run: (file, planDigest, ticks) => run({ planDigest, body: { ...bodyOf(file), ...ticks } }).unwrap(),
      }}
      outcome={outcome}
      onClose={onClose}
    />
  );
}
