import { Copy } from 'lucide-react';
import { useCopy } from '../../api/copy';
import { Button, type ButtonProps } from '../../ui/navigation/Button';

export interface CopyButtonProps extends Pick<ButtonProps, 'children' | 'size' | 'disabled'> {
  /** Made when it is wanted, since it may be megabytes. */
  text: () => string;
  what: string;
}

export function CopyButton({ text, what, ...button }: CopyButtonProps) {
  const copy = useCopy();
  return <Button {...button} icon={Copy} onClick={() => copy(what, text())} />;
}
