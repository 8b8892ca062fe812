import { useState, type ReactNode } from 'react';

interface Props<V> {
  start: V;
  children: (field: { value: V; onChange: (value: V) => void }) => ReactNode;
}

/** Keeps the value of one control on the kit's page. */
export function Held<V>({ start, children }: Props<V>) {
  const [value, onChange] = useState(start);
  return children({ value, onChange });
}
