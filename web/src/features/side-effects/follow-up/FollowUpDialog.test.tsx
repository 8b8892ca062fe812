import type { SideEffect } from '@leveza/contract/side-effects.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/render.tsx';
import { answerTo, press } from '../testing/hands.ts';
import { anEffect, aSummary } from '../testing/samples.ts';
import { followUpOf } from './follow-up.ts';
import { FollowUpDialog } from './FollowUpDialog.tsx';

function follow(changes: Partial<SideEffect>, known: Partial<ReturnType<typeof aSummary>['risk']> = {}) {
  const onDone = vi.fn<() => void>();
  const followUp = followUpOf([anEffect(changes)], { ...aSummary().risk, ...known }, new Date());
  renderInApp(<FollowUpDialog followUp={followUp} problem={null} onDone={onDone} />);
  return { onDone };
}
const notice = (name: string) => screen.findByRole('alertdialog', { name });
const group = (name: RegExp) => screen.queryByRole('radiogroup', { name });
const PAIN = { effectType: 'abdominal_pain', intensity: 5 } as const;

test('a pain is asked about first, the rest in one list; nothing answered leads nowhere', async () => {
  const { onDone } = follow(PAIN);
  const asked = (await screen.findAllByRole('radiogroup')).map((one) => one.getAttribute('aria-labelledby'));
  expect(asked).toHaveLength(5);
  expect(screen.getAllByRole('radiogroup')[0]).toHaveAccessibleName(/dor forte na barriga que não passa/);
  expect(group(/Você está com dor no peito/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pular' })).toBeNull();
  await press('Concluir');
  expect(onDone).toHaveBeenCalledOnce();
});

test('a wrong yes is put right, and what was left is asked after all', async () => {
  const { onDone } = follow(PAIN);
  await answerTo(/dor forte na barriga que não passa/, 'Sim');
  expect(await notice('Procure ajuda agora')).toHaveTextContent('Sinais: dor forte na barriga');
  await press('Voltar às perguntas');
  // Still a yes: it neither sends away again nor is forgotten.
  await answerTo(/febre/, 'Não');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await press('Concluir');
  await notice('Procure ajuda agora');
  await press('Voltar às perguntas');
  await answerTo(/dor forte na barriga que não passa/, 'Não');
  await answerTo(/lado direito/, 'Sim');
  await press('Concluir');
  const today = await notice('Procure atendimento ainda hoje');
  expect(today).toHaveTextContent('Dor do lado direito');
  expect(today).not.toHaveTextContent('que não passa');
  fireEvent.click(within(today).getByRole('button', { name: 'Entendi' }));
  expect(onDone).toHaveBeenCalledOnce();
});

test('a further emergency is shown although one was seen', async () => {
  follow(PAIN);
  await answerTo(/dor forte na barriga que não passa/, 'Sim');
  await press('Voltar às perguntas');
  await answerTo(/algum destes sinais/, 'Sim');
  await answerTo(/^Você está com dor no peito/, 'Sim');
  expect(await notice('Procure ajuda agora')).toHaveTextContent('Dor no peito');
});

test('a yes to the list opens its questions; said without which, it is still told', async () => {
  const { onDone } = follow({ effectType: 'other', otherName: 'Soluço', intensity: 1 });
  expect(await screen.findByText('dor no peito')).toBeVisible();
  expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
  expect(screen.queryByText(/machucar/)).toBeNull();
  await answerTo(/algum destes sinais/, 'Sim');
  expect(group(/^Você está com dor no peito/)).toBeVisible();
  await press('Concluir');
  expect(await notice('Procure atendimento ainda hoje')).toHaveTextContent('um dos sinais de alerta');
  await press('Voltar às perguntas');
  await answerTo(/algum destes sinais/, 'Não');
  expect(group(/^Você está com dor no peito/)).toBeNull();
  await press('Concluir');
  expect(onDone).toHaveBeenCalledOnce();
});

test('sugar comes at once where insulin is known, after one question where it is not', async () => {
  follow({ effectType: 'hypoglycemia', intensity: 1 }, { hasLowSugarRisk: true });
  expect(await notice('Tome açúcar agora')).toHaveTextContent('15 g de açúcar');
});

test('who does not take insulin is asked, and is told of sugar without haste', async () => {
  const { onDone } = follow({ effectType: 'hypoglycemia', intensity: 1 }, { hasLowSugarRisk: null });
  await answerTo(/Você usa insulina/, 'Não');
  await press('Concluir');
  const shown = await notice('Fale com seu médico nos próximos dias');
  expect(shown).toHaveTextContent('15 g de açúcar');
  await press('Entendi');
  expect(onDone).toHaveBeenCalledOnce();
});

test('an episode of two days ago is not told to take sugar now', async () => {
  const datetime = new Date(Date.now() - 50 * HOUR_MS).toISOString();
  follow({ effectType: 'hypoglycemia', intensity: 3, datetime }, { hasLowSugarRisk: true });
  await press('Concluir');
  const shown = await notice('Fale com seu médico nos próximos dias');
  expect(shown).toHaveTextContent('Conte a quem receita');
  expect(shown).not.toHaveTextContent('tome agora');
});

test('cold sweat asks about insulin before it speaks of sugar', async () => {
  follow({ effectType: 'dizziness', intensity: 3 }, { hasLowSugarRisk: null });
  await screen.findByRole('radiogroup', { name: /suor frio/ });
  expect(group(/Você usa insulina/)).toBeNull();
  await answerTo(/suor frio/, 'Sim');
  await answerTo(/Você usa insulina/, 'Sim');
  expect(await notice('Tome açúcar agora')).toBeVisible();
});

test('fainting is not called low sugar where nothing speaks for it', async () => {
  follow({ effectType: 'dizziness', intensity: 4 });
  await answerTo(/Você desmaiou/, 'Sim');
  const shown = await notice('Procure ajuda agora');
  expect(within(shown).getByRole('heading', { name: 'Desmaio, confusão ou convulsão' })).toBeVisible();
  expect(shown).not.toHaveTextContent('açúcar');
  expect(within(shown).queryByRole('link', { name: /188/ })).toBeNull();
});

test('sadness first finds who listens', async () => {
  follow({ effectType: 'other', otherName: 'Tristeza', intensity: 2 });
  await answerTo(/tristeza intensa/, 'Sim');
  const shown = await notice('Procure ajuda agora');
  const [first, second] = within(shown).getAllByRole('link', { name: /^Ligar/ });
  expect(first).toHaveAttribute('href', 'tel:188');
  expect(second).toHaveAttribute('href', 'tel:192');
});
