import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** The kernel counts in hundredths of a second, on every machine Linux runs on. */
const TICKS = 100;

/** A stopwatch for the processors: on Linux, where a process knows what the ones it started have used. */
export function processorWatch(): (what: string) => string | undefined {
  let begun = { at: performance.now(), used: usedByEnded() };
  return (what) => {
    const now = { at: performance.now(), used: usedByEnded() };
    const seconds = (now.at - begun.at) / 1000;
    const used = now.used - begun.used;
    begun = now;
    const share = used / seconds / availableParallelism();
    return used > 0
      ? `${what}: ${used.toFixed(0)} s of processor time, ${(share * 100).toFixed(0)} % of all cores`
      : undefined;
  };
}

/** Seconds that ended processes used which this one started, with those that they started. */
function usedByEnded(): number {
  try {
    return endedIn(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return 0;
  }
}

/** The name of a process stands in brackets and may hold anything; `cutime` and `cstime` are the 14th and 15th behind. */
export function endedIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}
