/** Throws, as the server would say it, where a file is larger than it takes: it is not sent in vain. */
export function refuseTooLarge({ size }: File, maxUploadMB: number): void {
  if (size > maxUploadMB * 1024 * 1024)
    throw new Error(`The file is larger than ${maxUploadMB} MB, the most that can be imported.`);
}
