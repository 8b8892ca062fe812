import type { Pen } from '@leveza/contract/pens/pens.ts';
import { LockOpen } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { cardFocusId } from '../../../ui/use-card-focus.ts';
import { canOpen } from '../can-open.ts';
import type { PenDialog } from '../search.ts';
import { usePenName } from '../use-pen-name.ts';
import { DoseBar } from './DoseBar.tsx';
import { PenBadge } from './PenBadge.tsx';
import { PenFacts } from './PenFacts.tsx';
import { PenPicture } from './PenPicture.tsx';

interface Props {
  pen: Pen;
  today: string;
  onShow: (dialog: PenDialog) => void;
}

/** One entry. Pressing anywhere on it shows its details. */
export function PenCard({ pen, today, onShow }: Props) {
  const id = useId();
  const { name, strength } = usePenName(pen);
  const isEmpty = pen.status === 'empty';
  return (
    <article
      aria-labelledby={id}
      className={`relative flex h-full min-w-0 flex-col gap-4 rounded-2xl border border-line bg-surface p-5 transition-colors
        duration-150 hover:border-line-strong ${isEmpty ? 'grayscale' : ''}`}
    >
      <PenBadge badge={pen.badge} />
      <PenPicture pen={pen} />
      <div>
        <h2 id={id} className="text-lg leading-snug font-semibold tracking-tight text-balance wrap-anywhere">
          {name}
        </h2>
        <p className="text-sm wrap-anywhere text-ink-soft">{strength}</p>
      </div>
      <DoseBar pen={pen} />
      <PenFacts pen={pen} today={today} />
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        {canOpen(pen) && (
          <Button
            variant="secondary"
            icon={LockOpen}
            aria-label={`Abrir: ${name}`}
            onPress={() => onShow('seal')}
            // Above the details' target, which covers the whole card.
            className="relative z-10 flex-1 px-3! whitespace-nowrap"
          >
            Abrir
          </Button>
        )}
        <Button
          variant="quiet"
          id={cardFocusId(pen.id)}
          aria-label={`Detalhes: ${name}`}
          onPress={() => onShow('details')}
          className="mx-auto px-3! after:absolute after:inset-0 after:rounded-2xl after:content-['']"
        >
          Detalhes
        </Button>
      </div>
    </article>
  );
}
