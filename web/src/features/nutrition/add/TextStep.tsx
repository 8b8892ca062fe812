import { readFreeText } from '@leveza/domain/nutrition/free-text.ts';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-aria-components';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { type Picks, portionOfRead } from './picks.ts';
import { ReadFoods } from './ReadFoods.tsx';
import { ReadWithModel } from './ReadWithModel.tsx';
import type { Foods } from './use-foods.ts';

const LONGEST = 500;

interface Props {
  foods: Foods | undefined;
  picks: Picks;
  text: string;
  onType: (text: string) => void;
  onSearch: (words: string) => void;
}

/** Foods from a written sentence, read on this device; the doubtful ones are for the patient to tick. */
export function TextStep({ foods, picks, text, onType, onSearch }: Props) {
  const [unknown, setUnknown] = useState<readonly string[] | null>(null);
  const readHere = (event: FormEvent) => {
    event.preventDefault();
    if (!foods) return;
    const read = readFreeText(text, foods.index);
    picks.addRead(
      read.flatMap(({ food, isSure, written, others, ...amount }) =>
        food ? [{ food, ...portionOfRead(amount), isTicked: isSure, written, others }] : [],
      ),
    );
    setUnknown(read.filter(({ food }) => !food).map(({ written }) => written));
  };
  return (
    <div className="grid gap-5">
      <Form
        aria-label="O que você comeu"
        validationBehavior="aria"
        onSubmit={readHere}
        className="grid gap-3"
      >
        <TextArea
          label="O que você comeu?"
          hint="Do seu jeito, como: 2 ovos e 1 fatia de pão integral."
          value={text}
          onChange={onType}
          maxLength={LONGEST}
        />
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          isDisabled={!foods || text.trim() === '' || text.length > LONGEST}
        >
          Ler alimentos
        </Button>
      </Form>
      {unknown && <ReadFoods picks={picks} unknown={unknown} onSearch={onSearch} />}
      {unknown && <ReadWithModel text={text} picks={picks} onRead={setUnknown} />}
    </div>
  );
}
