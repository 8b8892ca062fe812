import {
  type Application,
  changeApplication,
  deleteApplication,
  registerApplication,
  registerApplicationElsewhere,
} from '@leveza/contract/applications/applications.ts';
import { continuePause } from '@leveza/contract/applications/doses.ts';
import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import type { Answer } from '@leveza/contract/endpoint.ts';
import type { Confirmed } from '@leveza/contract/problem.ts';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import type { KeepsKeys } from '../../../lib/form-keys.ts';
import { allConfirmed } from '../../../lib/all-confirmed.ts';
import { instantOf } from '../../../lib/moment.ts';
import type { ChangeMessage } from '../../../ui/toast.ts';
import { doseText } from '../application-words.ts';
import { moveText } from '../usual-day/usual-day-words.ts';
import { useUsualDay } from '../usual-day/use-usual-day.ts';
import type { Accepted } from './application-values.ts';
import { PAUSE_ENDED } from './EndedPause.tsx';

type Elsewhere = Omit<Accepted, 'penId' | 'otherPenId' | 'medicationName'> & { medicationName: string };

interface Shared extends Omit<Accepted, 'otherPenId' | 'catalogId' | 'medicationName'> {
  /** The parts of further pens. */
  alsoFrom: Application['alsoFrom'];
}

/** The message after a dose was saved, the dose, and the one that comes next. */
export interface SavedApplication extends ChangeMessage {
  saved: Application;
  nextDose: NextDose;
  /** The planned dose it stands for, where it was applied on another day. */
  countsFor?: string | undefined;
  /** The dose ended a pause of the treatment. */
  endsPause?: boolean | undefined;
  canContinuePause?: boolean | undefined;
}

type Recorded = Answer<typeof registerApplication>;

interface Sending {
  changed: readonly string[];
  confirmed: Confirmed;
}

/** Records a dose or changes one, and answers what to tell, with a way back. */
export function useSaveApplication(zone: string, draft: KeepsKeys) {
  const register = useCommand(registerApplication, { draft });
  const registerElsewhere = useCommand(registerApplicationElsewhere, { draft });
  const change = useCommand(changeApplication);
  const restore = useKeptCommand(changeApplication);
  const remove = useKeptCommand(deleteApplication);
  const goOn = useKeptCommand(continuePause);

  const { move, nextText } = useUsualDay();

  const detailOf = (application: Application, nextDose: NextDose) =>
    [`${doseText(application)}.`, nextText(nextDose)].join(' ').trim();

  /** Only the newest dose can move the day. */
  const moreOf = ({ datetime }: Application, { isOffDay, ...nextDose }: NextDose) =>
    isOffDay
      ? {
          label: moveText(datetime, nextDose.intervalDays, zone),
          run: () => move(datetime, nextDose.followingAt ?? nextDose.plannedAt),
        }
      : undefined;

  const takeBack = async (application: Application) => {
    await remove.mutateAsync({ params: { id: application.id } });
    return { title: 'Aplicação desfeita', detail: doseText(application) };
  };

  const recorded = ({ data, nextDose, ...more }: Recorded): SavedApplication => ({
    title: 'Aplicação registrada',
    saved: data,
    nextDose,
    ...more,
    detail: detailOf(data, nextDose),
    undo: () => takeBack(data),
    more: moreOf(data, nextDose),
  });

  const pauseOn = async () => {
    await goOn.mutateAsync({});
    return { title: 'O tratamento continua em pausa' };
  };

  const changeBack = async (before: Application, changed: readonly string[]) => {
    const body = Object.fromEntries(changed.map((name) => [name, before[name as keyof Application]]));
    await restore.mutateAsync({
      params: { id: before.id },
      body: { ...body, ...allConfirmed(changeApplication) },
    });
    return { title: 'Alteração desfeita', detail: doseText(before) };
  };

  return {
    async record(
      { moment, penId, alsoFrom, ...accepted }: Shared,
      confirmed: Confirmed,
    ): Promise<SavedApplication> {
      const datetime = instantOf(moment, zone);
      const body = { ...accepted, penId: penId!, ...confirmed };
      return recorded(
        await register.mutateAsync({
          body: { ...body, ...(alsoFrom.length > 0 && { alsoFrom }), ...(datetime && { datetime }) },
        }),
      );
    },

    /** A dose that came out of no pen. */
    async recordElsewhere(
      { moment, ...accepted }: Elsewhere,
      confirmed: Confirmed,
    ): Promise<SavedApplication> {
      const datetime = instantOf(moment, zone);
      const body = { ...accepted, ...confirmed };
      return recorded(
        await registerElsewhere.mutateAsync({ body: { ...body, ...(datetime && { datetime }) } }),
      );
    },

    /** Sends only what is no longer as it was. */
    async update(
      before: Application,
      accepted: Shared,
      { changed, confirmed }: Sending,
    ): Promise<SavedApplication> {
      const read: Record<string, unknown> = { ...accepted, datetime: instantOf(accepted.moment, zone) };
      const names = sentNames(changed, before, accepted);
      const body = Object.fromEntries(names.map((name) => [name, read[name] ?? null]));
      const { data, nextDose, endsPause, canContinuePause } = await change.mutateAsync({
        params: { id: before.id },
        body: { ...body, ...confirmed },
      });
      // A pen that was not known cannot be forgotten again.
      const isReversible = !names.includes('penId') || before.penId !== null;
      return {
        title: 'Aplicação alterada',
        saved: data,
        nextDose,
        detail: [endsPause && PAUSE_ENDED, detailOf(data, nextDose)].filter(Boolean).join(' '),
        ...(canContinuePause && { more: { label: 'Continuar em pausa', run: pauseOn } }),
        undo: isReversible ? () => changeBack(before, names) : undefined,
      };
    },
  };
}

/** The names of the call for changed fields. A dose that is drawn anew sends its parts along, where it has any. */
function sentNames(changed: readonly string[], before: Application, { alsoFrom }: Shared): string[] {
  const isDrawnAnew = changed.some((name) => ['penId', 'otherPenId', 'doseMg'].includes(name));
  const hasParts = before.alsoFrom.length > 0 || alsoFrom.length > 0;
  const names = changed.filter((name) => name !== 'otherPenId');
  return [
    ...names.map((name) => (name === 'moment' ? 'datetime' : name)),
    ...(isDrawnAnew && hasParts ? ['alsoFrom'] : []),
  ];
}
