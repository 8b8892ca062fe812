import type { SideEffect } from '@leveza/contract/side-effects.ts';
import { Section } from '../../../ui/FactSection.tsx';
import { SourceNote } from '../../../ui/SourceNote.tsx';
import { contextText, effectName, labelText } from '../effect-words.ts';
import { useSummary } from '../use-summary.ts';

/** Where the treatment stood, and what the label says of such an effect: facts side by side. */
export function DoseSection({ effect }: { effect: SideEffect }) {
  const { context } = effect;
  const label = useSummary().data?.data.byType.find((type) => effectName(type) === effectName(effect))?.label;
  if (!context && !label) return null;
  return (
    <Section title="Em relação à dose">
      {context && (
        <div className="grid gap-1">
          <p className="font-medium text-pretty tabular-nums first-letter:uppercase">
            {contextText(context)}
          </p>
          <p className="text-sm text-pretty text-ink-soft">
            {context.levelMg === null
              ? 'Isto não diz que a dose foi a causa.'
              : 'O nível é uma estimativa, e nada disto diz que a dose foi a causa.'}
          </p>
        </div>
      )}
      {label && (
        <div className="grid gap-1">
          <p className="text-pretty tabular-nums">{labelText(label)}</p>
          <SourceNote source={label.source} isVerified={label.isVerified} />
        </div>
      )}
    </Section>
  );
}
