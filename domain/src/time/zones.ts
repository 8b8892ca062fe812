/** Brazil's zones by the places people know, the most peopled first; others follow by their own names. */
export const BRAZILIAN_ZONES = [
  { zone: 'America/Sao_Paulo', label: 'Brasília (São Paulo, Rio, Sul, Minas, Goiás)' },
  { zone: 'America/Bahia', label: 'Bahia (Salvador)' },
  { zone: 'America/Fortaleza', label: 'Fortaleza (Ceará, Rio Grande do Norte, Paraíba, Piauí, Maranhão)' },
  { zone: 'America/Recife', label: 'Recife (Pernambuco)' },
  { zone: 'America/Maceio', label: 'Maceió (Alagoas e Sergipe)' },
  { zone: 'America/Belem', label: 'Belém (Pará leste e Amapá)' },
  { zone: 'America/Santarem', label: 'Santarém (Pará oeste)' },
  { zone: 'America/Araguaina', label: 'Araguaína (Tocantins)' },
  { zone: 'America/Campo_Grande', label: 'Campo Grande (Mato Grosso do Sul)' },
  { zone: 'America/Cuiaba', label: 'Cuiabá (Mato Grosso)' },
  { zone: 'America/Manaus', label: 'Manaus (Amazonas leste)' },
  { zone: 'America/Porto_Velho', label: 'Porto Velho (Rondônia)' },
  { zone: 'America/Boa_Vista', label: 'Boa Vista (Roraima)' },
  { zone: 'America/Rio_Branco', label: 'Rio Branco (Acre)' },
  { zone: 'America/Eirunepe', label: 'Eirunepé (Amazonas oeste)' },
  { zone: 'America/Noronha', label: 'Fernando de Noronha' },
] as const;

/** Where each day begins first. */
export const FIRST_ZONE = 'Pacific/Kiritimati';

/** Names of the tz database. Browsers know further ones ('PRT', 'US/Pacific-New') that PostgreSQL does not. */
const NAME =
  /^(?:UTC|GMT|(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)\/[\w+/-]+)$/;

/** Whether clocks of the browser, the server and the database know this zone. */
export function isZone(name: string): boolean {
  if (!NAME.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}
