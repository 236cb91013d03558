/** The zero-based pages to link: `links` in a row with the current one near the middle. */
export function pageWindow(page: number, pages: number, links: number): number[] {
  const count = Math.min(links, pages);
  const first = Math.max(0, Math.min(page - Math.floor((links - 1) / 2), pages - count));
  return Array.from({ length: count }, (_, at) => first + at);
}
