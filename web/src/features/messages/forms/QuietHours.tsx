import type { ReactNode } from 'react';
import type { BoundField } from '../../../ui/form/FormField.tsx';
import { TimeField } from '../../../ui/form/TimeField.tsx';

/** Where hours begin and end stands in one line. */
export function FromTo({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 items-start gap-3">{children}</div>;
}

export const startField = (field: BoundField<string>) => <TimeField label="Das" {...field} />;
export const endField = (field: BoundField<string>) => (
  <TimeField label="Até" hint="Pode passar da meia-noite." {...field} />
);
