import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import type { useModel } from './use-model.ts';

interface Props {
  model: ReturnType<typeof useModel>;
  onClose: () => void;
}

/**
 * The reading by a model: its offer, the data that leaves the device for it, and how it ended. Nothing is sent before
 * the press.
 */
export function ModelPart({ model, onClose }: Props) {
  const { outcome, sends } = model;
  if (model.isConfigured === false) {
    return (
      <Notice tone="info" title="A leitura por IA está desligada">
        Quem cuida deste Leveza não ligou a IA. Seus arquivos continuam aqui: confira o que foi lido neste
        aparelho ou digite os valores.
      </Notice>
    );
  }
  if (outcome?.state === 'running') {
    return (
      <div className="grid gap-2 rounded-2xl bg-sunken p-4">
        <ProgressBar label="Testando IA..." value={null} />
        <p className="text-sm text-ink-soft">Pode levar até um minuto. O que você preencheu continua aqui.</p>
        <Button variant="secondary" size="sm" className="justify-self-start" onPress={model.cancel}>
          Cancelar leitura por IA
        </Button>
      </div>
    );
  }
  if (outcome?.state === 'done') {
    const { found, gaps } = outcome;
    return (
      <Notice tone={gaps.length > 0 ? 'attention' : found > 0 ? 'ok' : 'info'} isLive>
        {[doneText(found), ...gaps].join(' ')}
      </Notice>
    );
  }
  return (
    <section aria-label="Leitura por IA" className="grid gap-3 rounded-2xl bg-sunken p-4">
      {outcome?.state === 'failed' && (
        <Notice tone="critical" isLive>
          {outcome.sentence.replace(/\.?$/, '.')} Você pode tentar de novo ou digitar os valores.
        </Notice>
      )}
      <p className="font-semibold">Pedir à IA que leia o exame</p>
      <div className="grid gap-2 text-sm text-pretty text-ink-soft">
        {sends.text && (
          <p>
            O texto do laudo (até 6.000 caracteres) vai para um serviço externo de inteligência artificial. O
            Leveza tira antes o nome e os números de documento que encontra, mas algum pode escapar.
          </p>
        )}
        {sends.pictures && (
          <p>
            As páginas sem texto vão como imagem, inteiras:{' '}
            <strong className="font-semibold text-ink">tudo o que aparece nelas, seu nome também</strong>.
          </p>
        )}
        <p>
          Nada é salvo sem você: cada valor que a IA encontrar espera a sua confirmação. Leia a{' '}
          <Link to="/privacidade" target="_blank">
            Política de privacidade
          </Link>
          .
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" isDisabled={model.isConfigured === undefined} onPress={() => void model.send()}>
          {model.needsConsent ? 'Autorizar e enviar' : 'Enviar à IA'}
        </Button>
        <Button variant="quiet" size="sm" onPress={onClose}>
          Agora não
        </Button>
      </div>
    </section>
  );
}

function doneText(found: number): string {
  if (found === 0) return 'A IA não encontrou outros valores. Confira o laudo e digite os que faltam.';
  return found === 1
    ? 'A IA encontrou 1 valor. Confira-o com o laudo antes de salvar.'
    : `A IA encontrou ${found} valores. Confira cada um com o laudo antes de salvar.`;
}
