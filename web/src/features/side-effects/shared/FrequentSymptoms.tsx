import { Button } from '../../../ui/Button.tsx';
import { type FeltRow, NOTHING_CHOSEN } from '../form/effect-values.ts';
import { frequentChoices } from '../form/kinds.ts';
import { useSummary } from '../use-summary.ts';

/** The symptom a record begins with: how strong it is, only the patient knows. */
export type FirstSymptom = FeltRow;

/** As many as stand in four rows of a phone, the tiles above them in sight. */
const MOST = 8;

/** The patient's most frequent symptoms, one press from their form. */
export function FrequentSymptoms({ onChoose }: { onChoose: (first: FirstSymptom) => void }) {
  const { data, isPending } = useSummary();
  // Without an answer the commonest of the list are offered: a record needs no summary.
  const choices = frequentChoices(data?.data.byType ?? [], MOST);
  return (
    <div role="group" aria-label="Efeitos mais comuns" className="grid auto-rows-fr grid-cols-2 gap-2">
      {choices.map(({ kind, label }) => (
        <Button
          key={kind}
          variant="secondary"
          // The place of those that are on their way: another must not slip under the thumb.
          className={isPending ? 'invisible' : ''}
          onPress={() => onChoose({ ...NOTHING_CHOSEN, kind })}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
