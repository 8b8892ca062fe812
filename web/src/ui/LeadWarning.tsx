import { TriangleAlert } from 'lucide-react';

/** A sentence of the lead that must be read before its action. */
export function LeadWarning({ text }: { text: string }) {
  return (
    <p className="flex gap-2.5 rounded-2xl bg-surface px-4 py-3 text-sm font-semibold text-pretty text-ink">
      <TriangleAlert aria-hidden className="size-5 shrink-0 text-attention-ink" />
      {text}
    </p>
  );
}
