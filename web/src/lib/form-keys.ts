import { isRecent, type Unsettled, UNTYPED_MS } from './intention.ts';
import { dropDraft, keepDraft, readDraft } from './session-drafts.ts';

/** Keys of what a form has sent and not heard of, by call; they outlive the page. */
export interface FormKeys {
  left: (call: string) => Unsettled | undefined;
  keep: (call: string, sent: Unsettled) => void;
  /** Its outcome is known. */
  settle: (call: string) => void;
}

/** The draft of a form, as far as its commands need it. */
export interface KeepsKeys {
  keys: FormKeys;
}

const nameOf = (form: string) => `keys:${form}`;

/** The keys of one form of this patient. `isTyped` tells whether the values it was left with are shown again. */
export function keysOf(owner: string, form: string, isTyped: boolean): FormKeys {
  const name = nameOf(form);
  const all = () => readDraft(owner, name) ?? {};
  return {
    left: (call) => {
      const sent = all()[call];
      if (!isUnsettled(sent)) return undefined;
      return isTyped || isRecent(sent, UNTYPED_MS) ? sent : undefined;
    },
    keep: (call, sent) => keepDraft(owner, name, { ...all(), [call]: sent }),
    settle: (call) => {
      const { [call]: _, ...others } = all();
      if (Object.keys(others).length > 0) keepDraft(owner, name, others);
      else dropDraft(owner, name);
    },
  };
}

/** Whether the form was sent not long ago and its outcome is unknown. */
export const hasRecentKeys = (owner: string, form: string) =>
  Object.values(readDraft(owner, nameOf(form)) ?? {}).some((sent) => isUnsettled(sent) && isRecent(sent));

export const dropKeys = (owner: string, form: string) => dropDraft(owner, nameOf(form));

/** Another version of the app may have kept it. */
const isUnsettled = (sent: unknown): sent is Unsettled & { at: number } =>
  typeof sent === 'object' &&
  sent !== null &&
  'key' in sent &&
  typeof sent.key === 'string' &&
  'content' in sent &&
  typeof sent.content === 'string' &&
  'at' in sent &&
  typeof sent.at === 'number';
