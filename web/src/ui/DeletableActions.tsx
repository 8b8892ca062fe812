import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { ConfirmInline } from './ConfirmInline.tsx';

interface Props {
  /** Asked before it is deleted, such as 'Excluir este registro?'. */
  question: string;
  detail?: string | undefined;
  /** `remove` answers whether it is gone. */
  deleting: { remove: () => Promise<unknown>; isPending: boolean };
  onDeleted: () => void;
  /** The other actions, beside 'Excluir'. */
  children?: ReactNode;
}

/** The actions below the details of a record, and in their place the question before it is deleted. */
export function DeletableActions({ question, detail, deleting, onDeleted, children }: Props) {
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    if (await deleting.remove()) onDeleted();
    else setAsking(false);
  };
  if (isAsking) {
    return (
      <ConfirmInline
        question={question}
        {...(detail !== undefined && { detail })}
        confirmLabel="Confirmar Exclusão"
        isPending={deleting.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    );
  }
  return (
    <>
      <Button variant="secondary" icon={Trash2} onPress={() => setAsking(true)}>
        Excluir
      </Button>
      {children}
    </>
  );
}
