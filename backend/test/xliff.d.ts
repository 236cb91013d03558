/** What tests read our files with: xliff 6.4.0, which has no types of its own. */
declare module 'xliff' {
  export const xliff12ToJs: (content: string) => Promise<object>;
  export const xliff2js: (content: string) => Promise<object>;
}
