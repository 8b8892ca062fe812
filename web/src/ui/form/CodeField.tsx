import { TextField, type TextFieldProps } from './TextField.tsx';

/** The code of an app or a message, which the phone may fill in by itself. */
export function CodeField(props: Omit<TextFieldProps, 'label'> & Partial<Pick<TextFieldProps, 'label'>>) {
  return (
    <TextField
      label="Código de 6 números"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      enterKeyHint="go"
      inputClassName="tracking-widest tabular-nums"
      {...props}
    />
  );
}
