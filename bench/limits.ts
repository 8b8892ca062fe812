const beyond: string[] = [];

/** Compares a figure with its limit; figures beyond theirs are listed at the end, and the run fails. */
export function hold(what: string, value: number, { most, least }: { most?: number; least?: number }): void {
  if (Number.isNaN(value)) beyond.push(`${what}: not measured`);
  if (most !== undefined && value > most) beyond.push(`${what}: ${value.toFixed(2)}, at most ${most}`);
  if (least !== undefined && value < least) beyond.push(`${what}: ${value.toFixed(2)}, at least ${least}`);
}

export function tellBeyond(): void {
  for (const line of beyond) console.error(`over its limit: ${line}`);
  if (beyond.length > 0) process.exitCode = 1;
}
