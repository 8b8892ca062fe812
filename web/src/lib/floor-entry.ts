import type { RouterHistory } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry has a twin of itself above. */
    isFloor?: true;
  }
}

type EntryState = RouterHistory['location']['state'];

/** How many dialogs, sheets and steps the back button would close now. */
let open = 0;

/** The router counts the entries of a visit in their state, from 0 on, and gives each a key. */
const placeOf = ({ __TSR_index: index, __TSR_key: key }: EntryState) => ({ index, key });

/**
 * Gives a freshly loaded page a second entry, so that back can close a dialog: from the only one it would leave for the
 * document before. The returned function ends the time in which back has a dialog to close.
 */
export function layFloor(history: RouterHistory): () => void {
  open += 1;
  history.flush();
  const { index, key } = placeOf(history.location.state);
  const state: EntryState | null = window.history.state;
  // A test may have a history of its own, which is not the browser's.
  if (index === 0 && state && placeOf(state).key === key) pushTwin(history, state);
  return () => {
    open -= 1;
  };
}

function pushTwin(history: RouterHistory, state: EntryState): void {
  History.prototype.replaceState.call(window.history, { ...state, isFloor: true }, '');
  // The router has nothing to load for the same page: it only counts on.
  const subscribers = [...history.subscribers];
  history.subscribers.clear();
  window.history.pushState({ ...state, __TSR_index: 1, isFloor: undefined }, '');
  for (const subscriber of subscribers) history.subscribers.add(subscriber);
}

/**
 * Leaves through the lower entry when back leaves the upper one, so that the patient notices neither. The lower one gets
 * the upper one's address before the router reads it: its own may still open a dialog that was closed meanwhile.
 */
export function leaveThroughFloor(history: RouterHistory): void {
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action, currentLocation, nextLocation }) => {
      if (action === 'BACK' && nextLocation.state.isFloor && open === 0) {
        History.prototype.replaceState.call(window.history, window.history.state, '', currentLocation.href);
        window.history.back();
      }
      return false;
    },
  });
}
