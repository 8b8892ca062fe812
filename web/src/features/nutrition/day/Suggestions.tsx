import type { FoodSuggestion } from '@leveza/contract/nutrition/day.ts';
import { SUIT_LABEL } from '@leveza/domain/nutrition/suit-words.ts';
import { Sprout } from 'lucide-react';
import { Fold } from '../../../ui/Fold.tsx';
import { Sources } from '../../../ui/Sources.tsx';

/** Foods that suit the day, with the reason they are offered. */
export function Suggestions({ suggestion }: { suggestion: FoodSuggestion }) {
  const { suits, reason, tips, foods } = suggestion;
  return (
    <Fold icon={Sprout} label={`${SUIT_LABEL[suits]}: o que costuma cair bem`}>
      <div className="grid gap-3 text-pretty">
        <p className="text-ink-soft">{reason}</p>
        <ul className="grid list-disc gap-1 pl-5">
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <ul aria-label="Alimentos" className="flex flex-wrap gap-2">
          {foods.map(({ id, name, allergy }) => (
            <li key={id} className="rounded-full border border-line bg-sunken px-3 py-1 text-sm">
              {name}
              {allergy && <span className="block text-xs text-critical-ink">{allergy}</span>}
            </li>
          ))}
        </ul>
        <Sources of={[suggestion]} />
      </div>
    </Fold>
  );
}
