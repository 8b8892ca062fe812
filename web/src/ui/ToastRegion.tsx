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

/** Buttons of a window stand below each other on phones; a message over them would take their place for ten seconds. */
const ABOVE_BUTTONS =
  'max-sm:[body:has([role=dialog]_footer)_&]:bottom-[calc(8.5rem+env(safe-area-inset-bottom))]';

/**
 * A message is one line, so that it hides little of the page: the rest of a long one is read by pressing on it, which
 * also stops its clock. A failure and a message with a further step are read whole.
 */
const ONE_LINE = 'truncate group-focus-within:whitespace-normal';

/** Where `toast()` is read out: above the bottom bar or the buttons of a window on phones, in the corner on wider screens. */
export function ToastRegion() {
  return (
    <Region
      queue={toastQueue}
      className={`fixed inset-x-0 bottom-(--toast-bottom,calc(1rem+env(safe-area-inset-bottom))) ${ABOVE_BUTTONS}
        pointer-events-none z-50 flex flex-col-reverse items-center gap-2 px-2 outline-none sm:items-end sm:px-4`}
    >
      {({ toast }) => {
        const { title, detail, tone = 'ok', undo, more } = toast.content;
        const { Icon, colour } = TONE[tone];
        return (
          <Toast
            toast={toast}
            className="toast-enter group pointer-events-auto flex w-full max-w-lg items-center gap-2 rounded-2xl border border-line
              bg-raised pl-3 text-ink shadow-lg shadow-black/10 outline-none sm:w-auto sm:min-w-80"
          >
            <Icon aria-hidden className={`size-5 shrink-0 ${colour}`} />
            <ToastContent
              className={`min-w-0 flex-1 py-1 text-sm leading-snug ${tone === 'critical' || more ? '' : ONE_LINE}`}
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
              className="grid size-11 shrink-0 place-items-center rounded-xl text-ink-soft hover:bg-sunken"
            >
              <X aria-hidden className="size-4" />
            </Button>
          </Toast>
        );
      }}
    </Region>
  );
}
