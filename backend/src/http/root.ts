export const ROOT = new URL(import.meta.url.endsWith('.ts') ? '../../../' : '../../', import.meta.url);
