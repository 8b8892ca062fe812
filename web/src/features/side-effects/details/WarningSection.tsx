import type { SideEffect } from '@leveza/contract/side-effects.ts';
import { answersOf } from '@leveza/domain/side-effects/questions.ts';
import { redFlagsFor } from '@leveza/domain/side-effects/red-flag-rules.ts';
import { Section } from '../../../ui/FactSection.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import { FlagText } from '../follow-up/FlagText.tsx';
import { withoutRepeatedSteps } from '../follow-up/follow-up.ts';
import { hasWarning } from '../effect-words.ts';

/** The notices that its answers led to, as they were read then; an alarm that was closed can be read again. */
export function WarningSection({ effect }: { effect: SideEffect }) {
  if (!hasWarning(effect)) return null;
  const flags = redFlagsFor({
    effect,
    answers: answersOf(effect.answers),
    // Answers are kept with the effect they were asked about: its notices need no other record.
    risk: { hasLowSugarRisk: null, hasKetoacidosisRisk: null, recent: [] },
    now: new Date(effect.datetime),
  });
  if (flags.length === 0) return null;
  return (
    <Section title="O que o Leveza avisou">
      {withoutRepeatedSteps(flags).map((flag) => (
        <div key={flag.key} className="grid gap-2">
          <FlagText flag={flag} headingLevel={4} />
        </div>
      ))}
      <Sources of={flags} />
    </Section>
  );
}
