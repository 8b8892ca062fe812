import type { DoseHold } from '@leveza/contract/applications/held-dose.ts';
import { HELD_DOSE, isToGoNow } from '@leveza/domain/applications/held-dose.ts';
import { HeartPulse, Phone } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { whenText } from '../../../lib/moment-words.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Lead } from '../../../ui/Lead.tsx';
import { Link, OutsideLink } from '../../../ui/Link.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import { useHoldEvaluated } from './use-hold-evaluated.ts';

const DoseDrawing = lazyPart(() => import('../../../ui/drawings/DoseDrawing.tsx'), 'DoseDrawing');

/**
 * After a sign of an inflamed pancreas no screen invites to the next dose: a doctor comes first, by the leaflet. In the first
 * hours the lead says again to go now, until the patient notes that a doctor has looked at it.
 */
export function HeldLead({ hold: { effectId, since } }: { hold: DoseHold }) {
  const { timeZone: zone } = useSession();
  const now = useNow();
  const isNow = isToGoNow(new Date(since), now);
  const { title, figure } = isNow ? HELD_DOSE.now : HELD_DOSE;
  const { sign, sentence, flag } = HELD_DOSE;
  return (
    <Lead
      title={title}
      figure={figure}
      detail={`Você registrou ${sign}, ${whenText(since, { zone, now })}.`}
      drawing={isNow ? <Alarm /> : <Paused />}
      actions={
        <>
          {isNow && (
            <OutsideLink href="tel:192" icon={Phone} variant="lead">
              Ligar 192 (SAMU)
            </OutsideLink>
          )}
          <Link
            to="/side-effects"
            search={{ open: 'signs', sign: flag }}
            variant={isNow ? 'lead-quiet' : 'lead'}
          >
            Ver o que fazer
          </Link>
          <Evaluated effectId={effectId} />
        </>
      }
    >
      <div className="grid gap-1.5 rounded-2xl bg-surface px-4 pt-3 text-sm text-ink">
        {isNow && <p className="text-base font-semibold text-pretty">{HELD_DOSE.now.steps.join(' ')}</p>}
        <p className="text-pretty">{sentence}</p>
        <Sources of={[HELD_DOSE]} />
      </div>
    </Lead>
  );
}

/** Asks once: the press ends the warning. */
function Evaluated({ effectId }: { effectId: string }) {
  const [isAsking, setAsking] = useState(false);
  const { isPending, note } = useHoldEvaluated(effectId);
  if (!isAsking) {
    return (
      <Button variant="lead-quiet" onPress={() => setAsking(true)}>
        Um médico já avaliou
      </Button>
    );
  }
  return (
    <ConfirmInline
      question="Um médico já avaliou esta dor?"
      detail="O Leveza anota isso, e este aviso sai."
      confirmLabel="Sim, já avaliou"
      cancelLabel="Ainda não"
      tone="attention"
      isPending={isPending}
      onConfirm={note}
      onCancel={() => setAsking(false)}
    />
  );
}

const Alarm = () => (
  <span className="grid size-14 place-items-center rounded-full bg-attention-soft text-attention-ink">
    <HeartPulse aria-hidden className="size-7" />
  </span>
);

const Paused = () => (
  <div className="size-20 sm:size-28">
    <Suspense fallback={null}>
      <DoseDrawing scene="paused" />
    </Suspense>
  </div>
);
