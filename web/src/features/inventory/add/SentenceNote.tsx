import type { Plan } from '@leveza/contract/plans/plans.ts';
import type { MomentChoice } from '@leveza/domain/plans/moments.ts';
import { formatTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { whenText } from './plan-of-boxes.ts';

interface Props {
  /** The plan that speaks for the product already. */
  standing: Plan | null | undefined;
  moment: MomentChoice | undefined;
  isDaily: boolean;
}

/** The effect of the sentence on the first screen. */
export function SentenceNote({ standing, moment, isDaily }: Props) {
  const { timeZone } = useSession();
  const clock = formatTime(useNow(), timeZone);
  const words = standing
    ? `Você já tem um plano de ${standing.name}: ele continua como está.`
    : moment
      ? `Criamos um plano junto: em Hoje ${whenText(moment, clock < moment.times[0]!)}.`
      : isDaily
        ? 'Sem hora certa, entra em Hoje depois que você abrir a caixa.'
        : null;
  return (
    <p role="status" className="text-sm text-pretty text-ink-soft empty:hidden">
      {words}
    </p>
  );
}
