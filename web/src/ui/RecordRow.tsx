import { type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConfirmInline } from './ConfirmInline.tsx';
import { Menu } from './Menu.tsx';
import { useAsking } from './use-asking.ts';

interface Props {
  icon?: LucideIcon;
  /** In the icon's place: the day of a record that stands under its month. */
  drawing?: ReactNode;
  /** The menu's name: 'Ações da medição de 15/11/2026 08:00'. */
  actionsLabel: string;
  onEdit: () => void;
  deleting: { remove: () => Promise<unknown>; isPending: boolean };
  /** Asked before it is deleted. */
  question: string;
  questionDetail?: string | undefined;
  children: ReactNode;
}

/** One thing of a history that can be edited and deleted. */
export function RecordRow(props: Props) {
  const { icon: Icon, drawing, actionsLabel, onEdit, deleting, question, questionDetail, children } = props;
  const { isAsking, askOnceClosed, stop } = useAsking();
  return (
    <li className="grid gap-3 py-1.5 pr-2 pl-4">
      <div className="flex items-center gap-3">
        {Icon && (
          <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-brand-soft text-brand-ink">
            <Icon aria-hidden className="size-5" />
          </span>
        )}
        {drawing}
        <div className="grid min-w-0 flex-1 gap-0.5">{children}</div>
        <Menu
          label={actionsLabel}
          actions={[
            { id: 'edit', label: 'Editar', icon: Pencil, onAction: onEdit },
            { id: 'delete', label: 'Excluir', icon: Trash2, isDanger: true, onAction: askOnceClosed },
          ]}
        />
      </div>
      {isAsking && (
        <ConfirmInline
          question={question}
          detail={questionDetail}
          confirmLabel="Confirmar Exclusão"
          isPending={deleting.isPending}
          onConfirm={() => void deleting.remove().then(stop)}
          onCancel={stop}
        />
      )}
    </li>
  );
}
