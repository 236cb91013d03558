/** Whether a regexp field names models of its own: DEFAULT and an empty text do not. */
export const hasPattern = (regexp: string): boolean => regexp.trim() !== '' && regexp.trim() !== 'DEFAULT';
