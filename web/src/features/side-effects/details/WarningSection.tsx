import type { SideEffect } from '@leveza/contract/side-effects.ts';
import { answersOf } from '@leveza/domain/side-effects/questions.ts';
import { redFlagsFor } from '@leveza/domain/side-effects/red-flag-rules.ts';
import { useAsked } from '../../../lib/use-asked.ts';
import { Section } from '../../../ui/FactSection.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import { FlagText } from '../follow-up/FlagText.tsx';
import { withoutRepeatedSteps } from '../follow-up/follow-up.ts';
import { hasWarning } from '../effect-words.ts';
import { evaluatedText, useHoldEvaluated } from '../../applications/shared/use-hold-evaluated.ts';
import { Button } from '../../../ui/Button.tsx';
import { useSession } from '../../../lib/session.ts';
import { carefulRisk } from '../careful-risk.ts';
import { summaryQuery } from '../use-summary.ts';

interface Props {
  effect: SideEffect;
}

/** The notices that its answers lead to, with the medicines of now; an alarm that was closed can be read again. */
export function WarningSection({ effect }: Props) {
  const { data, isAnswered } = useAsked({ ...summaryQuery, enabled: hasWarning(effect) });
  if (!hasWarning(effect)) return null;
  const risk = data && isAnswered ? data.data.risk : carefulRisk(data?.data.risk);
  const flags = redFlagsFor({
    effect,
    answers: answersOf(effect.answers),
    // An effect felt after it says nothing about it.
    risk: { ...risk, recent: risk.recent.filter(({ datetime }) => datetime < effect.datetime) },
    now: new Date(effect.datetime),
  });
  if (flags.length === 0) return null;
  return (
    <Section title="Sinais de alerta deste registro">
      {withoutRepeatedSteps(flags).map((flag) => (
        <div key={flag.key} className="grid gap-2">
          <FlagText flag={flag} headingLevel={4} />
        </div>
      ))}
      <Evaluated effect={effect} />
      <Sources of={flags} />
    </Section>
  );
}

function Evaluated({ effect: { id, evaluatedAt } }: Props) {
  const { timeZone } = useSession();
  const { isPending, takeBack } = useHoldEvaluated(id);
  if (evaluatedAt === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p>{evaluatedText(evaluatedAt, timeZone)}</p>
      <Button variant="secondary" size="sm" isPending={isPending} onPress={takeBack}>
        Desfazer
      </Button>
    </div>
  );
}
