import { TextField, type TextFieldProps } from './TextField.tsx';

export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'autoCapitalize'>) {
  return <TextField autoComplete="email" {...props} type="email" inputMode="email" autoCapitalize="none" />;
}
