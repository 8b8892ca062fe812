import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { dropKeys, keysOf } from '../../../lib/form-keys.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/session-drafts.ts';
import type { AddValues } from './add-values.ts';
import type { Start } from './start.ts';

/** A form begun and not yet sent. */
interface AddDraft {
  start: Start;
  values: AddValues;
}

/** The draft of one patient's form of one kind. One of another version of the app is thrown away unread. */
export function addDraft(owner: string, kind: ItemKind) {
  const form = `add-${kind}`;
  const drop = () => {
    dropDraft(owner, form);
    dropKeys(owner, form);
  };
  const stored = readDraft(owner, form);
  const restored = isAddDraft(stored) ? stored : null;
  if (!restored) drop();
  const keys = keysOf(owner, form, restored !== null);
  return { restored, keep: (draft: AddDraft) => keepDraft(owner, form, draft), keys, drop };
}

function isAddDraft(stored: object | null): stored is AddDraft {
  if (stored === null || !('start' in stored) || !('values' in stored)) return false;
  const { start, values } = stored;
  return isObject(values) && isObject(start) && 'values' in start && isObject(start.values);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
