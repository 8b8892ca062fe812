import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from './Badge.tsx';
import { IconButton } from './IconButton.tsx';

interface Props {
  title: string;
  /** How far it is filled in; a complete one needs no word for those who see. */
  state?: 'complete' | 'partial' | 'empty';
  /** Opens its dialog, from anywhere on the row; without it the row only tells. */
  onEdit?: () => void;
  /** Beside the title: how far it has come. */
  corner?: ReactNode;
  /** Its values in one line, `InlineFacts`. */
  children: ReactNode;
}

const WORD = { complete: 'Completo', partial: 'Parcial', empty: 'Vazio' } as const;

/** A part of a page as one row with its values; the rest is in its dialog. */
export function SectionRow({ title, state, onEdit, corner, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`relative flex min-h-16 min-w-0 items-center gap-2 py-2.5 pl-4 ${onEdit ? 'pr-2' : 'pr-4'}`}
    >
      <div className="grid min-w-0 flex-1 gap-0.5">
        <div className="flex items-center justify-between gap-4">
          <h2 id={id} className="leading-snug font-semibold">
            {title}
          </h2>
          {corner}
        </div>
        {children}
      </div>
      {state === 'complete' && <span className="sr-only">{WORD.complete}</span>}
      {state && state !== 'complete' && (
        <Badge status={state === 'partial' ? 'attention' : 'empty'}>{WORD[state]}</Badge>
      )}
      {onEdit && (
        <IconButton
          icon={ChevronRight}
          aria-label={`Editar ${title}`}
          aria-haspopup="dialog"
          onPress={onEdit}
          className="after:absolute after:inset-0 after:rounded-2xl"
        />
      )}
    </section>
  );
}
