import { Droplet, Heart, Leaf, Syringe } from 'lucide-react';

const ICONS = [
  { Icon: Syringe, look: 'text-brand' },
  { Icon: Leaf, look: 'text-leaf [animation-delay:150ms]' },
  { Icon: Droplet, look: 'text-brand [animation-delay:300ms]' },
  { Icon: Heart, look: 'text-leaf [animation-delay:450ms]' },
];

/** While it is being found out who is signed in; the router shows it only when that takes more than a moment. */
export function LoadingScreen() {
  return (
    <main
      aria-busy
      className="grid flex-1 place-content-center justify-items-center gap-5 px-6 py-16 text-center"
    >
      <div aria-hidden className="flex gap-3">
        {ICONS.map(({ Icon, look }) => (
          <span
            key={look}
            className={`grid size-14 animate-pulse place-items-center rounded-2xl border border-line bg-surface motion-reduce:animate-none ${look}`}
          >
            <Icon className="size-7" />
          </span>
        ))}
      </div>
      <p role="status" className="font-medium text-ink-soft">
        Carregando...
      </p>
    </main>
  );
}
