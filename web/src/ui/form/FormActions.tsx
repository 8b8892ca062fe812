import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { SlowNotice } from './SlowNotice.tsx';

interface Props {
  /** The form's id: it stands in the dialog's body, and these below it. */
  form: string;
  isPending: boolean;
  pendingLabel?: string;
  /** Set while the form shows by itself why it cannot be sent. */
  isDisabled?: boolean;
  children: ReactNode;
}

/** The two ways out of a form in a dialog. */
export function FormActions({ pendingLabel = 'Salvando...', children, ...button }: Props) {
  return (
    <>
      <SlowNotice isPending={button.isPending} />
      <Button slot="close" variant="secondary">
        Cancelar
      </Button>
      <Button type="submit" pendingLabel={pendingLabel} {...button}>
        {children}
      </Button>
    </>
  );
}
