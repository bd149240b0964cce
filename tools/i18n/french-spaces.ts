/** Puts the narrow no-break spaces of French before : ; ? ! and % and inside guillemets. */
export function withFrenchSpaces(text: string): string {
  return text
    .replace(/[ \u00A0]+([?!:;»])/g, '\u202F$1')
    .replace(/«[ \u00A0]+/g, '«\u202F')
    .replace(/(?<=[\d}])[ \u00A0]%/g, '\u202F%');
}
