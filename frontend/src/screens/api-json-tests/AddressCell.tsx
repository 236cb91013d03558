import { Copy } from 'lucide-react';
import { useCopy } from '../../api/copy';
import { Button, type ButtonProps } from '../../ui/navigation/Button';
import styles from './api-json-tests.module.css';
import textStyles from '../../ui/text.module.css';
import { classes } from '../../ui/classes';

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
      <span className={classes(textStyles.cut, textStyles.muted)}>{base || '\u00a0'}</span>
      <code>
        <span className={textStyles.cut}>{call}</span>
        {query && <span className={textStyles.cut}>{query}</span>}
      </code>
    </span>
  );
}
