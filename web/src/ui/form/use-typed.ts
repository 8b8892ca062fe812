import { useState } from 'react';
import { afterPress } from './after-press.ts';

/** The value of a typed text; a refused text has a value that every schema refuses, so it is never saved as empty. */
export type Read<V> = { ok: true; value: V } | { ok: false; value: V; sentence: string };

interface Options<V> {
  value: V | undefined;
  onChange: (value: V) => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
  read: (text: string) => Read<V>;
  write: (value: V | undefined) => string;
}

/** Keeps the text as it is being typed, and rewrites it neatly only when the field is left. */
export function useTyped<V>({ value, onChange, onBlur, error, read, write }: Options<V>) {
  const [draft, setDraft] = useState<(Read<V> & { text: string }) | null>(null);
  const [wasLeft, setLeft] = useState(false);
  // A value that is not the one typed came from outside and replaces the draft.
  const current = draft !== null && Object.is(draft.value, value) ? draft : null;
  const refusal = current && !current.ok ? current.sentence : undefined;

  const type = (text: string) => {
    const reading = read(text);
    setDraft({ ...reading, text });
    setLeft(false);
    onChange(reading.value);
  };

  const leave = () =>
    afterPress(() => {
      setLeft(true);
      if (current?.ok) setDraft(null);
      onBlur?.();
    });

  const text = current ? current.text : write(value);
  return { text, type, leave, error: refusal && (wasLeft || error) ? refusal : error };
}
