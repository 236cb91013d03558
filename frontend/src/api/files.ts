/** A downloaded file: the bytes wait behind an object URL, since a Blob cannot live in the store. */
export type FileReply = { filename: string; type: string; size: number; url: string };

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** The name of a content-disposition header: `filename*=UTF-8''...` before `filename="..."`. */
export function filenameOf(disposition: string): string {
  const extended = /filename\*\s*=\s*(?:UTF-8|utf-8)'[^']*'([^;]+)/.exec(disposition)?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/.exec(disposition);
  const name =
    (extended && decoded(extended.trim())) ?? (plain?.[1]?.replace(/\\(.)/g, '$1') || plain?.[2]?.trim());
  // A path in the name would be a mistake or an attack; only its last part counts.
  return name?.split(/[\\/]/).at(-1) || 'download';
}

export async function fileReply(response: Response, disposition: string): Promise<FileReply> {
  const blob = await response.blob();
  const { size, type } = blob;
  return { filename: filenameOf(disposition), type, size, url: URL.createObjectURL(blob) };
}

/** Saves a downloaded file under its name and lets go of the bytes; answers the name. */
export function saveFile({ url, filename }: FileReply): string {
  const link = Object.assign(document.createElement('a'), { href: url, download: filename });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return filename;
}

/** A plain object that holds a Blob becomes a multipart form; anything else stays as it is. */
export function toForm(body: unknown): unknown {
  if (!body || typeof body !== 'object' || Object.getPrototypeOf(body) !== Object.prototype) return body;
  const entries = Object.entries(body).filter(([, value]) => value !== undefined && value !== null);
  if (!entries.some(([, value]) => value instanceof Blob)) return body;
  const form = new FormData();
  for (const [name, value] of entries) {
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : name);
    else form.append(name, String(value));
  }
  return form;
}
