import type { SideEffect } from '@leveza/contract/side-effects.ts';
import { Section } from '../../../ui/FactSection.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import { contextText, LABEL_CAVEAT, labelText } from '../effect-words.ts';

/** Where the treatment stood, and how often studies saw such an effect: facts side by side. */
export function DoseSection({ effect }: { effect: SideEffect }) {
  const { context, label } = effect;
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
          <p className="text-sm text-pretty text-ink-soft">{LABEL_CAVEAT}</p>
          <Sources of={[label]} />
        </div>
      )}
    </Section>
  );
}
