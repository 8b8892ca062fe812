import { EFFECT_LABEL, type EffectType } from '@leveza/domain/side-effects/effect-types.ts';
import { selfCareFor } from '@leveza/domain/side-effects/self-care.ts';
import { ChevronRight } from 'lucide-react';
import { Sources } from '../../ui/Sources.tsx';

interface Props {
  effectType: EffectType;
  /** Beside the effect just recorded the advice is read at once. */
  isOpenAtFirst?: boolean;
}

/** Advice patients can follow by themselves; renders nothing if no source covers the effect. */
export function SelfCareTips({ effectType, isOpenAtFirst = false }: Props) {
  const care = selfCareFor(effectType);
  if (!care) return null;
  return (
    <details open={isOpenAtFirst} className="group min-w-0 rounded-2xl border border-line bg-surface">
      <summary
        className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-2xl px-4 py-2 font-semibold
          hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <ChevronRight
          aria-hidden
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-90"
        />
        O que pode ajudar: {EFFECT_LABEL[effectType].toLowerCase()}
      </summary>
      <div className="grid gap-3 px-4 pt-1 pb-4">
        <ul className="grid list-disc gap-1.5 pl-5 text-pretty marker:text-ink-faint">
          {care.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <Sources of={[care]} />
      </div>
    </details>
  );
}
