import type { BarsBlock } from '../document/block.ts';

/** Amounts as bars, each with its name and its figure in words. */
export function BarsView({ bars: { label, bars } }: { bars: BarsBlock }) {
  const most = Math.max(...bars.map(({ value }) => value), 0) || 1;
  return (
    <div className="grid min-w-0 gap-1.5">
      <p className="text-sm font-semibold">{label}</p>
      <ul className="grid gap-2.5 text-sm">
        {bars.map(({ name, value, text }) => (
          <li key={name} className="grid gap-1">
            <span className="flex justify-between gap-4">
              <span className="min-w-0 text-ink-soft wrap-anywhere first-letter:uppercase">{name}</span>
              <span className="font-semibold tabular-nums">{text}</span>
            </span>
            <span aria-hidden className="block h-2 rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-brand print:bg-brand"
                style={{ width: `${(value / most) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
