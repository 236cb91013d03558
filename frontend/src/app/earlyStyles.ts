/**
 * The styles of what stands around every screen, in the sheet that the page itself names: another one would be asked for after the
 * scripts.
 */
const sheets = import.meta.glob(
  [
    './shell/*.css',
    '../kit/amounts/large-changes.module.css',
    '../kit/form/record-form.module.css',
    '../kit/list/cells.module.css',
    '../kit/regexp/syntax-fault.module.css',
    '../kit/versioned/conflict.module.css',
    '../ui/data/{avatar,data-table,filter-card,pill,table-card}.module.css',
    '../ui/dialogs/menu-button.module.css',
    '../ui/fields/{combobox,field-note,radio-card,segmented}.module.css',
    '../ui/navigation/pager.module.css',
  ],
  { eager: true },
);
// A sheet whose classes nobody asked for here would be left out.
if (Object.keys(sheets).length === 0) throw new Error('There are no styles.');
