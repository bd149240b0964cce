/** What is known about the device and country of a login. */
interface LoginContext {
  /** The account has a verified address, so a code can be sent. */
  readonly verified: boolean;
  readonly deviceKnown: boolean;
  /** Also true if the country cannot be determined. */
  readonly countryKnown: boolean;
  /** Number of other devices with an active session. */
  readonly otherDevices: number;
}

/**
 * Whether this login needs a code: `devices` if the account has reached its device limit, `unfamiliar` for an unknown
 * device or country of an account with a verified address. Source: decisions "Identity".
 */
export function requiredChallenge(place: LoginContext, devicesMax: number): 'devices' | 'unfamiliar' | null {
  if (!place.deviceKnown && place.otherDevices >= devicesMax) return 'devices';
  return place.verified && !(place.deviceKnown && place.countryKnown) ? 'unfamiliar' : null;
}
