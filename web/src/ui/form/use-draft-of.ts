import { useState } from 'react';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { dropKeys, hasRecentKeys, type KeepsKeys, keysOf } from '../../lib/form-keys.ts';
import { KEPT_AT, lockOf, SENT_FROM } from '../../lib/left-forms.ts';
import { dropDraft, keepDraft, type Place, placeOf, readDraft } from '../../lib/session-drafts.ts';

/** `keys` is for the form's commands: a page that is reloaded before the answer sends the same values under the same key. */
export interface FormDraft<V> extends KeepsKeys {
  /** As the form was left before a reload, an expired session or a lost connection; undefined where it was not. */
  restored: V | undefined;
  /** The moment of an 'Agora' that was pressed and not answered: with its first edit the form says it. */
  momentOfPress?: string | null;
  /** It was sent and not answered: it comes back as one that was filled in, also where nothing was typed. */
  isSent?: boolean;
  keep: (values: object, isDirty: boolean) => void;
  /** Keeps the values of a press and the address of the form until the answer, whether they were typed or suggested. */
  press?: ((values: object, address: string) => void) | undefined;
  /** Tells other tabs that this page is sending it. */
  hold?: ((saved: Promise<unknown>) => void) | undefined;
  /** Where they are kept now; null where nothing is. */
  keptIn: () => Place | null;
  /** The name of a record of something that happened: closed before its answer, it is taken over when opened again. */
  record?: string | undefined;
  /** For values that were saved, or that the patient gave up. */
  drop: () => void;
}

/** Unsaved values of one form, kept for the patient who fills it in. */
export function useDraftOf<V extends object>(
  owner: string,
  form: string,
  values: V,
  momentAt?: (at: Date) => string,
): FormDraft<V> {
  const [{ restored, momentOfPress, isSent }] = useState(() => {
    const draft = readDraft(owner, form);
    const found = valuesIn(draft, values);
    const own = found && momentAt ? ownMoment(found, draft?.[KEPT_AT], momentAt) : null;
    // A press that was not answered carries its own moment: sent with another, it would be a second one.
    const isOfPress = !found || own === null || hasRecentKeys(owner, form);
    return {
      isSent: draft !== null && SENT_FROM in draft,
      restored: isOfPress ? found : { ...found, moment: own },
      momentOfPress: isOfPress ? own : null,
    };
  });
  return {
    restored,
    momentOfPress,
    isSent,
    keep: (typed, isDirty) => {
      if (!isDirty) return dropDraft(owner, form);
      return keepDraft(owner, form, momentAt ? { ...typed, [KEPT_AT]: Date.now() } : typed);
    },
    press:
      momentAt &&
      ((sent, address) => {
        const before = hasRecentKeys(owner, form) ? readDraft(owner, form)?.[KEPT_AT] : undefined;
        keepDraft(owner, form, { ...sent, [KEPT_AT]: before ?? Date.now(), [SENT_FROM]: address });
      }),
    hold:
      momentAt &&
      ((saved) => {
        const ended = saved.catch(() => undefined);
        if ('locks' in navigator) void navigator.locks.request(lockOf(owner, form), () => ended);
      }),
    keys: keysOf(owner, form, restored !== undefined),
    keptIn: () => placeOf(owner, form),
    record: momentAt && `${owner}:${form}`,
    drop: () => {
      dropDraft(owner, form);
      dropKeys(owner, form);
    },
  };
}

/** A form that comes back within these is the same press. */
const SAME_PRESS_MS = 5 * MINUTE_MS;

/** 'Agora' was said when it was written down: confirmed two days later, a dose is not of that day. */
function ownMoment(values: object, keptAt: unknown, momentAt: (at: Date) => string): string | null {
  const isNow = 'moment' in values && values.moment === null;
  if (!isNow || typeof keptAt !== 'number' || Date.now() - keptAt < SAME_PRESS_MS) return null;
  return momentAt(new Date(keptAt));
}

/** Another version of the app may have kept it: only the fields of this form are taken, and only of their kind. */
function valuesIn<V extends object>(draft: Record<string, unknown> | null, values: V): V | undefined {
  if (!draft) return undefined;
  const known = Object.entries(values).filter(([name, value]) => isAlike(draft[name], value));
  return { ...values, ...Object.fromEntries(known.map(([name]) => [name, draft[name]])) };
}

function isAlike(kept: unknown, value: unknown): boolean {
  if (kept === undefined) return false;
  const isEmpty = kept === null || value === null;
  return isEmpty || (typeof kept === typeof value && Array.isArray(kept) === Array.isArray(value));
}
