interface Named {
  name: string;
  email: string;
}

/** The name; without one, the e-mail's part before the @; without either, 'Usuário'. */
export function displayName({ name, email }: Named): string {
  return name.trim() || email.split('@')[0]!.trim() || 'Usuário';
}

/** How to greet: the first name, or null when the patient gave none. */
export function firstName({ name }: Pick<Named, 'name'>): string | null {
  return name.trim().split(/\s+/)[0] || null;
}
