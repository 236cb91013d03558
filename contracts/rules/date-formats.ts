/** How a market writes days: letters of days, months and years as in 'dd/MM/yyyy', with whatever between them is no letter. */
export const datePart = /yyyy|yy|M{1,4}|dd?/g;

/** Whether a text is a format of dates: any other one may not be stored. */
export const isDateFormat = (text: string): boolean =>
  /[yMd]/.test(text) && !/[A-Za-z]/.test(text.replace(datePart, ''));
