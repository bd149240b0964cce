interface ContactFields {
  readonly name: string;
  readonly email: string;
  readonly content: string;
  readonly captcha: string | null;
}

export type ContactField = keyof ContactFields;

/** Returns the invalid fields in the order of the page. Source: specification section 5, "support". */
export function validateContact({ name, email, content, captcha }: ContactFields): ContactField[] {
  const faults: Record<ContactField, boolean> = {
    name: [...name.trim()].length <= 3,
    email: !/^\S+@\S+\.\S+$/.test(email.trim()),
    content: content.trim() === '',
    captcha: captcha === null,
  };
  return (Object.keys(faults) as ContactField[]).filter((field) => faults[field]);
}
