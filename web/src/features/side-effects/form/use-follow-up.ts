import type { SideEffect, SideEffectsInput, SideEffectSummary } from '@leveza/contract/side-effects.ts';
import type { Answers } from '@leveza/domain/side-effects/questions.ts';
import { useEffect, useRef, useState } from 'react';
import { holdSession } from '../../../lib/session-hold.ts';
import { feltOf, type FollowUp, followUpOf, hasMoreToSay } from '../follow-up/follow-up.ts';
import { aboutOf, useAskRisk } from './ask-risk.ts';
import type { Outcome } from './use-save-effect.ts';

type Risk = SideEffectSummary['risk'];

/** A notice waits no longer than this for the server; the saving goes on meanwhile. */
const PATIENCE_MS = 1500;

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
      const saving = save();
      const patience = pause(PATIENCE_MS);
      const { answered, within } = askRisk(felt);
      let isSaid = false;
      const sayAbout = (known: Risk) => {
        const next = followUpOf(felt, known, new Date());
        if (isAsked || !hasMoreToSay(next)) return;
        isSaid = true;
        current.isReading = true;
        setAsked(aboutOf(...felt));
        setFollowUp(next);
      };
      const risk = await within(patience);
      const isToBeSaid = !isAsked && hasMoreToSay(followUpOf(felt, risk, new Date()));
      const early = isToBeSaid ? await Promise.race([saving, patience]) : undefined;
      const isRefused = Boolean(early?.problem?.fields);
      if (!isRefused) sayAbout(risk);
      // An answer that comes late may know of an effect that makes this one a warning sign.
      const late = (async () => {
        const known = await answered;
        if (known && known !== risk && !isRefused && current.isHere && !current.wasRead) sayAbout(known);
      })();

      const settled = await saving;
      if (!current.isReading) await Promise.race([late, pause(PATIENCE_MS)]);
      if (!current.isReading) current.letGo();
      setSaving(false);
      if (current.isReading && current.isHere) {
        setOutcome(settled);
        await new Promise<void>((resolve) => {
          current.onRead = resolve;
        });
      }
      const { isHere, alarming } = current;
      return { outcome: settled, isFollowed: isSaid || isAsked, isHere, alarming };
    },

    end(alarming: Answers | null) {
      const { current } = now;
      current.alarming = alarming;
      current.isReading = false;
      current.wasRead = true;
      setFollowUp(null);
      setOutcome(null);
      current.onRead();
      current.letGo();
    },
  };
}

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
