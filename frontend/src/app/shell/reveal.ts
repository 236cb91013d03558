/**
 * In a long list the current entry would be out of sight. Not by scrollIntoView: in Chromium 150 Tab then starts here, and the
 * skip link is never reached.
 */
export function reveal(entry: HTMLElement | null): void {
  scrollTo(entry, '.sub-menu');
  scrollTo(entry, '.side-in');
}

function scrollTo(entry: HTMLElement | null, boxSelector: string) {
  const box = entry?.closest(boxSelector);
  if (!entry || !box) return;
  const [at, view] = [entry.getBoundingClientRect(), box.getBoundingClientRect()];
  if (at.top < view.top) box.scrollTop -= view.top - at.top;
  else if (at.bottom > view.bottom) box.scrollTop += at.bottom - view.bottom;
}
