/** Weak kidneys may have a limit of liquids, which the goal of healthy adults does not know. */
export function LiquidLimit({ hasKidneyDisease }: { hasKidneyDisease: boolean | null }) {
  if (!hasKidneyDisease) return null;
  return (
    <p className="text-sm text-ink-soft">
      Com doença nos rins pode haver um limite de líquidos: vale o que sua equipe disse.
    </p>
  );
}
