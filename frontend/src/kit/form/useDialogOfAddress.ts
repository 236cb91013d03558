import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** In an address to a screen: which of its dialogs opens at once. */
const param = 'open';

/** In an address to a text: the language that it is in, and that it may be of any model. The header takes them over. */
export const textLanguageParam = 'textLanguage';
export const anyModelParam = 'anyModel';

/** The address of a screen with one of its dialogs open. */
export const withDialog = (address: string, kind: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${param}=${kind}`;

/** Says that the address is about to be changed by the screen, which takes the dialog out of it. */
export const namesDialog = (params: URLSearchParams): boolean => params.has(param);

/**
 * Opens the dialog that the address names, such as `?open=new`, and takes it out of the address, so that a reload shows the screen
 * as it is. A kind that is not among `kinds` opens nothing. `isReady`: false until the screen has read what it needs.
 * It waits for the header, too: another language or model starts the screen over, without its dialog.
 */
export function useDialogOfAddress<Kind extends string>(
  open: (wanted: { kind: Kind }) => void,
  kinds: readonly Kind[],
  isReady = true,
): void {
  const [params, setParams] = useSearchParams();
  const isNamed = namesDialog(params) && !params.has(textLanguageParam) && !params.has(anyModelParam);
  const take = useEffectEvent(() => {
    const kind = kinds.find((each) => each === params.get(param));
    const rest = new URLSearchParams(params);
    rest.delete(param);
    setParams(rest, { replace: true });
    if (kind) open({ kind });
  });
  useEffect(() => {
    if (isNamed && isReady) take();
  }, [isNamed, isReady]);
}
