import { Pencil } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Button } from '../../ui/Button.tsx';

const LeadForm = lazyPart(() => import('./LeadForm.tsx'), 'LeadForm');

/** How long before the end to buy: a sentence, and in its place the field that changes it. */
export function LeadTime({ days }: { days: number }) {
  const [isEditing, setEditing] = useState(false);
  const startId = useId();
  // The button gave way to the form, and comes back with the focus.
  const stop = () => {
    setEditing(false);
    requestAnimationFrame(() => document.getElementById(startId)?.focus());
  };
  const sentence = (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <span>
        Antecedência da compra: <strong className="text-ink">{days === 1 ? '1 dia' : `${days} dias`}</strong>
      </span>
      <Button variant="quiet" size="sm" icon={Pencil} id={startId} onPress={() => setEditing(true)}>
        Alterar antecedência
      </Button>
    </p>
  );
  return isEditing ? (
    <Suspense fallback={sentence}>
      <LeadForm days={days} onDone={stop} />
    </Suspense>
  ) : (
    sentence
  );
}
