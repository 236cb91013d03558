/** Date formats of markets, such as 'dd/MM/yyyy'; anything that is not a letter may separate the parts. */
export const datePart = /yyyy|yy|M{1,4}|dd?/g;

export const isDateFormat = (text: string): boolean =>
  /[yMd]/.test(text) && !/[A-Za-z]/.test(text.replace(datePart, ''));
