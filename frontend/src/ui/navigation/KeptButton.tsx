import { useImperativeHandle, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { useKeptFocus } from '../dialogs/useKeptFocus';

const nothing = (event: MouseEvent) => event.preventDefault();

/** A native button that keeps the focus when it becomes disabled, as one that leads to the last page does. */
export function KeptButton({ ref, disabled, onClick, ...rest }: ComponentPropsWithRef<'button'>) {
  const { ref: own, isHeld } = useKeptFocus<HTMLButtonElement>(disabled);
  useImperativeHandle(ref, () => own.current!, [own]);
  return (
    <button
      type="button"
      {...rest}
      ref={own}
      disabled={disabled && !isHeld}
      aria-disabled={isHeld || rest['aria-disabled']}
      onClick={isHeld ? nothing : onClick}
    />
  );
}
