import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** The kernel counts in hundredths of a second, on every machine Linux runs on. */
const TICKS = 100;

/**
 * A stopwatch for the processors of the whole machine, on Linux. A process knows only of its children that it waited
 * for: a browser's pages and the database, which end by themselves, are most of what the journeys use.
 */
export function processorWatch(): (what: string) => string | undefined {
  let begun = { at: performance.now(), used: usedByAll() };
  return (what) => {
    const now = { at: performance.now(), used: usedByAll() };
    const seconds = (now.at - begun.at) / 1000;
    const used = now.used - begun.used;
    begun = now;
    const share = used / seconds / availableParallelism();
    return used > 0
      ? `${what}: ${used.toFixed(0)} s of processor time on this machine, ${(share * 100).toFixed(0)} % of all cores`
      : undefined;
  };
}

function usedByAll(): number {
  try {
    return busyIn(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return 0;
  }
}

/** Seconds in which the processors worked: for programs, programs of low priority, the kernel and interrupts. */
export function busyIn(stat: string): number {
  const [user, nice, system, , , irq, softIrq] = stat.split('\n', 1)[0]!.split(/\s+/).slice(1).map(Number);
  return (user! + nice! + system! + irq! + softIrq!) / TICKS;
}

let known = 0;

/**
 * Seconds that the children of this process worked which ended since this was asked last, with the processes they
 * waited for themselves. Processes that a part leaves behind, such as the pages of a browser, are not among them.
 */
export function workedByEnded(): number {
  try {
    const all = waitedIn(readFileSync('/proc/self/stat', 'utf8'));
    const since = all - known;
    known = all;
    return since;
  } catch {
    return 0;
  }
}

/** The name in brackets may hold spaces; the 16th and the 17th field are the times of ended children. */
export function waitedIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}
