const MARK = {
  line: 'h-0.5 w-4 rounded-full bg-brand',
  dot: 'size-2 rounded-full bg-brand/45',
  target: 'w-4 border-t-2 border-dashed border-leaf',
  dashed: 'w-4 border-t-2 border-dashed border-brand',
  band: 'h-3 w-4 rounded-xs border-y-2 border-brand bg-brand/25',
  tick: 'mx-0.5 h-2.5 w-0.5 bg-ink-soft',
} as const;

export function LegendItem({ look, children }: { look: keyof typeof MARK; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={MARK[look]} />
      {children}
    </span>
  );
}
