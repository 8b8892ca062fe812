import type { Food } from '@leveza/contract/nutrition/foods.ts';
import { writtenAmount } from '@leveza/domain/nutrition/free-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { TickRow } from '../../../ui/TickRow.tsx';
import { portionText } from '../shared/nutrition-words.ts';
import { type Pick, type Picks, portionOfRead } from './picks.ts';
import { isWholePortion, PortionFields } from './PortionFields.tsx';

interface Props {
  picks: Picks;
  /** Words no food was found for. */
  unknown: readonly string[];
  onSearch: (words: string) => void;
}

/** The foods of a written text, to be confirmed. */
export function ReadFoods({ picks, unknown, onSearch }: Props) {
  const read = picks.picks.filter(({ written }) => written !== undefined);
  return (
    <div role="status" className="grid gap-4">
      {read.length > 0 ? (
        <>
          <p className="text-sm text-ink-soft">Confira antes de adicionar. Marque o que estiver certo.</p>
          <RecordList label="Alimentos lidos">
            {read.map((pick) => (
              <ReadRow key={pick.key} pick={pick} picks={picks} />
            ))}
          </RecordList>
        </>
      ) : (
        unknown.length === 0 && <p>Nenhum alimento encontrado no texto.</p>
      )}
      {unknown.map((words) => (
        <Notice
          key={words}
          tone="info"
          title={`Não reconhecemos “${words}”`}
          action={
            <Button variant="secondary" size="sm" onPress={() => onSearch(words)}>
              Buscar na lista
            </Button>
          }
        />
      ))}
    </div>
  );
}

function ReadRow({ pick, picks }: { pick: Pick; picks: Picks }) {
  const { key, food, quantity, grams, written = '', others = [], isTicked } = pick;
  const choose = (other: Food) =>
    picks.change(key, { food: other, ...portionOfRead(writtenAmount(written, other)), isTicked: true });
  const amount = isWholePortion(pick) ? portionText({ ...pick, serving: food.serving }) : 'Diga quanto foi';
  return (
    <TickRow
      title={food.name}
      detail={
        <>
          {`${amount}. Você escreveu: ${written}`}
          {food.allergy && <span className="block font-medium text-critical-ink">{food.allergy}</span>}
        </>
      }
      isTicked={isTicked}
      onChange={(isNow) => picks.change(key, { isTicked: isNow })}
    >
      {isTicked ? (
        <PortionFields {...{ food, quantity, grams }} onChange={(portion) => picks.change(key, portion)} />
      ) : (
        others.length > 0 && (
          <div role="group" aria-label={`Em vez de ${food.name}`} className="flex flex-wrap gap-2">
            {others.map((other) => (
              <Button key={other.id} size="sm" variant="secondary" onPress={() => choose(other)}>
                {other.name}
              </Button>
            ))}
          </div>
        )
      )}
    </TickRow>
  );
}
