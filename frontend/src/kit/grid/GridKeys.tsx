/** The keys of the price grid, for the eye; screen readers hear them with the table. */
export const GridKeys = ({ canSave }: { canSave: boolean }) => (
  <p className="grid-keys" aria-hidden>
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> <kbd>Enter</kbd> other rows
    </span>
    <span>
      <kbd>Tab</kbd> next cell, after the last one out of the table
    </span>
    {canSave && (
      <span>
        <kbd>Ctrl</kbd> <kbd>S</kbd> or <kbd>Ctrl</kbd> <kbd>Enter</kbd> saves
      </span>
    )}
  </p>
);
