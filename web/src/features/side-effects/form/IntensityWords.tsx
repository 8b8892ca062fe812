/** '2' and 'Leve', as every step of the intensity shows them. */
export function IntensityWords({ step, word }: { step: number; word: string }) {
  return (
    <>
      <span className="text-lg leading-tight font-semibold tabular-nums">{step}</span>
      <span className="text-sm leading-tight font-medium @min-[20.5rem]:text-xs sm:@min-[20.5rem]:text-sm">
        {word}
      </span>
    </>
  );
}
