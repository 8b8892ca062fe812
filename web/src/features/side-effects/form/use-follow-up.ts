import type { SideEffect, SideEffectsInput } from '@leveza/contract/side-effects.ts';
import type { Answers } from '@leveza/domain/side-effects/questions.ts';
import { useEffect, useRef, useState } from 'react';
import { PATIENCE_MS, pause } from '../../../lib/patience.ts';
import { holdSession } from '../../../lib/session-hold.ts';
import { feltOf, type FollowUp, followUpOf, hasMoreToSay, moreThan } from '../follow-up/follow-up.ts';
import { aboutOf, useAskRisk } from './ask-risk.ts';
import type { Outcome } from './use-save-effect.ts';

interface Conclusion {
  outcome: Outcome;
  /** All there is to say about the effect was said. */
  isFollowed: boolean;
  /** Whether the form is still there. */
  isHere: boolean;
  /** Answers that made a red flag; null without one. */
  alarming: Answers | null;
}

/** Advice and questions after a press on 'Registrar', independent of the saving. */
export function useFollowUp(effect: SideEffect | null) {
  const askRisk = useAskRisk(effect);
  const [followUp, setFollowUp] = useState<FollowUp | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** Known while the follow-up is still being read. */
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // Questions are asked once: not again after a failed network, or after an edited note.
  const [asked, setAsked] = useState(() => (effect ? aboutOf(effect) : null));
  const now = useRef({
    isHere: true,
    isReading: false,
    wasRead: false,
    letGo: () => {},
    onRead: () => {},
    answers: {},
    alarming: null as Answers | null,
  });

  useEffect(() => {
    const { current } = now;
    current.isHere = true;
    return () => {
      current.isHere = false;
      current.letGo();
    };
  }, []);

  return {
    followed: followUp && { followUp, problem: outcome?.problem ?? null, isSaving },
    isSaved: Boolean(outcome?.saved),

    /** Sends, and begins what follows once there is an answer, or soon anyhow; resolves when all of it was read. */
    async follow(input: SideEffectsInput, save: () => Promise<Outcome>): Promise<Conclusion> {
      setSaving(true);
      const felt = feltOf(input);
      const { current } = now;
      // A session that turns out to be over would take the notice away.
      current.letGo = holdSession();
      current.wasRead = false;
      const isAsked = asked === aboutOf(...felt);
      // Sent again after a failure: the questions are not asked again, and their answers still belong to the effect.
      if (!isAsked) current.alarming = null;
      current.answers = current.alarming ?? {};
      const saving = save();
      const patience = pause(PATIENCE_MS);
      const { answered, within } = askRisk(felt);
      let isShown = false;
      const say = (next: FollowUp) => {
        if (isAsked || !hasMoreToSay(next)) return;
        isShown = true;
        current.isReading = true;
        setAsked(aboutOf(...felt));
        setFollowUp(next);
      };
      const risk = await within(patience);
      const first = followUpOf(felt, risk, new Date());
      const hasNews = !isAsked && hasMoreToSay(first);
      const early = hasNews ? await Promise.race([saving, patience]) : undefined;
      const isRefused = Boolean(early?.problem?.fields);
      if (!isRefused) say(first);
      // An answer that comes late may know of an effect that makes this one a warning sign.
      const late = (async () => {
        const known = await answered;
        if (!known || known === risk || isRefused || !current.isHere) return;
        const next = followUpOf(felt, known, new Date());
        if (!current.wasRead) return say(next);
        current.letGo = holdSession();
        say(moreThan(first, current.answers, next));
        if (!current.isReading) current.letGo();
      })();
      const lateOrSoon = () => Promise.race([late, pause(PATIENCE_MS)]);
      const untilRead = async () => {
        if (!current.isReading || !current.isHere) return;
        setOutcome(settled);
        await new Promise<void>((resolve) => {
          current.onRead = resolve;
        });
      };

      const settled = await saving;
      if (!current.isReading) await lateOrSoon();
      if (!current.isReading) current.letGo();
      setSaving(false);
      await untilRead();
      if (current.wasRead && current.isHere) await lateOrSoon();
      await untilRead();
      const { isHere, alarming } = current;
      return { outcome: settled, isFollowed: isShown || isAsked, isHere, alarming };
    },

    end(answers: Answers, isAlarming: boolean) {
      const { current } = now;
      current.answers = { ...current.answers, ...answers };
      if (isAlarming) current.alarming = current.answers;
      current.isReading = false;
      current.wasRead = true;
      setFollowUp(null);
      setOutcome(null);
      current.onRead();
      current.letGo();
    },
  };
}
