import { TextField, type TextFieldProps } from './TextField.tsx';

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoCapitalize'>;

/** An address that was cut would be another one: one too long is refused in words. */
export function EmailField(props: Props) {
  const fixed = { type: 'email', inputMode: 'email', autoCapitalize: 'none', maxLength: undefined } as const;
  return <TextField autoComplete="email" {...props} {...fixed} />;
}
