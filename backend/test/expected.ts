/** What many tests expect word by word, and not whatever the code that they test says. */
export const REQUIRED = 'Inserisci tutti i campi obbligatori';
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
