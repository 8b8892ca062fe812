import type { SideEffect } from '@leveza/contract/side-effects.ts';
import { durationText } from '@leveza/domain/side-effects/duration.ts';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { Button as RacButton } from 'react-aria-components';
import { formatInstant, formatTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { useAsking } from '../../../ui/use-asking.ts';
import { cardFocusId } from '../../../ui/use-card-focus.ts';
import { contextText, effectName } from '../effect-words.ts';
import { IntensityBadge } from '../IntensityBadge.tsx';
import { useDeleteEffect } from '../use-delete-effect.ts';
import type { SideEffectsView } from '../use-side-effects-view.ts';

interface Props {
  effect: SideEffect;
  view: SideEffectsView;
}

/** One thing that was felt. */
export function EffectRow({ effect, view }: Props) {
  const { timeZone } = useSession();
  const { isAsking, askOnceClosed, stop } = useAsking();
  const { remove, isPending } = useDeleteEffect(effect);
  const { id, datetime, intensity, duration, context, actionTaken } = effect;
  const when = [formatTime(datetime, timeZone), duration !== null && `durou ${durationText(duration)}`];
  return (
    <li className="grid gap-3 py-2 pr-2 pl-4">
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 gap-0.5 pb-1">
          <div className="flex flex-wrap items-center gap-x-3">
            <RacButton
              id={cardFocusId(id)}
              aria-haspopup="dialog"
              onPress={() => view.show('details', id)}
              className="min-h-11 cursor-pointer rounded-md text-left font-semibold wrap-anywhere
                data-hovered:underline data-pressed:opacity-80"
            >
              {effectName(effect)}
            </RacButton>
            <IntensityBadge intensity={intensity} />
          </div>
          <p className="text-sm text-ink-soft tabular-nums">{when.filter(Boolean).join(' · ')}</p>
          {context && (
            <p className="text-sm text-pretty text-ink-soft tabular-nums first-letter:uppercase">
              {contextText(context)}
            </p>
          )}
          {actionTaken && <p className="text-sm wrap-anywhere text-ink-soft">O que fez: {actionTaken}</p>}
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
