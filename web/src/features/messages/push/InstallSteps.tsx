import type { ReactNode } from 'react';

/** iPhones show notifications only of apps on the home screen: three steps, each with a drawing of ours. */
export function InstallSteps() {
  return (
    <section
      aria-labelledby="install-steps"
      className="grid gap-4 rounded-2xl border border-line bg-sunken p-4"
    >
      <h3 id="install-steps" className="font-semibold">
        No iPhone, instale o Leveza primeiro
      </h3>
      <ol className="grid gap-3">
        <Step drawing={<ShareDrawing />}>No Safari, toque em Compartilhar.</Step>
        <Step drawing={<AddDrawing />}>Escolha “Adicionar à Tela de Início”.</Step>
        <Step drawing={<OpenDrawing />}>Abra o Leveza pela Tela de Início e volte aqui.</Step>
      </ol>
    </section>
  );
}

function Step({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <svg
        viewBox="0 0 48 48"
        aria-hidden
        className="size-14 shrink-0 rounded-xl border border-line bg-surface fill-none stroke-brand-ink stroke-2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawing}
      </svg>
      <span>{children}</span>
    </li>
  );
}

/** A box with an arrow that leaves it upwards. */
const ShareDrawing = () => <path d="M18 20h-4v18h20V20h-4M24 30V9m-6 6 6-6 6 6" />;

/** A list whose last line has a plus in a square. */
const AddDrawing = () => <path d="M9 12h22M9 20h16M9 30h12m6-6h12v12H27zm6 3v6m-3-3h6" />;

/** A phone with a leaf among its icons. */
const OpenDrawing = () => (
  <>
    <rect x="14" y="6" width="20" height="36" rx="4" />
    <path d="M18 13h4m4 0h4m-12 6h4M20 34c0-6 3-9 9-9 0 6-3 9-9 9zm0 0 4-4" />
  </>
);
