const gap = 4;
const edge = 8;
const tallest = 260;

/**
 * Opens a list in the top layer below the field around it, where no dialog or card cuts it off; above it where there is more room.
 * As the ref of the list it follows the field until the list goes.
 */
export function showBelowField(list: HTMLElement | null): (() => void) | undefined {
  const field = list?.parentElement;
  if (!list || !field) return undefined;
  const place = () => {
    const { left, top, bottom, width } = field.getBoundingClientRect();
    const below = window.innerHeight - bottom - gap - edge;
    const above = top - gap - edge;
    const isAbove = below < Math.min(list.scrollHeight, tallest) && above > below;
    list.style.left = `${left}px`;
    list.style.width = `${width}px`;
    list.style.maxHeight = `${Math.min(tallest, isAbove ? above : below)}px`;
    list.style.top = isAbove ? 'auto' : `${bottom + gap}px`;
    list.style.bottom = isAbove ? `${window.innerHeight - top + gap}px` : 'auto';
  };
  // Missing in browsers before 2024: the list is then an ordinary fixed one.
  list.showPopover?.();
  place();
  window.addEventListener('resize', place);
  window.addEventListener('scroll', place, { capture: true, passive: true });
  return () => {
    window.removeEventListener('resize', place);
    window.removeEventListener('scroll', place, { capture: true });
  };
}
