import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import type { AddValues } from './add-values.ts';
import type { Start } from './start.ts';

/** A form begun and not yet sent. It stays in this tab of this device, for a reload. */
export interface Draft {
  owner: string;
  start: Start;
  values: AddValues;
}

const keyOf = (kind: ItemKind) => `leveza-add-${kind}`;

export function keepDraft(kind: ItemKind, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage only means that a reload starts anew.
  }
}

export function dropDraft(kind: ItemKind): void {
  try {
    sessionStorage.removeItem(keyOf(kind));
  } catch {
    // Where nothing can be removed nothing was kept.
  }
}

/** The draft of this patient. Another's, or one of another version of the app, is thrown away unread. */
export function readDraft(kind: ItemKind, owner: string): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? 'null') as Partial<Draft> | null;
    if (draft?.owner === owner && draft.start?.values && draft.values) return draft as Draft;
  } catch {
    // The stored text is no draft.
  }
  dropDraft(kind);
  return null;
}
