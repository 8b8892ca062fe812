import type { Confirmed, Problem } from '@leveza/contract/problem.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import type { z } from 'zod';
import { isAway } from '../../lib/away.ts';
import { countForm } from '../../lib/open-forms.ts';
import { tell, type ChangeMessage } from '../toast.ts';
import { changedFields } from './changed-fields.ts';
import { keptText } from './closed-form.ts';
import type { FormDraft } from './use-draft.ts';
import { showProblem } from './show-problem.ts';
import type { Saving } from './savings.ts';
import { useAskFirst } from './use-ask-first.ts';
import { useSaving } from './use-saving.ts';
import { useZodForm } from './use-zod-form.ts';

interface Sending<V> {
  /** The fields that no longer hold what they held. */
  changed: (keyof V & string)[];
  /** The flags of the questions answered so far. */
  confirmed: Confirmed;
}

interface Recording<V extends FieldValues, O, T extends ChangeMessage> {
  schema: z.ZodType<O, V>;
  /** The form's first values. */
  values: V;
  /** Values filled in earlier and not sent: the form starts with them instead of `values`. */
  restored?: V | undefined;
  /** Values typed in the form before this one: unsaved as well, they are kept and asked about from the beginning. */
  begun?: V | undefined;
  /** Keeps every edit until it is saved, and hands it back as `restored`. */
  draft?: FormDraft<V>;
  /** Hears of every edit, to keep it until it is sent. */
  onEdit?: (values: V, isDirty: boolean) => void;
  /** A question about the first values, asked where they were sent before the form was open. */
  asked?: Problem | null;
  /** An edit that changed nothing closes and sends nothing. */
  isEdit?: boolean;
  /** Sends the accepted values, and returns the message for the patient. */
  save: (accepted: O, sending: Sending<V>) => Promise<T | undefined>;
  /** Moves a refusal to the field it is about, where the server cannot know that, and brings that field into sight. */
  atField?: (problem: Problem) => Problem;
  /**
   * Hears what `save` answered; nothing where an edit had changed nothing. Returns true where the screen itself shows
   * the message: no toast repeats it.
   */
  onDone: (message: T | undefined) => boolean | void;
}

/**
 * The one way to record something: a form checked by its schema, questions asked before it is kept, refusals at their
 * fields, and a message with undo. Typed values are lost only after they were saved.
 */
