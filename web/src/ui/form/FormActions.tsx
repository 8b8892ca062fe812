import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { SlowNotice } from './SlowNotice.tsx';

interface Props {
  /** The form's id: it stands in the dialog's body, and these below it. */
  form: string;
  isPending: boolean;
  pendingLabel?: string;
  children: ReactNode;
}

/** The two ways out of a form in a dialog. */
export function FormActions({ form, isPending, pendingLabel = 'Salvando...', children }: Props) {
  return (
    <>
      <SlowNotice isPending={isPending} />
      <Button slot="close" variant="secondary">
        Cancelar
      </Button>
      <Button type="submit" form={form} isPending={isPending} pendingLabel={pendingLabel}>
        {children}
      </Button>
    </>
  );
}
