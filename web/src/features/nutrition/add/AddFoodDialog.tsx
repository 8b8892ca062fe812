import type { NutritionDay } from '@leveza/contract/nutrition/day.ts';
import type { Food } from '@leveza/contract/nutrition/foods.ts';
import { foodsOfHour } from '@leveza/domain/nutrition/foods-of-hour.ts';
import { ArrowLeft, ChefHat, type LucideIcon, PencilLine, ScanBarcode, Tag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { RecordLoading } from '../../../ui/RecordLoading.tsx';
import type { ChangeMessage } from '../../../ui/toast.ts';
import { foodsText } from '../shared/nutrition-words.ts';
import type { AddStep } from '../search.ts';
import { FoodBarcode } from './FoodBarcode.tsx';
import { FoodPicker } from './FoodPicker.tsx';
import { NewFood } from './NewFood.tsx';
import { isWholePortion } from './PortionFields.tsx';
import { RecipeForm } from './RecipeForm.tsx';
import { TextStep } from './TextStep.tsx';
import { useAddFoods } from './use-add-foods.ts';
import { type Foods, useFoods } from './use-foods.ts';
import { type FoodsDraft, type Target, useFoodsDraft, useMealFoods } from './use-meal-foods.ts';

const TITLE: Record<AddStep | 'list', string> = {
  list: 'Adicionar alimento',
  text: 'Escrever o que comi',
  barcode: 'Ler código de barras',
  own: 'Novo alimento',
  recipe: 'Nova receita',
};

interface Props {
  day: NutritionDay['day'];
  target: Target;
  /** Codes of the foods that suit the state of the day. */
  suits: readonly string[];
  step: AddStep | undefined;
  onStep: (step: AddStep | undefined) => void;
  /** A search of the page that found nothing begins here. */
  sought: string;
  /** Asks first when it was, where the screen does not say it. */
  when?: { field: ReactNode; isDayKnown: boolean; check: () => boolean };
  /** Shows the answer itself, and returns true: no message follows. */
  onAdded?: (message: ChangeMessage) => boolean;
  onClose: () => void;
}

/** Several foods into one meal: from the list, written, by barcode, from a label or as a recipe. */
export function AddFoodDialog(props: Props) {
  const foods = useFoods();
  const draft = useFoodsDraft(props.day, props.target);
  // Foods of a draft are found among all of them, the patient's own too.
  if (draft.restored && !foods?.isMineKnown)
    return <RecordLoading title={TITLE.list} onClose={props.onClose} />;
  return <AddFood {...props} {...{ foods, draft }} />;
}

interface Opened extends Props {
  foods: Foods | undefined;
  draft: FoodsDraft;
}

function AddFood({ foods, draft, day, target, suits, step, onStep, sought, when, ...props }: Opened) {
  const { onAdded, onClose } = props;
  const chosen = useMealFoods(draft, foods);
  const { picks } = chosen;
  const [text, setText] = useState(sought);
  const [written, setWritten] = useState('');
  const [ean, setEan] = useState<string | null>(null);
  const { add, pressed, failure } = useAddFoods(chosen, draft, onAdded ?? onClose);
  const { ticked } = picks;
  const back = () => onStep(undefined);
  // Closing gives up nothing that was sent; foods chosen and words written from now on count.
  const isSent = pressed !== null && chosen.isOf(pressed);
  const [sentWords, setSentWords] = useState('');
  const isDirty =
    (ticked.length > 0 && !isSent) || (written.trim() !== '' && !(isSent && written === sentWords));
  const isForm = step === 'own' || step === 'recipe';
  const save = (
    <Button
      isDisabled={ticked.length === 0 || !ticked.every(isWholePortion) || when?.isDayKnown === false}
      isPending={pressed !== null}
      pendingLabel="Adicionando..."
      onPress={() => {
        if (when?.check() === false) return back();
        setSentWords(written);
        add(day, target);
      }}
    >
      {ticked.length === 0 ? 'Adicionar' : `Adicionar ${foodsText(ticked.length)}`}
    </Button>
  );
  if (isForm) {
    const done = {
      onBack: back,
      // Closing the form keeps the choices and texts from before it.
      onClose: isDirty ? back : onClose,
      onSaved: (food: Food) => {
        picks.add(food);
        back();
      },
    };
    if (step === 'own') return <NewFood {...done} ean={ean} />;
    // Ingredients of a draft are found among all foods, the patient's own too.
    if (!foods?.isMineKnown) return <RecordLoading title={TITLE.recipe} onClose={done.onClose} />;
    return <RecipeForm {...done} foods={foods} food={null} />;
  }
  return (
    <Dialog
      title={TITLE[step ?? 'list']}
      description={`${target.name}, ${target.time}`}
      size="lg"
      isOpen
      isDirty={isDirty}
      onClose={onClose}
      onDiscard={() => {
        if (!pressed) draft.drop();
      }}
      actions={
        <>
          {step ? (
            <Button variant="secondary" icon={ArrowLeft} onPress={back}>
              Voltar
            </Button>
          ) : (
            <Button slot="close" variant="secondary">
              Cancelar
            </Button>
          )}
          {step !== 'barcode' && save}
        </>
      }
    >
      <div className="grid gap-5">
        {step === undefined && (
          <>
            {draft.restored && !pressed && ticked.length > 0 && (
              <Notice tone="info">O que você tinha escolhido está aqui. Confira e adicione.</Notice>
            )}
            {when?.field}
            <FoodPicker
              foods={foods}
              picks={picks}
              offered={[...suits, ...foodsOfHour(target.time)]}
              text={text}
              onType={setText}
            />
            <WaysToAdd onChoose={onStep} />
          </>
        )}
        {step === 'text' && (
          <TextStep
            foods={foods}
            picks={picks}
            text={written}
            onType={setWritten}
            onSearch={(words) => {
              setText(words);
              back();
            }}
          />
        )}
        {step === 'barcode' && (
          <FoodBarcode
            onFood={(food) => {
              picks.add(food);
              back();
            }}
            onManual={(code) => {
              setEan(code);
              onStep('own');
            }}
          />
        )}
        <FormAlert>{failure}</FormAlert>
      </div>
    </Dialog>
  );
}

const WAYS: readonly { step: AddStep; label: string; icon: LucideIcon }[] = [
  { step: 'text', label: 'Escrever', icon: PencilLine },
  { step: 'barcode', label: 'Código de barras', icon: ScanBarcode },
  { step: 'own', label: 'Novo pelo rótulo', icon: Tag },
  { step: 'recipe', label: 'Nova receita', icon: ChefHat },
];

/** The ways to a food that the list does not have. */
function WaysToAdd({ onChoose }: { onChoose: (step: AddStep) => void }) {
  return (
    <div role="group" aria-label="Outras formas de adicionar" className="grid grid-cols-2 gap-2">
      {WAYS.map(({ step, label, icon }) => (
        <Button key={step} variant="secondary" size="sm" icon={icon} onPress={() => onChoose(step)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
