import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { BOX_BUTTON_LOOK } from './input-look.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      autoCapitalize="none"
      {...props}
      type={isShown ? 'text' : 'password'}
      // A password that was cut would be another one: one too long is refused in words.
      maxLength={undefined}
      end={
        <Button
          aria-label={isShown ? 'Ocultar senha' : 'Mostrar senha'}
          isDisabled={props.isDisabled}
          onPress={() => setShown(!isShown)}
          className={BOX_BUTTON_LOOK}
        >
          <Icon aria-hidden className="size-5" />
        </Button>
      }
    />
  );
}
