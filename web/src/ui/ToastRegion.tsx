import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as Region,
} from 'react-aria-components/Toast';
import { toastQueue } from './toast.ts';

const TONE = {
  ok: { Icon: CircleCheck, colour: 'text-ok' },
  info: { Icon: Info, colour: 'text-info' },
  critical: { Icon: CircleAlert, colour: 'text-critical' },
} as const;

/**
 * On phones a message lies over the brand, or over the title of a window: beside the bell and the button that closes,
 * far from the thumb, and never over an action. Several are one pile with the newest on top.
 */
const OVER_BRAND =
  'max-sm:top-[calc(0.5rem+env(safe-area-inset-top))] max-sm:right-29 max-sm:left-2 max-sm:grid';
const PILED = 'max-sm:[grid-area:1/1] max-sm:[li:first-child>&]:z-10';

/**
 * A message is one line, two short ones over the brand: the rest of a long one is read by pressing on it, which also
 * stops its clock. A failure, a message with a further step and one that says so are read whole.
 */
const SHORT =
  'max-sm:line-clamp-2 sm:truncate group-focus-within:line-clamp-none group-focus-within:whitespace-normal';

/** Where `toast()` is read out: over the brand on phones, in the lower corner on wider screens. */
export function ToastRegion() {
  return (
    <Region
      queue={toastQueue}
      className={`pointer-events-none fixed z-50 outline-none sm:inset-x-0 sm:bottom-[calc(1rem+env(safe-area-inset-bottom))]
        sm:flex sm:flex-col-reverse sm:items-end sm:gap-2 sm:px-4 ${OVER_BRAND}`}
    >
      {({ toast }) => {
        const { title, detail, tone = 'ok', undo, more, isWhole } = toast.content;
        const { Icon, colour } = TONE[tone];
        return (
          <Toast
            toast={toast}
            className={`toast-enter group pointer-events-auto flex min-h-14 w-full max-w-lg items-center gap-2 self-start
              rounded-2xl border border-line bg-raised pl-3 text-ink shadow-lg shadow-black/10 outline-none sm:min-h-0 sm:w-auto
              sm:min-w-80 sm:self-auto ${PILED}`}
          >
            <Icon aria-hidden className={`size-5 shrink-0 ${colour} ${undo ? 'max-sm:hidden' : ''}`} />
            <ToastContent
              className={`min-w-0 flex-1 py-1 text-sm leading-snug ${tone === 'critical' || more || isWhole ? '' : SHORT}`}
            >
              <Text slot="title" className="font-semibold">
                {title}
              </Text>
              {detail && (
                <>
                  {' '}
                  <Text slot="description" className="text-ink-soft">
                    {detail}
                  </Text>
                </>
              )}
              {more && (
                <Button
                  onPress={() => {
                    more.run();
                    toastQueue.close(toast.key);
                  }}
                  className="-mx-3 block min-h-11 rounded-xl px-3 text-left font-semibold text-brand-ink hover:bg-sunken pressed:bg-sunken"
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
                className="min-h-11 rounded-xl px-2 text-sm font-semibold text-brand-ink hover:bg-sunken pressed:bg-sunken"
              >
                Desfazer
              </Button>
            )}
            <Button
              slot="close"
              aria-label="Fechar aviso"
              className={`grid size-11 shrink-0 place-items-center rounded-xl text-ink-soft hover:bg-sunken
                ${undo ? 'max-sm:hidden' : ''}`}
            >
              <X aria-hidden className="size-4" />
            </Button>
          </Toast>
        );
      }}
    </Region>
  );
}
