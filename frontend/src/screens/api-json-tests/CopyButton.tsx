import { Copy } from 'lucide-react';
import { useNotices } from '../../api/notices';
import { Button, type ButtonProps } from '../../ui/Button';

export interface CopyButtonProps extends Pick<ButtonProps, 'children' | 'size' | 'disabled'> {
  /** Made when it is wanted, since it may be megabytes. */
  text: () => string;
  /** Said afterwards: 'As is'. */
  what: string;
}

/** Puts a text on the clipboard and says so; browsers allow it on safe addresses only. */
export function CopyButton({ text, what, ...button }: CopyButtonProps) {
  const notices = useNotices();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      notices.toastSuccess(`${what} copied`);
    } catch (error) {
      console.error(error);
      notices.toastFailure(`${what} could not be copied: the browser does not allow it here.`);
    }
  };
  return <Button {...button} icon={Copy} onClick={copy} />;
}
