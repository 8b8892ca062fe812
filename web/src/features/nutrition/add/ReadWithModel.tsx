import { CONSENT_VERSION, giveConsent } from '@leveza/contract/auth/consent.ts';
import { readSearchOptions } from '@leveza/contract/catalog/search.ts';
import { readMealText } from '@leveza/contract/nutrition/day.ts';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { read, useCommand } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { Link } from '../../../ui/Link.tsx';
import { type Picks, portionOfRead } from './picks.ts';

interface Props {
  text: string;
  picks: Picks;
  /** The words no food was found for. */
  onRead: (unknown: readonly string[]) => void;
}

const options = read(readSearchOptions, {});

/** Reads the same text with a language model, where one is configured; asked for once before anything is sent. */
export function ReadWithModel({ text, picks, onRead }: Props) {
  const { data } = useQuery(options);
  const consent = useCommand(giveConsent);
  const ask = useCommand(readMealText, { isQuick: true });
  if (!data?.data.isAiConfigured) return null;
  const { needsAiConsent, aiSearchesLeftToday } = data.data;
  const readText = async () => {
    if (needsAiConsent) await consent.mutateAsync({ body: { purpose: 'ai', version: CONSENT_VERSION } });
    const { data: foods } = await ask.mutateAsync({ body: { text } });
    picks.addRead(
      foods.flatMap(({ food, isCertain, words, ...amount }) =>
        food ? [{ food, ...portionOfRead(amount), isTicked: isCertain, written: words }] : [],
      ),
    );
    onRead(foods.filter(({ food }) => !food).map(({ words }) => words));
  };
  return (
    <section aria-label="Ler com IA" className="grid justify-items-start gap-3 rounded-2xl bg-sunken p-4">
      <p className="text-sm text-pretty text-ink-soft">
        Não leu bem? Um serviço externo de inteligência artificial pode ler{' '}
        <strong className="font-semibold text-ink">só este texto</strong>. Seu nome e o resto da sua conta não
        são enviados. Leia a{' '}
        <Link to="/privacidade" target="_blank">
          Política de privacidade
        </Link>
        .
      </p>
      <FormAlert>{consent.error?.message ?? ask.error?.message}</FormAlert>
      {aiSearchesLeftToday > 0 ? (
        <Button
          variant="secondary"
          icon={Sparkles}
          isPending={ask.isPending || consent.isPending}
          pendingLabel="Lendo..."
          // A refusal stands above the button.
          onPress={() => void readText().catch(() => undefined)}
        >
          {needsAiConsent ? 'Autorizar e ler com IA' : 'Ler com IA'}
        </Button>
      ) : (
        <p className="text-sm">As leituras com IA de hoje acabaram. Amanhã você pode usar de novo.</p>
      )}
    </section>
  );
}
