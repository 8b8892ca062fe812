import { maskPhone, PHONE_MAX_LENGTH } from '@leveza/domain/profile/phone.ts';
import { useLayoutEffect, useRef } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength' | 'autoComplete' | 'boxRef'>;

/** A Brazilian phone: the marks are put in while it is typed, and the caret stays behind the digit it was behind. */
export function PhoneField({ onChange, ...field }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const caret = useRef<number>(null);

  useLayoutEffect(() => {
    const input = inputIn(box.current);
    if (caret.current !== null && document.activeElement === input) {
      input?.setSelectionRange(caret.current, caret.current);
    }
    caret.current = null;
  });

  const show = (typed: string, digitsBefore: number) => {
    const masked = maskPhone(typed);
    caret.current = caretAfter(masked, digitsBefore);
    onChange(masked);
  };

  return (
    <TextField
      placeholder="(11) 99999-9999"
      {...field}
      boxRef={box}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={PHONE_MAX_LENGTH}
      onChange={(text) => {
        const before = inputIn(box.current)?.selectionStart ?? text.length;
        show(text, digitsIn(text.slice(0, before)));
      }}
      onPaste={(event) => {
        const whole = pastedPhone(event.clipboardData.getData('text'));
        // The maximum length would cut a number with its country code; a whole number replaces what was there.
        if (whole === null) return;
        event.preventDefault();
        show(whole, digitsIn(whole));
      }}
    />
  );
}

const inputIn = (box: HTMLElement | null) => box?.querySelector('input') ?? null;

function digitsIn(text: string): number {
  return text.replaceAll(/\D/g, '').length;
}

/** Where the caret stands in a masked text to have that many digits before it. */
function caretAfter(masked: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  for (let index = 0; index < masked.length; index += 1) {
    if (/\d/.test(masked[index]!)) seen += 1;
    if (seen === digits) return index + 1;
  }
  return masked.length;
}

/** The digits of a whole number with area code, without country code or long-distance zero; null if it is none. */
function pastedPhone(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '');
  const national = digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits;
  return national.length === 10 || national.length === 11 ? national : null;
}