export function useRecord<V extends FieldValues, O, T extends ChangeMessage>(recording: Recording<V, O, T>) {
  const { schema, draft, isEdit = false, save, atField = (problem) => problem, onDone } = recording;
  const [begun] = useState(isLeftOver(recording.begun, recording.values) ? recording.begun : undefined);
  const saving = useSaving<V, O, T>({
    draft,
    takesOver: !begun,
    resume: ({ accepted, confirmed }) => void attempt(accepted, confirmed).then(show),
  });
  const { ongoing, isShown } = saving;
  const restored = begun ? undefined : (ongoing?.sent ?? recording.restored ?? draft?.restored);
  const [before, setBefore] = useState(recording.values);
  const isLeft = !ongoing && !begun && draft?.isSent === true;
  const [isRestored, setRestored] = useState(() => isLeft || (!ongoing && isLeftOver(restored, before)));
  const [isDirty, setDirty] = useState(() => isRestored || begun !== undefined);
  const form = useZodForm<V, O>(schema, {
    defaultValues: (begun ?? restored ?? before) as DefaultValues<V>,
  });

  const show = (refusal: Problem | null) =>
    refusal && showProblem(form, atField(isAway(refusal) ? keptText(refusal, draft?.keptIn()) : refusal));
  const begin = (accepted: O, confirmed: Confirmed): Saving<V, O, T> => {
    const sent = { ...form.getValues() };
    const changed = changedFields(sent, before);
    const isNothing = isEdit && changed.length === 0;
    const address = saving.address();
    if (!isNothing) draft?.press?.(sent, address);
    const saved = isNothing ? Promise.resolve(undefined) : save(accepted, { changed, confirmed });
    return { sent, accepted, confirmed, saved, address, shownBy: isShown };
  };
  const { question, isPending, attempt, confirm, confirmWith, forget } = useAskFirst(
    async (accepted: O, confirmed: Confirmed) => {
      const mine = saving.underWay() ?? begin(accepted, confirmed);
      const { sent } = mine;
      draft?.hold?.(mine.saved);
      // Closing gives up nothing that was sent; values typed from now on count.
      if (draft) setDirty(false);
      let message: T | undefined;
      try {
        message = await saving.follow(mine);
      } catch (cause) {
        const isTyped = isLeftOver(form.getValues(), before);
        setDirty(isTyped);
        // The open form says itself that it was not saved; a suggestion must not come back as something filled in.
        if (draft?.press && isShown.current && !isTyped) draft.keep(sent, false);
        throw cause;
      }
      if (!saving.isOwn(mine)) return;
      draft?.drop();
      // Saved values are the new baseline; values typed meanwhile still count as changed.
      setBefore(sent);
      setDirty(changedFields(form.getValues(), sent).length > 0);
      // A patient who closed the dialog meanwhile may have opened another.
      const isAnswered = isShown.current && onDone(message) === true;
      if (message && !isAnswered) tell(message);
    },
    { asked: isDirty || ongoing ? undefined : askedOf(recording) },
  );

  const hasMoved = useRef(false);
  /** Edited, an 'Agora' of before is another record than the one that was pressed: it says its moment. */
  const sayMoment = (edited: string): V => {
    const moment = draft?.momentOfPress;
    if (moment && !hasMoved.current && edited !== 'moment') {
      hasMoved.current = true;
      form.setValue('moment' as Path<V>, moment as PathValue<V, Path<V>>);
    }
    hasMoved.current = true;
    return form.getValues();
  };

  const onEdited = useEffectEvent((edited: string) => {
    const values = sayMoment(edited);
    // A question, and what the server said, are about what stood in the form when it was sent.
    forget();
    form.clearErrors('root.server');
    const isNowDirty = changedFields(values, before).length > 0;
    setDirty(isNowDirty);
    draft?.keep(values, isNowDirty);
    recording.onEdit?.(values, isNowDirty);
  });
  const keepBegun = useEffectEvent(() => {
    if (begun) draft?.keep(begun, isDirty);
  });
  useEffect(() => keepBegun(), []);
  useEffect(countForm, []);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => name && onEdited(name),
      }),
    [form],
  );
  return {
    form,
    isDirty,
    isPending,
    /** The form began with values of a page that was lost: `Form` says so. */
    isRestored,
    /** The refusal that asks, until it is answered, forgotten or something is edited. */
    question,
    submit: async (accepted: O) => show(await attempt(accepted, {})),
    confirm: () => void confirm().then(show),
    confirmWith: (change: (accepted: O) => O) => void confirmWith(change).then(show),
    forget,
    /** The patient closes the form and gives up what was typed; what was sent stays until its outcome is known. */
    discard: () => {
      if (!saving.underWay()) draft?.drop();
    },
    /** Begins anew with other values, such as those of another product, or with what was typed over them before. */
    restart: (values: V, left?: V) => {
      setBefore(values);
      setRestored(isLeftOver(left, values));
      setDirty(isLeftOver(left, values));
      form.reset(left ?? values);
    },
    /** Takes over first values that came later, such as a fresh suggestion; `shown` has what was typed meanwhile. */
    follow: (values: V, shown: V) => {
      setBefore(values);
      setDirty(isLeftOver(shown, values));
      form.reset(shown, { keepErrors: true });
    },
  };
}

function askedOf<O>({
  asked,
  schema,
  values,
}: {
  asked?: Problem | null;
  schema: z.ZodType<O>;
  values: unknown;
}) {
  const first = asked ? schema.safeParse(values) : null;
  return asked && first?.success ? { question: asked, input: first.data } : undefined;
}

const isLeftOver = <V extends FieldValues>(left: V | undefined, values: V) =>
  left !== undefined && changedFields(left, values).length > 0;
