import type { RouterHistory } from '@tanstack/react-router';
import { dayOf, formatDay, formatTime } from '../lib/format.ts';
import { KEPT_AT, SENT_FROM, lockOf } from '../lib/left-forms.ts';
import { draftsOf, keepDraft, readDraft } from '../lib/session-drafts.ts';
import { toast } from '../ui/toast.ts';

/**
 * Says once of every form that a page before this one was sending when it was reloaded or closed that it may not be saved,
 * and leads to it. The form shows its values, and sends them under the same key.
 */
export async function tellLeftForms(owner: string, history: RouterHistory, zone: string): Promise<void> {
  // Only a lock tells whether a page is still sending it.
  if (!('locks' in navigator)) return;
  const { held = [] } = await navigator.locks.query();
  for (const form of new Set(draftsOf(owner, ''))) {
    const draft = readDraft(owner, form);
    const address = draft?.[SENT_FROM];
    const at = draft?.[KEPT_AT];
    if (typeof address !== 'string' || address === '' || typeof at !== 'number') continue;
    // This page or another tab is still sending it.
    if (held.some(({ name }) => name === lockOf(owner, form))) continue;
    keepDraft(owner, form, { ...draft, [SENT_FROM]: '' });
    // The form that is open shows it already.
    if (history.location.href === address) continue;
    const when = `${formatDay(dayOf(new Date(at), zone)).slice(0, 5)} às ${formatTime(new Date(at), zone)}`;
    toast({
      title: `O registro de ${when} pode não ter sido salvo.`,
      tone: 'critical',
      more: { label: 'Abrir', run: () => history.push(address) },
      shownMs: 20_000,
    });
  }
}
