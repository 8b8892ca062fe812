import { Card } from '../../ui/Card.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { CheckboxGroup } from '../../ui/form/CheckboxGroup.tsx';
import { ComboBox } from '../../ui/form/ComboBox.tsx';
import { FileDropZone } from '../../ui/form/FileDropZone.tsx';
import type { Option } from '../../ui/form/option.ts';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { Rating } from '../../ui/form/Rating.tsx';
import { SegmentedControl } from '../../ui/form/SegmentedControl.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Link } from '../../ui/Link.tsx';
import { Held } from './Held.tsx';

const PERIODS: Option[] = [
  { value: 'morning', label: 'Manhã' },
  { value: 'afternoon', label: 'Tarde' },
  { value: 'evening', label: 'Noite' },
];

const FORMS: Option[] = [
  { value: 'capsule', label: 'Cápsula' },
  { value: 'drops', label: 'Gotas', hint: 'Em mililitros' },
  { value: 'powder', label: 'Pó' },
  { value: 'pen', label: 'Caneta', isDisabled: true },
];

const GOALS: Option[] = [
  { value: 'weight', label: 'Perder peso', hint: 'No ritmo que o seu médico indicou.' },
  { value: 'health', label: 'Cuidar da saúde' },
  { value: 'energy', label: 'Ter mais disposição' },
];

const STRENGTH = ['Muito leve', 'Leve', 'Moderado', 'Forte', 'Muito forte'] as const;

const EXAM = new File(['x'.repeat(250_000)], 'hemograma-completo-novembro-de-2026-laboratorio-central.pdf', {
  type: 'application/pdf',
});
const PHOTO = new File(['x'.repeat(90_000)], 'glicemia.jpg', { type: 'image/jpeg' });
const FILE_RULE = {
  accept: ['application/pdf', 'image/*'],
  acceptLabel: 'PDF ou imagem',
  maxBytes: 10 * 1024 ** 2,
};

export function FormChoices() {
  return (
    <>
      <Card title="Escolhas">
        <Held<string | null> start={null}>
          {(field) => (
            <Select label="Forma" options={FORMS} placeholder="Escolha a forma" isRequired {...field} />
          )}
        </Held>
        <Held<string | null> start="drops">
          {(field) => (
            <Select label="Apresentação" options={FORMS} error="Esta forma não existe mais." {...field} />
          )}
        </Held>
        <Held<string | null> start={null}>
          {(field) => (
            <ComboBox
              label="Produto"
              options={FORMS}
              placeholder="Comece a escrever"
              hint="Com ou sem acentos."
              {...field}
            />
          )}
        </Held>
        <Held<string | null> start="morning">
          {(field) => <SegmentedControl label="Período" options={PERIODS} {...field} />}
        </Held>
        <Held<string | null> start="weight">
          {(field) => <RadioGroup label="Objetivo" options={GOALS} {...field} />}
        </Held>
        <Held<number | null> start={3}>
          {(field) => <Rating label="Intensidade" steps={STRENGTH} {...field} />}
        </Held>
        <Held<number | null> start={null}>
          {(field) => <Rating label="Náusea" steps={STRENGTH} error="Escolha de 1 a 5." {...field} />}
        </Held>
      </Card>
      <Card title="Marcar, ligar e enviar">
        <Held<boolean> start={false}>
          {(field) => (
            <Checkbox
              label={
                <>
                  Li e aceito os <Link to="/ui">termos de uso</Link>
                </>
              }
              error="Aceite os termos para continuar."
              {...field}
            />
          )}
        </Held>
        <Held<boolean> start>
          {(field) => <Checkbox label="Precisa de geladeira" hint="Entre 2 e 8 °C." {...field} />}
        </Held>
        <Checkbox label="Indisponível" value onChange={() => {}} isDisabled />
        <Held<string[]> start={['weight']}>
          {(field) => <CheckboxGroup label="O que você quer acompanhar?" options={GOALS} {...field} />}
        </Held>
        <Held<boolean> start>
          {(field) => (
            <Switch label="Lembretes de dose" hint="Um aviso por dia, na hora marcada." {...field} />
          )}
        </Held>
        <Held<boolean> start={false}>
          {(field) => <Switch label="Resumo semanal por e-mail" {...field} />}
        </Held>
        <Held<File[]> start={[EXAM, PHOTO]}>
          {(field) => (
            <FileDropZone
              label="Exames"
              isMultiple
              {...FILE_RULE}
              renderProgress={(file) =>
                file === EXAM && <ProgressBar label="Enviando" isLabelHidden value={64} />
              }
              renderAction={(file) =>
                file === EXAM ? (
                  <Button size="sm" variant="quiet">
                    Cancelar
                  </Button>
                ) : undefined
              }
              {...field}
            />
          )}
        </Held>
        <Held<File[]> start={[]}>
          {(field) => (
            <FileDropZone label="Receita" error="Envie a receita." isRequired {...FILE_RULE} {...field} />
          )}
        </Held>
      </Card>
    </>
  );
}
