import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as Region,
} from 'react-aria-components/Toast';
import { ToastTitle } from './ToastTitle.tsx';
import { toastQueue } from './toast.ts';
import { useMessageRoom } from './use-message-room.ts';

const TONE = {
  ok: { Icon: CircleCheck, colour: 'text-ok' },
  info: { Icon: Info, colour: 'text-info' },
  critical: { Icon: CircleAlert, colour: 'text-critical' },
} as const;

/**
 * A message lies over the brand and the figures of the header: between the menu and the header's buttons, far from the
 * thumb, and never over an action. A window over the page begins below it.
 */
const OVER_BRAND = `top-[calc(0.5rem+env(safe-area-inset-top))] right-27 left-2 grid min-h-14 grid-cols-1 sm:right-76 sm:left-16
  lg:right-155 xl:right-172 sm:[:root:has([data-offline])_&]:top-11`;

/**
 * A message is one line, two small ones below 380 px or, with a name, on any phone. A detail that does not fit beside its title is left out whole, on the
 * line below that is not shown: no sentence ends in the middle. It is read by pressing on the message, which also stops
 * its clock. A failure, a message with a further step and one that says so are read whole, but in a low window, whose
 * header scrolls away: there they are two small lines, as high as one.
 */
const LINES = 'wrap-anywhere group-focus-within:line-clamp-none!';
const SHORT = `${LINES} max-[379px]:line-clamp-2 max-[379px]:text-xs min-[380px]:flex min-[380px]:h-[1lh] min-[380px]:flex-wrap min-[380px]:gap-x-1
  min-[380px]:overflow-hidden min-[380px]:*:first:truncate min-[380px]:group-focus-within:block
  min-[380px]:group-focus-within:h-auto min-[380px]:group-focus-within:*:whitespace-normal`;
/** A name keeps its strength: on a phone the title has two small lines, as high as one, and the detail is left out. */
const NAMED = `${LINES} max-sm:line-clamp-2 max-sm:text-xs max-sm:leading-tight sm:flex sm:h-[1lh] sm:flex-wrap sm:gap-x-1
  sm:overflow-hidden sm:*:first:truncate sm:group-focus-within:block sm:group-focus-within:h-auto
  sm:group-focus-within:*:whitespace-normal`;
const WHOLE = `${LINES} short:line-clamp-2 short:text-xs short:leading-tight`;

/** Here the header scrolls away, and a message may lie over an action: it can be closed. */
const LOW_WINDOW_PX = 480;

/** The place where `toast()` is read out. */
export function ToastRegion() {
  const messageRef = useMessageRoom(LOW_WINDOW_PX);
  return (
    <Region queue={toastQueue} className={`pointer-events-none fixed z-50 outline-none ${OVER_BRAND}`}>
      {({ toast }) => {
        const { title, name, detail, tone = 'ok', undo, more, isWhole } = toast.content;
        const { Icon, colour } = TONE[tone];
        const isShort = tone !== 'critical' && !more && !isWhole;
        const isNamed = isShort && name !== undefined;
        const isInTheWay = window.innerHeight <= LOW_WINDOW_PX;
        return (
          <Toast
            ref={messageRef}
            toast={toast}
            className={`toast-enter group pointer-events-auto flex min-h-11 w-full max-w-[min(100%,32rem)] items-center gap-2 self-center
              rounded-2xl border border-line bg-raised pl-3 text-ink ${isShort && !undo ? 'max-sm:pr-3' : ''} shadow-lg shadow-black/10 outline-none sm:w-auto sm:min-w-64
              sm:justify-self-start`}
          >
            <Icon aria-hidden className={`size-5 shrink-0 ${colour} ${undo ? 'max-lg:hidden' : ''}`} />
            <ToastContent className="min-w-0 flex-1 py-1 text-[0.8125rem] leading-snug sm:text-sm xl:flex xl:items-center xl:gap-4">
              <div className={isNamed ? NAMED : isShort ? SHORT : WHOLE}>
                <Text slot="title" className="font-semibold">
                  {isNamed ? <ToastTitle title={title} name={name} /> : title}
                </Text>
                {detail && (
                  <>
                    {' '}
                    <Text
                      slot="description"
                      className={`text-ink-soft ${isNamed ? 'max-sm:sr-only max-sm:group-focus-within:not-sr-only' : ''}`}
                    >
                      {detail}
                    </Text>
                  </>
                )}
              </div>
              {more && (
                <Button
                  onPress={() => {
                    more.run();
                    toastQueue.close(toast.key);
                  }}
                  className="-mx-3 block min-h-11 shrink-0 rounded-xl px-3 text-left font-semibold text-brand-ink hover:bg-sunken pressed:bg-sunken"
                >
                  {more.label}
                </Button>
              )}
            </ToastContent>
            {undo && (
              <Button
                onPress={() => {
                  undo();
                  toastQueue.close(toast.key);
                }}
                className="-ml-1 min-h-11 rounded-xl px-2 text-[0.8125rem] font-semibold text-brand-ink sm:ml-0 sm:text-sm hover:bg-sunken pressed:bg-sunken"
              >
                Desfazer
              </Button>
            )}
            <Button
              slot="close"
              aria-label="Fechar aviso"
              // A short message of a phone goes by itself, and its words need the room.
              className={`grid size-11 shrink-0 place-items-center rounded-xl text-ink-soft hover:bg-sunken
                ${isInTheWay ? '' : undo ? 'max-lg:hidden' : isShort ? 'max-sm:hidden' : ''}`}
            >
              <X aria-hidden className="size-4" />
            </Button>
          </Toast>
        );
      }}
    </Region>
  );
}
