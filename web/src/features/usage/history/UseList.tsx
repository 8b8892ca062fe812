import type { Use } from '@leveza/contract/usage.ts';
import { UseRow } from './UseRow.tsx';

export function UseList({ label, uses }: { label: string; uses: Use[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-2xl border border-line bg-surface">
      {uses.map((use) => (
        <UseRow key={use.id} use={use} />
      ))}
    </ul>
  );
}
