import { Notice } from '../../../ui/Notice.tsx';
import { type CameraState, useCamera } from './use-camera.ts';

const REFUSAL: Record<Exclude<CameraState, 'starting' | 'reading'>, { title: string; advice: string }> = {
  denied: {
    title: 'A câmera não foi liberada',
    advice: 'Libere a câmera para o Leveza nas permissões do navegador, ou digite o código aqui embaixo.',
  },
  missing: {
    title: 'Nenhuma câmera encontrada',
    advice: 'Este aparelho não tem uma câmera que possamos usar. Digite o código aqui embaixo.',
  },
  failed: {
    title: 'A câmera não abriu',
    advice: 'Feche outros aplicativos que usem a câmera e tente de novo, ou digite o código aqui embaixo.',
  },
};

/** The camera's picture with a frame for the code. It looks by itself; nothing is stored or sent. */
export function Camera({ onRead }: { onRead: (ean: string) => void }) {
  const { video, state } = useCamera(onRead);
  if (state === 'denied' || state === 'missing' || state === 'failed') {
    const { title, advice } = REFUSAL[state];
    return (
      <Notice tone="attention" title={title} isLive>
        {advice}
      </Notice>
    );
  }
  return (
    <div className="grid gap-2">
      <div className="relative aspect-4/3 overflow-hidden rounded-2xl bg-black">
        <video
          ref={video}
          muted
          playsInline
          aria-label="Imagem da câmera"
          className="size-full object-cover"
        />
        <div
          aria-hidden
          className="pointer-events-none absolute inset-x-[10%] inset-y-[28%] rounded-xl border-2 border-white/90"
        />
      </div>
      <p role="status" className="text-sm text-pretty text-ink-soft">
        {state === 'starting'
          ? 'Abrindo a câmera...'
          : 'Aponte para as barras da caixa. A leitura é automática e a imagem não sai do aparelho.'}
      </p>
    </div>
  );
}
