import { useEffect, useState } from 'react';

const there = new Map<unknown, unknown>();

/**
 * Code that only some patients need, asked for once it is needed; undefined until it is there. A failure reaches the
 * screen's own error page: a rule that could not be read never counts as one that has nothing to say.
 */
export function useCode<Code>(load: () => Promise<Code>, isNeeded: boolean): Code | undefined {
  const [code, setCode] = useState(() => there.get(load) as Code | undefined);
  useEffect(() => {
    if (!isNeeded || there.has(load)) return undefined;
    let isShown = true;
    const keep = (loaded: Code) => {
      there.set(load, loaded);
      if (isShown) setCode(() => loaded);
    };
    const fail = (cause: unknown) => {
      if (!isShown) return;
      setCode(() => {
        throw cause;
      });
    };
    load().then(keep, fail);
    return () => {
      isShown = false;
    };
  }, [load, isNeeded]);
  return code;
}
