import type { SideEffect } from '@leveza/contract/side-effects.ts';
import { durationText } from '@leveza/domain/side-effects/duration.ts';
import { EFFECT_SEVERITY, SEVERITY_LABEL } from '@leveza/domain/side-effects/effect-types.ts';
import { promptsDoctor } from '@leveza/domain/side-effects/intensity.ts';
import { Pencil } from 'lucide-react';
import { formatInstant } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { DeletableActions } from '../../../ui/DeletableActions.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FactSection, known } from '../../../ui/FactSection.tsx';
import { effectName, hasWarning } from '../effect-words.ts';
import { DoctorPrompt } from '../follow-up/DoctorPrompt.tsx';
import { IntensityBadge } from '../IntensityBadge.tsx';
import { SelfCareTips } from '../SelfCareTips.tsx';
import { useDeleteEffect } from '../use-delete-effect.ts';
import type { SideEffectsView } from '../use-side-effects-view.ts';
import { DoseSection } from './DoseSection.tsx';
import { WarningSection } from './WarningSection.tsx';

interface Props {
  effect: SideEffect;
  view: SideEffectsView;
}

/** Everything known about one thing that was felt. */
export function DetailsDialog({ effect, view }: Props) {
  const { timeZone } = useSession();
  const deleting = useDeleteEffect(effect);
  const { effectType, datetime, intensity, duration, actionTaken, notes } = effect;
  const severity = EFFECT_SEVERITY[effectType];
  const isStrong = promptsDoctor(intensity);

  return (
    <Dialog
      title={effectName(effect)}
      description={formatInstant(datetime, timeZone)}
      isOpen
      onClose={view.close}
      actions={
        <DeletableActions question="Excluir este registro?" deleting={deleting} onDeleted={view.close}>
          <Button icon={Pencil} onPress={() => view.show('edit', effect.id)}>
            Editar
          </Button>
        </DeletableActions>
      }
    >
      <div className="grid gap-5">
        <IntensityBadge intensity={intensity} />
        {/* A graver notice leaves no room for a calmer one. */}
        {isStrong && !hasWarning(effect) && <DoctorPrompt />}
        <WarningSection effect={effect} />
        <FactSection
          title="O que você contou"
          facts={known({
            Intensidade: `${intensity} de 5`,
            Duração: duration === null ? null : durationText(duration),
            'O que você fez': actionTaken,
            Observações: notes,
            // Beside a strong one, that it is usually mild would only reassure wrongly.
            'Em geral, este efeito é': severity && !isStrong ? SEVERITY_LABEL[severity] : null,
          })}
        />
        <DoseSection effect={effect} />
        <SelfCareTips effectType={effectType} />
        <Button variant="quiet" size="sm" onPress={() => view.show('signs')} className="justify-self-start">
          Sinais de alerta
        </Button>
      </div>
    </Dialog>
  );
}
