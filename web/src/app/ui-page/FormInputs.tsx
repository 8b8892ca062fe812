import { Card } from '../../ui/Card.tsx';
import { DateField } from '../../ui/form/DateField.tsx';
import { DateTimeField } from '../../ui/form/DateTimeField.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { QuantityField } from '../../ui/form/QuantityField.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { TagsField } from '../../ui/form/TagsField.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { TimeField } from '../../ui/form/TimeField.tsx';
import { Held } from './Held.tsx';

const ignore = () => {};

export function FormInputs() {
  return (
    <>
      <Card title="Texto">
        <Held start="">
          {(field) => (
            <TextField
              label="Nome completo"
              isRequired
              hint="Como está no documento."
              autoComplete="name"
              {...field}
            />
          )}
        </Held>
        <Held start="ana@">
          {(field) => <TextField label="E-mail" type="email" error="Confira o e-mail." {...field} />}
        </Held>
        <TextField label="Plano" value="Leveza Essencial" onChange={ignore} isDisabled />
        <TextField label="Código" value="LV-2026" onChange={ignore} isReadOnly hint="Somente leitura." />
        <Held start="segredo-longo">
          {(field) => <PasswordField label="Senha" autoComplete="current-password" {...field} />}
        </Held>
        <Held start="Tomei depois do almoço.">
          {(field) => <TextArea label="Observações" maxLength={500} {...field} />}
        </Held>
        <Held start="creatina">{(field) => <SearchField label="Buscar produto" {...field} />}</Held>
        <Held start={['Vitamina D', 'Ômega 3', 'Magnésio dimalato']}>
          {(field) => (
            <TagsField
              label="Alergias"
              hint="Escreva e toque em + ou Enter."
              {...field}
              onChange={field.onChange}
            />
          )}
        </Held>
      </Card>
      <Card title="Números e datas">
        <Held<number | null> start={72.4}>
          {(field) => <NumberField label="Peso" unit="kg" decimals={1} isRequired {...field} />}
        </Held>
        <Held<number | null> start={null}>
          {(field) => (
            <NumberField
              label="Dose"
              unit="mg"
              hint="Vírgula ou ponto: 2,5 ou 2.5."
              placeholder="0,25"
              {...field}
            />
          )}
        </Held>
        <Held<number | null> start={1}>
          {(field) => (
            <QuantityField label="Quantidade" step={0.5} min={0.5} max={3} decimals={3} {...field} />
          )}
        </Held>
        <Held<number | null> start={40}>
          {(field) => <QuantityField label="Doses na caixa" max={30} error="O máximo é 30." {...field} />}
        </Held>
        <QuantityField label="Quantidade fixa" value={1} onChange={ignore} isDisabled />
        <Held<string | null> start="2026-11-15">
          {(field) => <DateField label="Validade" minDay="2026-01-01" {...field} />}
        </Held>
        <Held<string | null> start="31/02/1985">
          {(field) => (
            <DateField
              label="Nascimento"
              autoComplete="bday"
              error="Esta data não existe."
              isRequired
              {...field}
            />
          )}
        </Held>
        <Held<string | null> start="08:30">{(field) => <TimeField label="Lembrar às" {...field} />}</Held>
        <Held<string | null> start="2026-11-15T08:30">
          {(field) => <DateTimeField label="Quando aplicou" hint="No seu horário." {...field} />}
        </Held>
        <Held<string | null> start="2026-11-15T">
          {(field) => <DateTimeField label="Quando tomou" error="Informe a data e a hora." {...field} />}
        </Held>
      </Card>
    </>
  );
}
