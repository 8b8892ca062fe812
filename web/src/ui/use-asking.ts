import { useState } from 'react';

// The menu gives the focus back to its button when it is gone; the question takes it after that.
const MENU_CLOSED_MS = 250;

/** A question that an entry of a menu asks in place, such as 'Excluir?'. */
export function useAsking() {
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    askOnceClosed: () => void setTimeout(() => setAsking(true), MENU_CLOSED_MS),
    stop: () => setAsking(false),
  };
}
