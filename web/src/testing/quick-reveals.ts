import { vi } from 'vitest';

const THROTTLE_MS = 300;

/**
 * React reveals a loaded part 300 ms after the last loading state at the earliest, against flicker. Component tests waited
 * half of their time for that. React takes its timer when it is first imported, so this file comes before all others.
 */
const later = globalThis.setTimeout;
vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => later(work, ms <= THROTTLE_MS ? 0 : ms));
await import('react-dom/client');
vi.stubGlobal('setTimeout', later);
