/** The root of the repository: three steps up from a source file here, two from the bundle in dist. */
export const ROOT = new URL(import.meta.url.endsWith('.ts') ? '../../../' : '../../', import.meta.url);
