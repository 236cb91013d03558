/** What an export can be mailed to; the pattern of `email` in openapi.yaml. */
const ADDRESS = /^[A-Za-z0-9._-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/;

export const isExportEmail = (text: string): boolean => ADDRESS.test(text);
