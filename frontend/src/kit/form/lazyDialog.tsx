import { useEffect, useSyncExternalStore, type ComponentProps, type ElementType } from 'react';
import { t } from '../../texts/kit.gen';
import { MessageDialog } from '../../ui/dialogs/MessageDialog';
import { Spinner } from '../../ui/feedback/Spinner';
import { sharedValue } from '../../ui/listeners';

/** A list is read before anything is done with it: the code of its dialogs waits for the first sign of somebody who does. */
const signs = ['pointermove', 'pointerdown', 'keydown'];

const whenIdle: (run: () => void) => void = globalThis.requestIdleCallback ?? ((run) => setTimeout(run, 200));

const hasMoved = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0;

function atFirstSign(run: () => void): void {
  const start = (event: Event) => {
    // A browser also says so where the page moves below a mouse at rest.
    const isAtRest = event.type === 'pointermove' && !hasMoved(event as PointerEvent);
    if (isAtRest) return;
    for (const sign of signs) removeEventListener(sign, start, true);
    whenIdle(run);
  };
  // Without a page, as in a check that only reads the screens, nobody moves.
  for (const sign of signs) globalThis.addEventListener?.(sign, start, { capture: true, passive: true });
}

/** The code of a component: on its way, there, or failed. Asking again after a failure is `fetch` again. */
function lazyCode<Part>(load: () => Promise<Part>) {
  const { read, set, subscribe } = sharedValue<{ part?: Part; isFailed?: boolean; isFetching?: boolean }>({});
  const fetch = () => {
    const { part, isFetching } = read();
    if (part || isFetching) return;
    set({ isFetching: true });
    load().then(
      (part) => set({ part }),
      () => set({ isFailed: true }),
    );
  };
  return { fetch, subscribe, read };
}

/**
 * A dialog whose code is not part of its screen's. It is fetched when somebody begins to work on the page, so that it is there at the
 * press; until it is there the bar of pending calls shows, and without it a message offers another try. `closeOf` is how it is closed,
 * `onClose` by default.
 */
export function lazyDialog<Part extends ElementType>(
  load: () => Promise<Part>,
  closeOf: (props: ComponentProps<Part>) => () => void = ({ onClose }) => onClose,
): Part {
  const code = lazyCode(load);
  atFirstSign(code.fetch);

  function LazyDialog(props: ComponentProps<Part>) {
    const { part: Dialog, isFailed } = useSyncExternalStore(code.subscribe, code.read);
    useEffect(() => code.fetch(), []);
    if (Dialog) return <Dialog {...props} />;
    if (!isFailed)
      return (
        <div aria-busy data-lazy="">
          <Spinner active />
        </div>
      );
    return (
      <MessageDialog
        tone="error"
        title={t('This could not be opened')}
        message={t(
          'A part of the console could not be loaded. The connection may be down, or a new version may be there: then reload the page.',
        )}
        action={{ label: t('Retry'), onClick: code.fetch }}
        onClose={closeOf(props)}
      />
    );
  }
  // It takes what the component itself takes, its type parameters included.
  return LazyDialog as unknown as Part;
}
