import type { Fact } from '@leveza/contract/facts.ts';

/** Messages between tabs: never a secret, only that the patient left, who signed in, or which facts changed. */
export type SessionNews =
  | { kind: 'signed-out' }
  | { kind: 'signed-in'; userId: string }
  | { kind: 'changed'; facts: readonly Fact[]; from: string };

/** This tab: it hears its own messages too. */
export const TAB = crypto.randomUUID();

const CHANNEL = 'leveza-session';

export function tellOtherTabs(news: SessionNews): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

export function onNewsFromOtherTabs(listener: (news: SessionNews) => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => listener(data));
  return () => channel.close();
}
