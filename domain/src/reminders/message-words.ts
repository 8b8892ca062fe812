import { type PrivacyLevel, saysDetails } from '../auth/privacy.ts';
import type { MessageSettings } from '../messages/settings.ts';
import { doseTitle, dosesTitle, isDoseDue, isNow, otherDayOf, type Read } from './dose-time.ts';
import { OCCASION_TYPE, type OccasionWords } from './occasion.ts';
import type { Saying, Way } from './planned-message.ts';

/** Whether a message may name what it is about, on the channel it takes. */
export function namesDetails(way: Way, level: PrivacyLevel, { push }: MessageSettings): boolean {
  if (way === 'email') return saysDetails(level);
  // The words of the bell stay in the delivery log, which names nothing without the preview.
  return (way === 'push' || way === 'bell') && push.preview && level !== 'private';
}

const MOST_LINES = 10;

/** The words of one message about one occasion or several. */
export function wordsOf(sayings: readonly Saying[], isDetailed: boolean, zone: string): OccasionWords {
  const read = { sentAt: sayings[0]!.sendAt, zone };
  const wordsIn = (saying: Saying) => (isDetailed ? detailedWords(saying, read) : neutralWords(saying, read));
  const [only, ...others] = sayings;
  if (only && others.length === 0) return wordsIn(only);
  const among = ({ occasion }: Saying) => (isDetailed && occasion.detailed.amongOthers) || '';
  const titles = [...new Set(sayings.map((saying) => `${wordsIn(saying).title}${among(saying)}`))];
  if (!sayings.every(({ occasion }) => isDoseDue(occasion))) {
    return { title: `Leveza: ${listed(counts(sayings, isDetailed))}`, body: lines(titles) };
  }
  const areNow = sayings.every((saying) => isNow(saying, read));
  return {
    title: areNow ? `Hora de ${sayings.length} doses` : dosesTitle(sayings, read),
    body: isDetailed || titles.length > 1 ? lines(titles) : 'Abra o Leveza para ver quais são.',
  };
}

/** A time without its day would be obeyed on the day it is read. */
function detailedWords({ occasion }: Saying, read: Read): OccasionWords {
  const { title, body } = occasion.detailed;
  const day = isDoseDue(occasion) ? otherDayOf(occasion.at, read) : null;
  return { title: day === null ? title : `${title}, ${day}`, body };
}

function neutralWords(saying: Saying, read: Read): OccasionWords {
  const { occasion } = saying;
  if (!isDoseDue(occasion) || isNow(saying, read)) return occasion.neutral;
  return { ...occasion.neutral, title: doseTitle(occasion.at, read) };
}

const COUNTED = {
  dose: ['dose', 'doses'],
  medications: ['aviso de medicação', 'avisos de medicação'],
  appointments: ['compromisso', 'compromissos'],
  measurements: ['medição', 'medições'],
  goals: ['meta', 'metas'],
  sideEffects: ['efeito colateral', 'efeitos colaterais'],
  general: ['aviso', 'avisos'],
  security: ['aviso de segurança', 'avisos de segurança'],
} as const;

/** '3 doses', '1 compromisso', in the order in which they come; a neutral message says 'aviso' of all but doses. */
function counts(sayings: readonly Saying[], isDetailed: boolean): string[] {
  const byTopic = Map.groupBy(sayings, ({ occasion }) => {
    if (isDoseDue(occasion)) return 'dose';
    const type = OCCASION_TYPE[occasion.kind];
    return isDetailed || type === 'security' ? type : 'general';
  });
  return [...byTopic].map(([topic, { length }]) => `${length} ${COUNTED[topic][length === 1 ? 0 : 1]}`);
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`;
}

function lines(titles: readonly string[]): string {
  const more = titles.length - MOST_LINES;
  return [...titles.slice(0, MOST_LINES), ...(more > 0 ? [`e mais ${more}`] : [])].join('\n');
}
