import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../navigation/IconButton';
import { TextInput, type TextInputProps } from './TextInput';
import { t } from '../../texts/ui.gen';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'end' | 'mono'> {
  showLabel?: string;
  hideLabel?: string;
}

/** A password with an eye that shows it. Paste and password managers work. */
export function PasswordInput({
  showLabel = t('Show password'),
  hideLabel = t('Hide password'),
  ...rest
}: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const eye = (
    <IconButton
      label={isShown ? hideLabel : showLabel}
      icon={isShown ? EyeOff : Eye}
      onClick={() => setIsShown(!isShown)}
    />
  );

  return (
    <TextInput autoComplete="current-password" {...rest} type={isShown ? 'text' : 'password'} end={eye} />
  );
}
