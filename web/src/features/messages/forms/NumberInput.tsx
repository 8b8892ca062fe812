import { maskPhone } from '@leveza/domain/profile/phone.ts';
import { TextField, type TextFieldProps } from '../../../ui/form/TextField.tsx';

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength'>;

/** A mobile number: of Brazil as it is usually written, of another country with its '+'. */
export function NumberInput({ onBlur, value, ...field }: Props) {
  return (
    <TextField
      placeholder="(11) 99999-9999"
      hint="Com DDD. De outro país, comece com + e o código."
      autoComplete="tel"
      {...field}
      value={value}
      type="tel"
      inputMode="tel"
      onBlur={() => {
        const isBrazilian = /^\d{11}$/.test((value ?? '').replace(/[\s()-]/g, ''));
        if (isBrazilian) field.onChange(maskPhone(value ?? ''));
        onBlur?.();
      }}
    />
  );
}
