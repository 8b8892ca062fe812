import { takeDose, takeDoseBack } from '@leveza/contract/plans/doses.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useKeptCommand } from '../../../lib/api.ts';
import { onItsWay, sendInTurn } from '../../../lib/unsent.ts';
import { useAskFirst } from '../../../ui/form/use-ask-first.ts';
import { type ChangeMessage, tell, tellFailure } from '../../../ui/toast.ts';
import { useIsMounted } from '../../../ui/use-is-mounted.ts';
import { useSlowToast } from '../../../ui/use-slow-toast.ts';
import type { DoseToTake } from './dose-to-take.ts';
import { bodyOf, WaitingDoses } from './waiting-doses.ts';
import { takenMessage, type TakenDose } from './taken-message.ts';

/** How a sheet takes doses: at a moment it asked for, and with an answer of its own. */
export interface Taking {
  /** When they were taken; now, unless said. */
  at?: string | undefined;
  /** Whether anything can be taken now; it says itself why not. */
  check?: () => boolean;
  /** Shows the message itself: no toast follows. */
  onTaken?: (message: ChangeMessage) => void;
}

/**
 * Takes doses one after the other. A question is about the dose it was asked for: its answer counts for no other
 * one, and a dose that is not confirmed stays open while the rest is taken.
 */
export function useTakeDoses({ at: chosenAt, check = () => true, onTaken }: Taking = {}) {
  const take = useKeptCommand(takeDose);
  const isShown = useIsMounted();
  const takeBack = useUndoTaken();
  const queue = useRef<DoseToTake[]>([]);
  const [waiting] = useState(() => new WaitingDoses());
  const taken = useRef<TakenDose[]>([]);
  const [asked, setAsked] = useState<DoseToTake | null>(null);

  const asking = useAskFirst(async (dose: DoseToTake, confirmed) => {
    waiting.letGo(dose);
    const { data, ...boxes } = await take.mutateAsync({ body: { ...bodyOf(dose), ...confirmed } });
    taken.current.push({ dose, recordId: data.recordId, ...boxes, wasOpened: confirmed.openBox === true });
    queue.current.shift();
  });
  const { send, confirm, confirmWith, forget, question, isPending } = asking;
  useSlowToast(isPending);

  const goOn = async (refused: Problem | null) => {
    let refusal = refused;
    while (refusal === null && queue.current[0]) {
      const left = queue.current.length;
      setAsked(queue.current[0]);
      // oxlint-disable-next-line no-await-in-loop -- one at a time, because each may ask
      refusal = await send(queue.current[0]);
      const isAsking = refusal === null && queue.current.length === left;
      if (isAsking && isShown.current) return;
      // Asked after the sheet was closed, nothing can answer it.
      if (isAsking) queue.current.shift();
    }
    finish(refusal);
  };
  const answered = async (answer: () => Promise<Problem | null>) => {
    const left = queue.current.length;
    const refusal = await answer();
    // A further question about the same dose waits for its own answer.
    const isAsking = refusal === null && queue.current.length === left;
    if (!isAsking) await goOn(refusal);
  };
  // All of them are kept, or the words must not say so.
  const whole = (work: () => Promise<void>) =>
    queue.current.length > 1 ? onItsWay(work, waiting.place()) : work();
  const finish = (refusal: Problem | null) => {
    const done = taken.current;
    taken.current = [];
    queue.current = [];
    // An expired session keeps them for its patient's next one.
    waiting.letGoOfAll({ isOver: refusal?.status !== 401 });
    // A sheet that was closed meanwhile has no place for its answer.
    const answer = onTaken && isShown.current ? onTaken : tell;
    if (done.length > 0) answer({ ...takenMessage(done), undo: () => takeBack(done) });
    if (refusal) tellFailure('Erro ao registrar a dose')(refusal);
  };

  const skipAsked = () => {
    queue.current.shift();
    void whole(() => goOn(null));
  };
  // A sheet that is closed with its question open leaves that dose open; the others were asked for.
  const leave = useEffectEvent(() => question && skipAsked());
  useEffect(() => () => void leave(), []);

  return {
    isPending,
    question: question && asked ? { problem: question, dose: asked } : null,
    take: (doses: readonly DoseToTake[]) => {
      // A second press may come before the first one has been drawn.
      if (queue.current.length > 0 || !check()) return;
      // A question is answered for the moment it was asked about.
      queue.current = doses.map((dose) => ({ ...dose, at: dose.at ?? chosenAt }));
      waiting.keep(queue.current.slice(1));
      void whole(() => goOn(null));
    },
    confirm: () => void whole(() => answered(confirm)),
    fromElsewhere: () => void whole(() => answered(() => confirmWith(fromElsewhere))),
    forget: () => {
      forget();
      skipAsked();
    },
  };
}

const fromElsewhere = (taking: DoseToTake) => ({ ...taking, isFromElsewhere: true });

export type TakeDoses = ReturnType<typeof useTakeDoses>;

type Taken = Pick<TakenDose, 'dose' | 'recordId' | 'wasOpened'>;

/** Takes doses back, and closes the boxes that were opened for them. */
export function useUndoTaken() {
  const back = useKeptCommand(takeDoseBack);
  return async (doses: readonly Taken[]) => {
    const all = doses.flatMap(({ recordId, wasOpened: closesBox }) =>
      recordId ? { params: { recordId }, body: { closesBox } } : [],
    );
    await sendInTurn(takeDoseBack, all, back.mutateAsync);
    const [first] = doses;
    const isOne = first !== undefined && doses.length === 1;
    return isOne
      ? { title: `Dose de ${first.dose.name} desfeita`, name: first.dose.name }
      : { title: `${doses.length} doses desfeitas` };
  };
}
