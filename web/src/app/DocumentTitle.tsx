import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Names the screen in the browser's tab and, for screen readers, says it when it changes. */
export function DocumentTitle() {
  const screen = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  const title = screen ? `${screen} · Leveza` : 'Leveza';

  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
