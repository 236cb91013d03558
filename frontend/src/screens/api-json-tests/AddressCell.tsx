import { Copy } from 'lucide-react';
import { useCopy } from '../../api/copy';
import { Button, type ButtonProps } from '../../ui/navigation/Button';
import styles from './api-json-tests.module.css';

export interface CopyButtonProps extends Pick<ButtonProps, 'children' | 'size' | 'disabled'> {
  /** Made when it is wanted, since it may be megabytes. */
  text: () => string;
  what: string;
}

export function CopyButton({ text, what, ...button }: CopyButtonProps) {
  const copy = useCopy();
  return <Button {...button} icon={Copy} onClick={() => copy(what, text())} />;
}

export function splitAddress(address: string): { base: string; call: string; query: string } {
  const path = address.replace(/[?#].*$/s, '');
  const [, base = '', call = path] = /^(.*\/api\/(?:v\d+\/)?|.*\/)(.+)$/i.exec(path) ?? [];
  return { base: base.replace(/^https?:\/\//i, ''), call, query: address.slice(path.length) };
}

/** An address in two lines, the whole of it on hover. Where there is no room the call gives way before what it asks for. */
export function AddressCell({ address }: { address: string }) {
  const { base, call, query } = splitAddress(address);
  return (
    <span className={styles.address} title={address}>
      <span>{base || '\u00a0'}</span>
      <code>
        <span>{call}</span>
        {query && <span>{query}</span>}
      </code>
    </span>
  );
}
