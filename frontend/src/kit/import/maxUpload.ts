/** What the server takes unless it is told otherwise (MAX_UPLOAD_MB); a larger workbook is not sent in vain. */
export const maxUploadBytes = 10 * 1024 * 1024;

/** As the server says it. */
export const tooLarge = 'The file is larger than 10 MB, the most that can be imported.';
