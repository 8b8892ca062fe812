import type { ZoneState } from '@leveza/contract/rotation.ts';
import { zoneLabel } from '@leveza/domain/rotation/zones.ts';
import { addDays, isDay } from '@leveza/domain/time/days.ts';
import { useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { useToday } from '../../lib/use-now.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DateField } from '../../ui/form/DateField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { conditionOf } from './condition.ts';
import { useChangeZone } from './use-change-zone.ts';
import { ZoneFacts } from './ZoneFacts.tsx';

/** About as long as a bruise takes to go. */
const REST_DAYS = 14;
const LONGEST_REST_DAYS = 365;

/** One zone: its state, and leaving it out for a while or for good. */
export function ZoneDialog({ state, onClose }: { state: ZoneState; onClose: () => void }) {
  const today = useToday();
  const { change, isPending } = useChangeZone(state, onClose);
  const condition = conditionOf(state, today);
  return (
    <Dialog title={zoneLabel(state.zone)} isOpen onClose={onClose}>
      <div className="grid gap-6">
        <ZoneFacts state={state} />
        {state.isFlagged && (
          <Notice tone="attention">
            Este local reagiu em duas das últimas três aplicações. Se incomoda, faça uma pausa nele e conte ao
            seu médico.
          </Notice>
        )}
        {condition !== 'off' && (
          <RestSection
            today={today}
            isResting={condition === 'paused'}
            isPending={isPending}
            onRest={(day) =>
              change({ isOff: false, restUntil: day }, `Pausada por você até ${formatDay(day)}`)
            }
            onEnd={() => change({ isOff: false, restUntil: null }, 'Pausa encerrada')}
          />
        )}
        <section className="grid justify-items-start gap-2">
          <h3 className="font-semibold">{state.isOff ? 'Local desligado' : 'Não usar este local'}</h3>
          <p className="text-sm text-pretty text-ink-soft">
            {state.isOff
              ? 'Ele não é sugerido nem pode ser escolhido até você ligar de novo.'
              : 'Desligado, ele não é sugerido nem pode ser escolhido. O histórico continua guardado.'}
          </p>
          <Button
            variant="secondary"
            isDisabled={isPending}
            onPress={() =>
              change(
                { isOff: !state.isOff, restUntil: null },
                state.isOff ? 'Local ligado de novo' : 'Local desligado',
              )
            }
          >
            {state.isOff ? 'Ligar este local' : 'Desligar este local'}
          </Button>
        </section>
      </div>
    </Dialog>
  );
}

interface RestProps {
  today: string;
  isResting: boolean;
  isPending: boolean;
  onRest: (day: string) => void;
  onEnd: () => void;
}

function RestSection({ today, isResting, isPending, onRest, onEnd }: RestProps) {
  const [day, setDay] = useState<string | null>(null);
  const [minDay, maxDay] = [addDays(today, 1), addDays(today, LONGEST_REST_DAYS)];
  const isPossible = day !== null && isDay(day) && day >= minDay && day <= maxDay;
  return (
    <section className="grid justify-items-start gap-3">
      <div className="grid gap-1">
        <h3 className="font-semibold">Pausar este local</h3>
        <p className="text-sm text-pretty text-ink-soft">
          Para um roxo, um caroço ou uma irritação: até esse dia, o local não é sugerido.
        </p>
      </div>
      {isResting ? (
        <Button isDisabled={isPending} onPress={onEnd}>
          Encerrar pausa
        </Button>
      ) : (
        <Button isDisabled={isPending} onPress={() => onRest(addDays(today, REST_DAYS))}>
          {`Pausar por ${REST_DAYS} dias`}
        </Button>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <DateField
          label={isResting ? 'Mudar para outro dia' : 'Ou até outro dia'}
          value={day}
          onChange={setDay}
          {...{ minDay, maxDay }}
          className="w-44"
        />
        <Button variant="secondary" isDisabled={!isPossible || isPending} onPress={() => day && onRest(day)}>
          Salvar
        </Button>
      </div>
    </section>
  );
}
