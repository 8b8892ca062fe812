import { EVENT_LOOKS, type MarkKind } from './event-looks.ts';

export function EventMark({ kind }: { kind: MarkKind }) {
  return <span aria-hidden className={`inline-block shrink-0 ${EVENT_LOOKS[kind].mark}`} />;
}
