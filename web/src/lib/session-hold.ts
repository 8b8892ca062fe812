let held = 0;
let waiting: (() => void) | undefined;

/** Something has to be read first: a session that expires meanwhile is left only once all have let go. */
export function holdSession(): () => void {
  let isLetGo = false;
  held += 1;
  return () => {
    if (isLetGo) return;
    isLetGo = true;
    held -= 1;
    if (held > 0) return;
    const leave = waiting;
    waiting = undefined;
    leave?.();
  };
}

/** Leaves at once, or as soon as no work holds the session; repeated requests leave once. */
export async function leaveOnceFree(leave: () => Promise<void>): Promise<void> {
  if (held === 0) return leave();
  waiting = () => void leave();
}
