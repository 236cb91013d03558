/** The root of the repository: three levels up from this file, two from the bundle in dist. */
export const ROOT = new URL(import.meta.url.endsWith('.ts') ? '../../../' : '../../', import.meta.url);
