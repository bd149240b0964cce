/** Masks an address: "j•••@mail.example", "+49 •••34". */
export function maskAddress(address: string): string {
  const [name = '', host] = address.trim().split('@');
  if (host !== undefined) return `${[...name][0] ?? ''}•••@${host}`;
  return `${name.slice(0, 3)} •••${name.slice(-2)}`;
}
