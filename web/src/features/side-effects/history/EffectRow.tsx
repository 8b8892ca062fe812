import type { SideEffect } from '@leveza/contract/side-effects.ts';
import { intensityLabel } from '@leveza/domain/side-effects/intensity.ts';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { Button as RacButton } from 'react-aria-components';
import { dayOf, formatInstant, formatTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { DayBlock } from '../../../ui/DayBlock.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { useAsking } from '../../../ui/use-asking.ts';
import { cardFocusId } from '../../../ui/use-card-focus.ts';
import { effectName, hasWarning, sinceText } from '../effect-words.ts';
import { IntensityBadge, isNoteworthy } from '../IntensityBadge.tsx';
import { useDeleteEffect } from '../use-delete-effect.ts';
import type { SideEffectsView } from '../use-side-effects-view.ts';

interface Props {
  effect: SideEffect;
  view: SideEffectsView;
}

/** One thing that was felt, in one row; the rest is in its details. */
export function EffectRow({ effect, view }: Props) {
  const { timeZone } = useSession();
  const { isAsking, askOnceClosed, stop } = useAsking();
  const { remove, isPending } = useDeleteEffect(effect);
  const { id, datetime, intensity, context } = effect;
  const isMild = !isNoteworthy(intensity);
  const since = context ? sinceText(context) : formatTime(datetime, timeZone);
  return (
    <li className="grid gap-3 py-1.5 pr-2 pl-4">
      <div className="flex items-center gap-3">
        <DayBlock day={dayOf(datetime, timeZone)} />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <RacButton
            id={cardFocusId(id)}
            aria-label={effectName(effect)}
            aria-haspopup="dialog"
            onPress={() => view.show('details', id)}
            className="grid min-h-11 min-w-0 flex-auto cursor-pointer content-center justify-items-start rounded-md text-left
            data-hovered:underline data-pressed:opacity-80"
          >
            <span className="leading-snug font-semibold wrap-anywhere">{effectName(effect)}</span>
            <span className="text-sm text-ink-soft tabular-nums">
              {hasWarning(effect) && (
                <span className="font-medium text-attention-ink">Sinal de alerta · </span>
              )}
              {isMild ? `${intensityLabel(intensity)} · ${since}` : since}
            </span>
          </RacButton>
          {!isMild && <IntensityBadge intensity={intensity} />}
        </div>
        <Menu
          label={`Ações de ${effectName(effect)}, ${formatInstant(datetime, timeZone)}`}
          actions={[
            { id: 'details', label: 'Ver detalhes', icon: Eye, onAction: () => view.show('details', id) },
            { id: 'edit', label: 'Editar', icon: Pencil, onAction: () => view.show('edit', id) },
            { id: 'delete', label: 'Excluir', icon: Trash2, isDanger: true, onAction: askOnceClosed },
          ]}
        />
      </div>
      {isAsking && (
        <ConfirmInline
          question="Excluir este registro?"
          confirmLabel="Confirmar Exclusão"
          isPending={isPending}
          onConfirm={() => void remove().then(stop)}
          onCancel={stop}
        />
      )}
    </li>
  );
}
